// What moves: the board as it is shown while steps are played out, tiles in flight, cells that
// still wait for theirs.  The view is always ahead of it, and `settle` catches up at once.

import type { Seat, Step } from "../../table/contract";
import { isKoi } from "./tokens";
import { placeKey, type View } from "./view";

type Market = Record<string, string | null>;

/** A tile on its way; places are names of `data-spot`. */
interface Move {
  tile: string;
  from: string;
  to: string;
}

/** Moves that happen together. */
interface Beat {
  moves: Move[];
  appears: [cell: string, tile: string][]; // on the board, when the beat is over
}

export interface Flight {
  id: number;
  tile: string;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

const NORMAL_MS = 220; // Motion.ms at normal speed
const BEAT_MS = 600; // so that a turn of somebody else can be followed
const TOTAL_MS = 2500;

export const spots = {
  market: (cell: string) => `market:${cell}`,
  pond: (seat: Seat, key: string) => `pond:${seat}:${key}`,
  seat: (seat: Seat) => `seat:${seat}`,
  hand: (held: string) => `hand:${held}`,
  stack: (tile: string) => `stack:${isKoi(tile) ? "koi" : "feature"}`,
  rival: "rival",
};

export class Stage {
  market = $state.raw<Market>({});
  hidden = $state.raw<ReadonlySet<string>>(new Set()); // spots whose tile is still in flight
  flights = $state.raw<Flight[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // board cells that just got their tile
  recent = $state.raw<Record<Seat, string[]>>({}); // what each seat laid last
  private seen = -1; // the last step played out
  private run = 0;
  private flown = 0;
  private before: View | null = null;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly own: () => Seat | null,
  ) {}

  /** Shows everything as it is now. */
  settle(): void {
    this.run += 1;
    if (this.before) this.market = this.before.market;
    this.hidden = new Set();
    this.flights = [];
    this.fresh = new Set();
  }

  /** The first view is shown at once; later ones wait for `arrive`. */
  expect(view: View): void {
    if (this.before === null) this.market = view.market;
  }

  /** A new view has come, with the steps that led to it. */
  arrive(view: View, news: Step[], ms: number): void {
    const before = this.before;
    this.settle();
    this.before = view;
    const steps = news.filter((step) => step.n > this.seen);
    this.seen = Math.max(this.seen, news.at(-1)?.n ?? -1);
    this.remember(steps);
    const beats = before && ms > 0 ? this.beats(before, view, steps) : [];
    if (before && beats.length) void this.play(before.market, view.market, beats, ms);
    else this.market = view.market;
  }

  private remember(steps: Step[]): void {
    const recent = { ...this.recent };
    const turnOf: Record<Seat, number> = {};
    for (const step of steps) {
      for (const { key, values } of step.told) {
        if (key !== "laid") continue;
        const seat = values.seat - 1;
        const place = placeKey({ x: values.x, y: values.y });
        recent[seat] = turnOf[seat] === step.turn ? [...recent[seat]!, place] : [place];
        turnOf[seat] = step.turn;
      }
    }
    this.recent = recent;
  }

  private beats(before: View, view: View, steps: Step[]): Beat[] {
    const beats: Beat[] = [];
    let filling: Beat | null = null; // tiles that come to the board in one go
    for (const { told, turn } of steps) {
      for (const { key, values } of told) {
        if (key === "took" && values.seat - 1 !== this.own()) {
          beats.push({ moves: this.taking(values, turn, steps), appears: [] });
          filling = null;
        } else if (key === "revealed") {
          const taken: string[] = values.taken;
          const turned = { tile: values.tile, from: spots.stack(values.tile), to: spots.rival };
          const others = taken.map((cell) => ({
            tile: "",
            from: spots.market(cell),
            to: spots.rival,
          }));
          beats.push({ moves: [turned, ...others], appears: [] });
          filling = null;
        } else if (key === "refilled" || key === "filled") {
          if (!filling) beats.push((filling = { moves: [], appears: [] }));
          const { cell, tile, moved_to } = values;
          if (moved_to) filling.moves.push({ tile: "", from: spots.market(cell), to: spots.market(moved_to) });
          filling.moves.push({ tile, from: spots.stack(tile), to: spots.market(cell) });
          filling.appears.push([cell, tile]);
        }
      }
    }
    const drafted = ["koi", "feature"].filter((held) => {
      const kind = held as "koi" | "feature";
      return !before.hand[kind] && view.hand[kind] && view.actor === this.own();
    });
    if (drafted.length === 2 && !steps.length) beats.push({ moves: this.drafting(before, view), appears: [] });
    return beats;
  }

  /** Tiles go from the board to the cells where their taker laid them. */
  private taking(took: Record<string, any>, turn: number, steps: Step[]): Move[] {
    const seat: Seat = took.seat - 1;
    const laid = steps
      .filter((step) => step.turn === turn)
      .flatMap((step) => step.told)
      .filter((told) => told.key === "laid" && told.values.seat === took.seat);
    return [took.koi, took.feature].map((tile: string, k) => {
      const at = laid.find((told) => told.values.tile === tile)?.values;
      const to = at ? spots.pond(seat, placeKey({ x: at.x, y: at.y })) : spots.seat(seat);
      return { tile, from: spots.market(took.cells[k]), to };
    });
  }

  private drafting(before: View, view: View): Move[] {
    return Object.keys(before.market)
      .filter((cell) => before.market[cell] && !view.market[cell])
      .map((cell) => {
        const tile = before.market[cell]!;
        return { tile, from: spots.market(cell), to: spots.hand(isKoi(tile) ? "koi" : "feature") };
      });
  }

  private async play(from: Market, to: Market, beats: Beat[], ms: number): Promise<void> {
    const run = this.run;
    const pace = Math.min(1, ms / NORMAL_MS);
    const long = Math.min(BEAT_MS, TOTAL_MS / beats.length) * pace;
    this.market = { ...from };
    this.hidden = new Set(
      beats.flatMap((beat) => beat.moves.map((move) => move.to)).filter((spot) => /^(pond|hand):/.test(spot)),
    );
    for (const beat of beats) {
      const quick = beat.moves.every((move) => move.to.startsWith("hand:"));
      const lasts = quick ? ms : long;
      this.start(beat, lasts);
      await new Promise((done) => setTimeout(done, lasts));
      if (run !== this.run) return;
      this.finish(beat);
    }
    this.market = to;
    this.hidden = new Set();
  }

  private start(beat: Beat, ms: number): void {
    const market = { ...this.market };
    const flights: Flight[] = [];
    for (const move of beat.moves) {
      const cell = cellOf(move.from);
      if (cell) move.tile ||= market[cell] ?? "";
      const [from, to] = [this.rect(move.from), this.rect(move.to)];
      if (cell) market[cell] = null;
      if (move.tile && from && to) {
        flights.push({ id: (this.flown += 1), tile: move.tile, from, to, ms: ms * 0.8 });
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

  private rect(spot: string): DOMRect | null {
    const found = this.root()?.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    const rect = found?.getBoundingClientRect();
    if (rect?.width) return rect;
    const seat = /^pond:(\d+):/.exec(spot);
    return seat ? this.rect(spots.seat(Number(seat[1]))) : null;
  }
}

const cellOf = (spot: string): string | null => (spot.startsWith("market:") ? spot.slice(7) : null);
