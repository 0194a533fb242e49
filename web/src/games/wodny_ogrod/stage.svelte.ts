// What moves: the pieces of the others on their way into their gardens, and displays that close up.  The view is
// always ahead of it, and `settle` catches up at once.

import { Beats } from "../../board/beats";
import type { Seat, Step, Told } from "../../table/contract";
import { boxAt, boxesOf, slideFrom, type Flight } from "../../board/flights";
import { laidIn } from "./laid";
import { pieceFrom } from "./pieces";
import { spots } from "./spots";
import { cellsOf, eventsOf, SIDE, type GardenView, type View } from "./view";

export const SMALL_RIM = 4 / (SIDE * 40 + 8); // of a small garden, as a part of its width

const FLOWN_CELL = 15; // pixels of a cell as a piece leaves

/** A piece on its way. */
interface Flown {
  seat: Seat;
  piece: string;
  orientation: number;
}

interface Beat {
  what: Flown;
  from: DOMRect | null;
  to: () => DOMRect | null; // once everything is drawn
}

export class Stage {
  flights = $state.raw<Flight<Flown>[]>([]);
  held = $state.raw<Record<Seat, GardenView>>({}); // gardens as they were before what is still to come
  private told: Step[] = []; // the news that came last, so that nothing is played out twice
  private before: View | null = null;
  private won = 0; // words of this turn whose tokens have come
  private places: ReadonlyMap<string, DOMRect> = new Map();
  private coming: Beat[] = [];
  private left: Record<Seat, number> = {}; // pieces to come
  private flown = 0;
  private readonly beats = new Beats<Beat>({
    start: (beat, ms) => this.start(beat, ms),
    finish: (beat) => this.finish(beat),
    over: () => this.settle(),
  });

  constructor(private readonly own: () => Seat | null) {}

  /** Shows everything as it is now. */
  settle(): void {
    this.beats.stop();
    if (this.flights.length) this.flights = [];
    if (Object.keys(this.held).length) this.held = {};
    this.left = {};
  }

  /** Before a new view is drawn: where everything lies, and which gardens must wait. */
  expect(view: View, news: Step[], tentative: Told[][], ms: number): void {
    const before = this.before;
    this.before = view;
    const steps = news === this.told ? [] : news;
    this.told = news;
    const fresh = tentative.slice(this.won);
    this.won = tentative.length;
    this.places = before && ms > 0 ? boxesOf("tile:") : new Map();
    if (!before || ms === 0) return;
    const laid = steps.flatMap((step) => laidIn(step.told)).filter(({ seat }) => seat !== this.own());
    const held = { ...this.held };
    for (const one of laid) {
      const from = this.places.get(spots.tile(one.piece)) ?? boxAt(spots.store(one.of));
      this.coming.push({ what: one, from, to: () => placeOf(one.seat, one.cells) });
      this.left[one.seat] = (this.left[one.seat] ?? 0) + 1;
      held[one.seat] ??= before.gardens[one.seat]!;
    }
    if (laid.length) this.held = held;
    if (fresh.length === 1) this.winning(fresh[0]!);
  }

  /** Tokens come to the hand of whoever wins them here. */
  private winning(told: Told[]): void {
    for (const { key, values } of eventsOf(told)) {
      if (key !== "won_line" && key !== "won_area") continue;
      const seat = values.seat - 1;
      const from = key === "won_line" ? boxAt(spots.edge(seat, values.section)) : placeOf(seat, values.cells);
      const what = { seat, piece: values.token, orientation: 0 };
      this.coming.push({ what, from, to: () => boxAt(spots.hand(values.token)) });
    }
  }

  /** Once it is drawn. */
  arrive(ms: number): void {
    if (ms > 0) slideFrom(this.places, ms * 1.6);
    this.places = new Map();
    this.beats.add(this.coming.splice(0), ms);
  }

  private start({ what, from: at, to: where }: Beat, ms: number): void {
    const to = where();
    if (!at || !to || !this.before) return;
    const { width, height } = pieceFrom(this.before.printed.pieces[what.piece]!).looks[what.orientation]!;
    const [wide, high] = [width * FLOWN_CELL, height * FLOWN_CELL];
    const from = new DOMRect(at.left + (at.width - wide) / 2, at.top + (at.height - high) / 2, wide, high);
    this.flown += 1;
    this.flights = [...this.flights, { id: this.flown, what, from, to, ms: ms * 0.8 }];
  }

  /** What has arrived stays until all that goes there has. */
  private finish({ what: { seat } }: Beat): void {
    this.left[seat] = (this.left[seat] ?? 1) - 1;
    if (this.left[seat] > 0) return;
    const { [seat]: _, ...held } = this.held;
    this.held = held;
    this.flights = this.flights.filter(({ what }) => what.seat !== seat);
  }
}

/** Where a piece lies in a garden, large or small. */
function placeOf(seat: Seat, cells: string[]): DOMRect | null {
  const places = cellsOf(cells);
  const [top, left] = [Math.min(...places.map(({ r }) => r)), Math.min(...places.map(({ c }) => c))];
  const [bottom, right] = [Math.max(...places.map(({ r }) => r)) + 1, Math.max(...places.map(({ c }) => c)) + 1];
  const first = boxAt(spots.cell(seat, "a1"));
  if (first) {
    const [wide, high] = [first.width, first.height];
    return new DOMRect(first.left + left * wide, first.top + top * high, (right - left) * wide, (bottom - top) * high);
  }
  const small = boxAt(spots.small(seat));
  if (!small) return null;
  const cell = (small.width * (1 - 2 * SMALL_RIM)) / SIDE;
  const rim = small.width * SMALL_RIM;
  return new DOMRect(
    small.left + rim + left * cell,
    small.top + rim + top * cell,
    (right - left) * cell,
    (bottom - top) * cell,
  );
}
