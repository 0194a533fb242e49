// What moves: the board as it is shown while steps are played out, tiles in flight, cells that
// still wait for theirs.  The view is always ahead of it, and `settle` catches up at once.

import { Beats } from "../../board/beats";
import type { Seat, Step } from "../../table/contract";
import { boxAt, type Flight } from "../../board/flights";
import { eventsOf, placeKey, type Held, type Place, type Values, type View } from "./view";

type Market = Record<string, string | null>;

/** A tile on its way; places are names of `data-spot`. */
interface Move {
  tile: string; // "": what lies there
  from: string;
  to: string;
}

/** Moves that happen together. */
interface Beat {
  moves: Move[];
  appears: [cell: string, tile: string][]; // on the board, when the beat is over
}

export const spots = {
  market: (cell: string) => `market:${cell}`,
  pond: (seat: Seat, key: string) => `pond:${seat}:${key}`,
  seat: (seat: Seat) => `seat:${seat}`,
  hand: (held: Held) => `hand:${held}`,
  stack: (held: Held) => `stack:${held}`,
  rival: "rival",
};

/** The place that a spot in a pond names, null for other spots. */
export function pondSpot(spot: string): (Place & { seat: Seat }) | null {
  const found = /^pond:(\d+):(-?\d+),(-?\d+)$/.exec(spot);
  return found && { seat: Number(found[1]), x: Number(found[2]), y: Number(found[3]) };
}

export class Stage {
  market = $state.raw<Market>({});
  hidden = $state.raw<ReadonlySet<string>>(new Set()); // spots whose tile is still in flight
  flights = $state.raw<Flight[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // board cells that just got their tile
  recent = $state.raw<Record<Seat, string[]>>({}); // what each seat laid last
  private told: Step[] = []; // the news that came last, so that nothing is played out twice
  private turnOf: Record<Seat, number> = {}; // of what is recent
  private readonly beats = new Beats<Beat>({
    start: (beat, ms) => this.start(beat, ms),
    finish: (beat) => this.finish(beat),
    over: () => this.over(),
    quick: (beat) => beat.moves.every((move) => move.to.startsWith("hand:")),
  });
  private flown = 0;
  private before: View | null = null;

  constructor(private readonly own: () => Seat | null) {}

  /** Shows everything as it is now. */
  settle(): void {
    this.beats.stop();
    if (this.before) this.market = this.before.market;
    this.hidden = new Set();
    this.flights = [];
    this.fresh = new Set();
  }

  /** The first view is shown at once; later ones wait for `arrive`. */
  expect(view: View): void {
    if (this.before === null) this.market = view.market;
  }

  /** A new view has come, with the steps that led to it; it waits for what still moves. */
  arrive(view: View, news: Step[], ms: number): void {
    const before = this.before;
    this.before = view;
    const steps = news === this.told ? [] : news;
    this.told = news;
    this.remember(steps);
    const beats = before && ms > 0 ? this.played(before, view, steps) : [];
    const arriving = beats.flatMap((beat) => beat.moves.map((move) => move.to));
    const covered = arriving.filter((spot) => /^(pond|hand):/.test(spot));
    if (covered.length) this.hidden = new Set([...this.hidden, ...covered]);
    this.beats.add(beats, ms);
    if (!this.beats.playing) this.settle();
  }

  private remember(steps: Step[]): void {
    const recent = { ...this.recent };
    for (const step of steps) {
      for (const { key, values } of eventsOf(step.told)) {
        if (key !== "laid") continue;
        const seat = values.seat - 1;
        const place = placeKey({ x: values.x, y: values.y });
        recent[seat] = this.turnOf[seat] === step.turn ? [...(recent[seat] ?? []), place] : [place];
        this.turnOf[seat] = step.turn;
      }
    }
    this.recent = recent;
  }

  private played(before: View, view: View, steps: Step[]): Beat[] {
    const beats: Beat[] = [];
    let filling: Beat | null = null; // tiles that come to the board in one go
    const stackOf = (tile: string) => spots.stack(view.printed.tiles[tile]!.type);
    for (const { told, turn } of steps) {
      for (const { key, values } of eventsOf(told)) {
        if (key === "took" && values.seat - 1 !== this.own()) {
          beats.push({ moves: this.taking(values, turn, steps), appears: [] });
          filling = null;
        } else if (key === "revealed") {
          beats.push({ moves: this.revealing(values, stackOf(values.tile)), appears: [] });
          filling = null;
        } else if (key === "refilled" || key === "filled") {
          if (!filling) {
            filling = { moves: [], appears: [] };
            beats.push(filling);
          }
          const { cell, tile, moved_to } = values;
          if (moved_to) filling.moves.push({ tile: "", from: spots.market(cell), to: spots.market(moved_to) });
          filling.moves.push({ tile, from: stackOf(tile), to: spots.market(cell) });
          filling.appears.push([cell, tile]);
        }
      }
    }
    const drafted = !before.hand.koi && view.hand.koi && view.hand.feature && view.actor === this.own();
    if (drafted && !steps.length) beats.push({ moves: this.drafting(before, view), appears: [] });
    return beats;
  }

  /** Tiles go from the board to the cells where their taker laid them. */
  private taking(took: Values, turn: number, steps: Step[]): Move[] {
    const seat: Seat = took.seat - 1;
    const laid = steps
      .filter((step) => step.turn === turn)
      .flatMap((step) => eventsOf(step.told))
      .filter((told) => told.key === "laid" && told.values.seat === took.seat);
    return [took.koi, took.feature].map((tile, k) => {
      const at = laid.find((told) => told.values.tile === tile)?.values;
      const to = at ? spots.pond(seat, placeKey({ x: at.x, y: at.y })) : spots.seat(seat);
      return { tile, from: spots.market(took.cells[k]!), to };
    });
  }

  /** The rival gets the tile turned over and those that match it. */
  private revealing({ tile, taken }: Values, stack: string): Move[] {
    const matching = taken.map((cell) => ({ tile: "", from: spots.market(cell), to: spots.rival }));
    return [{ tile, from: stack, to: spots.rival }, ...matching];
  }

  private drafting(before: View, view: View): Move[] {
    return Object.keys(before.market)
      .filter((cell) => before.market[cell] && !view.market[cell])
      .map((cell) => {
        const tile = before.market[cell]!;
        return { tile, from: spots.market(cell), to: spots.hand(view.printed.tiles[tile]!.type) };
      });
  }

  private over(): void {
    const { fresh } = this;
    this.settle();
    this.fresh = fresh;
  }

  private start(beat: Beat, ms: number): void {
    const market = { ...this.market };
    const flights: Flight[] = [];
    for (const move of beat.moves) {
      const cell = cellOf(move.from);
      if (cell) move.tile ||= market[cell] ?? "";
      const [at, to] = [boxAt(move.from), whereTo(move.to)];
      if (cell) market[cell] = null;
      if (move.tile && at && to) {
        const from = new DOMRect(at.left, at.top, at.width, at.width); // tiles are square
        this.flown += 1;
        flights.push({ id: this.flown, what: move.tile, from, to, ms: ms * 0.8 });
      }
    }
    this.market = market;
    this.flights = flights;
  }

  private finish(beat: Beat): void {
    const market = { ...this.market };
    const hidden = new Set(this.hidden);
    for (const move of beat.moves) {
      const cell = cellOf(move.to);
      if (cell && move.tile) market[cell] = move.tile;
      hidden.delete(move.to);
    }
    for (const [cell, tile] of beat.appears) market[cell] = tile;
    this.market = market;
    this.hidden = hidden;
    this.fresh = new Set(beat.appears.map(([cell]) => cell));
    this.flights = [];
  }
}

/** A cell, or its pond where that is shown small or not at all. */
function whereTo(spot: string): DOMRect | null {
  const seat = /^pond:(\d+):/.exec(spot);
  return boxAt(spot) ?? (seat && boxAt(spots.seat(Number(seat[1]))));
}

const cellOf = (spot: string): string | null => (spot.startsWith("market:") ? spot.slice(7) : null);
