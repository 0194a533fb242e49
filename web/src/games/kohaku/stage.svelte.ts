// What moves: the board as it is shown while steps are played out, tiles in flight, cells that
// still wait for theirs.  The view is always ahead of it, and `settle` catches up at once.

import { boxOf } from "../../lib/turned.svelte";
import type { Seat, Step } from "../../table/contract";
import { isKoi } from "./tokens";
import { placeKey, type Place, type View } from "./view";

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
const SHORTEST_MS = 120;

export const spots = {
  market: (cell: string) => `market:${cell}`,
  pond: (seat: Seat, key: string) => `pond:${seat}:${key}`,
  seat: (seat: Seat) => `seat:${seat}`,
  hand: (held: string) => `hand:${held}`,
  stack: (tile: string) => `stack:${isKoi(tile) ? "koi" : "feature"}`,
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
  private waiting: Beat[] = [];
  private until = 0; // when everything waiting should have been shown
  private playing = false;
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
    this.playing = false;
    this.waiting = [];
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
    const beats = before && ms > 0 ? this.beats(before, view, steps) : [];
    this.waiting.push(...beats);
    const arriving = beats.flatMap((beat) => beat.moves.map((move) => move.to));
    const covered = arriving.filter((spot) => /^(pond|hand):/.test(spot));
    if (covered.length) this.hidden = new Set([...this.hidden, ...covered]);
    if (!this.playing && this.waiting.length) void this.play(ms);
    else if (!this.playing) this.settle();
  }

  private remember(steps: Step[]): void {
    const recent = { ...this.recent };
    for (const step of steps) {
      for (const { key, values } of step.told) {
        if (key !== "laid") continue;
        const seat = values.seat - 1;
        const place = placeKey({ x: values.x, y: values.y });
        recent[seat] = this.turnOf[seat] === step.turn ? [...(recent[seat] ?? []), place] : [place];
        this.turnOf[seat] = step.turn;
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
          beats.push({ moves: this.revealing(values), appears: [] });
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
    const drafted = !before.hand.koi && view.hand.koi && view.hand.feature && view.actor === this.own();
    if (drafted && !steps.length) beats.push({ moves: this.drafting(before, view), appears: [] });
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

  /** The rival gets the tile turned over and those that match it. */
  private revealing({ tile, taken }: Record<string, any>): Move[] {
    const matching = taken.map((cell: string) => ({ tile: "", from: spots.market(cell), to: spots.rival }));
    return [{ tile, from: spots.stack(tile), to: spots.rival }, ...matching];
  }

  private drafting(before: View, view: View): Move[] {
    return Object.keys(before.market)
      .filter((cell) => before.market[cell] && !view.market[cell])
      .map((cell) => {
        const tile = before.market[cell]!;
        return { tile, from: spots.market(cell), to: spots.hand(isKoi(tile) ? "koi" : "feature") };
      });
  }

  private async play(ms: number): Promise<void> {
    const run = this.run;
    const pace = Math.min(1, ms / NORMAL_MS);
    this.playing = true;
    this.until = performance.now() + TOTAL_MS * pace;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      const left = Math.max(0, this.until - performance.now()) / (this.waiting.length + 1);
      const drafted = beat.moves.every((move) => move.to.startsWith("hand:"));
      const lasts = drafted ? ms : Math.max(SHORTEST_MS, Math.min(BEAT_MS * pace, left));
      this.start(beat, lasts);
      await new Promise((done) => setTimeout(done, lasts));
      if (run !== this.run) return;
      this.finish(beat);
    }
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
    // The rival's pile stands twice, one of them unseen.
    for (const found of this.root()?.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`) ?? []) {
      const rect = boxOf(found);
      if (rect.width) return rect;
    }
    const seat = /^pond:(\d+):/.exec(spot);
    return seat ? this.rect(spots.seat(Number(seat[1]))) : null;
  }
}

const cellOf = (spot: string): string | null => (spot.startsWith("market:") ? spot.slice(7) : null);
