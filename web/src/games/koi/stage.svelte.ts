// What moves: cards on their way from the row, things from storage to a pond.  The board already shows
// what came of it; what is still to arrive is kept out of sight, and `settle` shows it at once.  What each seat laid
// last is known too, and carries the red of a seal.

import { Beats } from "../../board/beats";
import { boxAt, boxesOf, type Flight } from "../../board/flights";
import type { ToldAs } from "../../lib/kinds";
import type { Seat, Step } from "../../table/contract";
import { hexOf, keyOf } from "./hexes";
import { thingAt, thingsOf, type Thing } from "./things";
import { eventsOf, LAYING, type PondView, type Values, type View } from "./view";

/** A picture on its way; places are names of `data-spot`, the first that is seen counts. */
interface Move {
  tile: string; // a kind of thing, or the number of a card
  turn: number;
  from: string[];
  to: string[];
  word: string; // of the thing that arrives in a pond, "" otherwise
}

/** What is seen of it in flight. */
export interface Flying {
  tile: string;
  turn: number;
  size: number; // pixels
}

const MOST = 4; // pictures of one kind at once
const [SMALLEST, LARGEST] = [26, 96]; // pixels of a picture in flight

export const spots = {
  slot: (slot: number) => `slot:${slot}`,
  card: "card", // the one that is being resolved
  deck: "deck",
  store: (seat: Seat) => `store:${seat}`,
  cards: (seat: Seat) => `cards:${seat}`,
  goal: (goal: string) => `goal:${goal}`,
  lies: (seat: Seat, word: string) => `lies:${seat}:${word}`,
};

export class Stage {
  flights = $state.raw<Flight<Flying>[]>([]);
  coming = $state.raw<ReadonlySet<string>>(new Set()); // seat and word of things still on their way
  recent = $state.raw<Record<Seat, ReadonlySet<string>>>({}); // cells, by seat
  private readonly lastTurn: Record<Seat, number> = {};
  private told: Step[] = []; // the news that came last, so that nothing is played out twice
  private flown = 0;
  private before: View | null = null;
  private boxes: ReadonlyMap<string, DOMRect> = new Map(); // as the board looked before

  private readonly beats = new Beats<Move[]>({
    start: (moves, ms) => this.start(moves, ms),
    finish: (moves) => this.finish(moves),
    over: () => this.settle(),
    quick: (moves) => this.mine(moves),
  });

  constructor(private readonly own: () => Seat | null) {}

  /** Shows everything as it is now. */
  settle(): void {
    this.beats.stop();
    if (this.flights.length) this.flights = [];
    if (this.coming.size) this.coming = new Set();
  }

  /** Before another view is drawn: where everything that may leave lies. */
  measure(): void {
    this.boxes = boxesOf("");
  }

  /** Another view is drawn.  `carried`: the last thing was laid by dragging it there. */
  arrive(view: View, news: Step[], ms: number, carried: boolean): void {
    const before = this.before;
    this.before = view;
    const steps = news === this.told ? [] : news;
    this.told = news;
    for (const step of steps) this.remember(step, view);
    if (!before || ms === 0 || before.seats !== view.seats) return this.settle();
    const others = steps.filter((one) => one.actor !== null && one.actor !== this.own());
    const beats = others.map((step) => this.followed(step, view)).filter((moves) => moves.length);
    const mine = carried ? [] : this.ownMoves(before, view);
    if (mine.length) beats.unshift(mine);
    if (!beats.length) return;
    const arriving = beats.flat().filter((move) => move.word);
    if (arriving.length) this.coming = new Set([...this.coming, ...arriving.map((move) => move.to[0]!)]);
    this.beats.add(beats, ms);
  }

  /** What a step laid is the last that its seat laid. */
  private remember({ turn, told }: Step, { printed }: View): void {
    for (const { key, values } of eventsOf(told)) {
      if (!LAYING.includes(key)) continue;
      const of = values.seat - 1;
      const cells = thingAt(values.what, hexOf(values.cell), values.turn, printed)?.cells ?? [];
      const before = this.lastTurn[of] === turn ? [...(this.recent[of] ?? [])] : [];
      this.lastTurn[of] = turn;
      this.recent = { ...this.recent, [of]: new Set([...before, ...cells.map(keyOf)]) };
    }
  }

  /** A step of somebody else. */
  private followed({ told }: Step, view: View): Move[] {
    const events = eventsOf(told);
    const slot = events.find((one) => one.key === "meditated")?.values.slot;
    const from = slot ? [spots.slot(slot)] : [];
    return events.flatMap((one) => this.happened(one, view, from));
  }

  private happened({ key, values }: ToldAs<Values>, view: View, from: string[]): Move[] {
    const seat: Seat = values.seat - 1;
    if (key === "meditated") {
      return [{ tile: values.card, turn: 0, from, to: [spots.cards(seat), spots.store(seat)], word: "" }];
    }
    if (key === "got") return gained(values.items, from.length ? from : [spots.deck], seat);
    if (!LAYING.includes(key)) return [];
    const pond = view.ponds[seat];
    const lies = (one: Thing) =>
      one.kind === values.what && one.turn === (values.turn ?? 0) && keyOf(one.cells[0]!) === values.cell;
    const thing = pond && thingsOf(pond.things, view.printed).find(lies);
    return thing ? [laying(thing, seat, view)] : [];
  }

  /** What the own words have changed since the last view; steps taken back do not fly. */
  private ownMoves(before: View, view: View): Move[] {
    const own = this.own();
    const [was, now] = own === null ? [] : [before.ponds[own], view.ponds[own]];
    if (own === null || !was || !now) return [];
    const moves: Move[] = [];
    const { slot, card } = view.now;
    if (slot && card && !before.now.card) {
      moves.push({
        tile: card.id,
        turn: 0,
        from: [spots.slot(slot)],
        to: [spots.card, spots.cards(own), spots.store(own)],
        word: "",
      });
    }
    const source = before.now.card_due && !view.now.card_due ? spots.card : slot ? spots.slot(slot) : spots.store(own);
    const lifted = before.now.lifted !== null;
    const known = new Set(thingsOf(was.things, view.printed).map((one) => one.word));
    const added = thingsOf(now.things, view.printed).filter((one) => !known.has(one.word));
    const lost = was.things.length + added.length > now.things.length;
    if (!lost && !lifted) moves.push(...added.map((thing) => laying(thing, own, view)));
    if (!added.length && view.turn === before.turn && view.phase !== "start")
      moves.push(...gained(more(was, now), [source], own));
    return moves;
  }

  /** Whether whoever looks moved it. */
  private mine(moves: Move[]): boolean {
    return moves.every(({ to }) => to.some((spot) => spot.split(":")[1] === String(this.own())));
  }

  private start(moves: Move[], ms: number): boolean {
    const lasts = this.mine(moves) ? ms : ms * 0.8;
    this.flights = moves.flatMap(({ tile, turn, ...move }, nth): Flight<Flying>[] => {
      const [left, reached] = [this.box(move.from, true), this.box(move.to, false)];
      if (!left || !reached) return [];
      const [from, to] = [middleOf(left, nth), middleOf(reached)];
      this.flown += 1;
      return [{ id: this.flown, what: { tile, turn, size: from.width }, from, to, ms: lasts }];
    });
    return this.flights.length > 0;
  }

  private finish(moves: Move[]): void {
    const landed = new Set(moves.map((move) => move.to[0]!));
    this.coming = new Set([...this.coming].filter((one) => !landed.has(one)));
    this.flights = [];
  }

  private box(names: string[], past: boolean): DOMRect | null {
    for (const name of names) {
      const known = past ? this.boxes.get(name) : undefined;
      if (known) return known;
      const box = boxAt(name);
      if (box) return box;
    }
    return null;
  }
}

/** A square in the middle of a place, as large as what lies there; several from one place a little aside. */
function middleOf({ left, top, width, height }: DOMRect, nth = 0): DOMRect {
  const size = Math.max(SMALLEST, Math.min(LARGEST, width, height));
  return new DOMRect(left + (width - size) / 2 + nth * 7, top + (height - size) / 2 + nth * 4, size, size);
}

function laying(thing: Thing, seat: Seat, { printed }: View): Move {
  const goal = printed.things[thing.kind]?.goal;
  const from = [...(goal ? [spots.goal(goal)] : []), spots.store(seat)];
  return {
    tile: thing.kind,
    turn: thing.turn,
    from,
    to: [spots.lies(seat, thing.word), spots.store(seat)],
    word: thing.word,
  };
}

const gained = (items: Record<string, number>, from: string[], seat: Seat): Move[] =>
  Object.entries(items).flatMap(([tile, n]) =>
    Array.from({ length: Math.min(n, MOST) }, () => ({ tile, turn: 0, from, to: [spots.store(seat)], word: "" })),
  );

/** What a seat has more of than before. */
function more(was: PondView, now: PondView): Record<string, number> {
  const count = ({ coins, luck, stored }: PondView): Record<string, number> => ({ coins, luck, ...stored });
  const [old, found] = [count(was), count(now)];
  return Object.fromEntries(Object.entries(found).map(([what, n]) => [what, Math.max(0, n - (old[what] ?? 0))]));
}
