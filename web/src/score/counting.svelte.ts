// What was tapped so far in one game: the players and their ponds, with undo and redo.  The browser keeps
// it after every tap, so that nothing is lost when the phone sleeps or the page is closed.

import { keep, readKept } from "../lib/kept";
import type { Desk, Player } from "./desk";
import { MOST_PLAYERS } from "./text";

interface Kept {
  players: Player[];
  past: Player[][];
}

const STEPS = 60; // that can be taken back

export class Counting {
  players = $state.raw<Player[]>([]);
  past = $state.raw<Player[][]>([]);
  future = $state.raw<Player[][]>([]);
  chosen = $state(0);
  readonly shown: number = $derived(Math.min(this.chosen, this.players.length - 1));

  constructor(private desk: Desk) {
    const kept = readKept<Kept>(this.place);
    const usable = Array.isArray(kept?.players) && kept.players.length > 0;
    this.players = usable ? kept!.players : [{ name: "", pond: desk.empty() }];
    this.past = usable && Array.isArray(kept?.past) ? kept!.past : [];
  }

  private get place(): string {
    return `pondside-score-${this.desk.game}`;
  }

  get full(): boolean {
    return this.players.length >= MOST_PLAYERS;
  }

  /** Every change goes this way, so that every change can be taken back. */
  set(players: Player[]): void {
    this.past = [...this.past, this.players].slice(-STEPS);
    this.future = [];
    this.players = players;
    this.save();
  }

  lay(pond: unknown): void {
    const at = this.shown;
    this.set(this.players.map((player, k) => (k === at ? { ...player, pond } : player)));
  }

  rename(seat: number, name: string): void {
    this.set(this.players.map((player, k) => (k === seat ? { ...player, name } : player)));
  }

  add(): void {
    if (this.full) return;
    this.set([...this.players, { name: "", pond: this.desk.empty() }]);
    this.chosen = this.players.length - 1;
  }

  remove(seat: number): void {
    const left = this.players.filter((_, k) => k !== seat);
    this.set(left.length ? left : [{ name: "", pond: this.desk.empty() }]);
    if (this.chosen >= seat) this.chosen = Math.max(0, this.chosen - 1);
  }

  /** The same players with empty ponds. */
  clear(): void {
    this.set(this.players.map(({ name }) => ({ name, pond: this.desk.empty() })));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.players];
    this.past = this.past.slice(0, -1);
    this.players = before;
    this.save();
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.players];
    this.future = this.future.slice(0, -1);
    this.players = after;
    this.save();
  }

  private save(): void {
    keep(this.place, { players: this.players, past: this.past } satisfies Kept);
  }
}
