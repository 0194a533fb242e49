// What each seat laid last, in one turn, while that is news.

import type { Seat } from "../lib/kinds";

export class Recent {
  private laid = $state.raw<Record<Seat, string[]>>({});
  private readonly turns: Record<Seat, number> = {};

  /** The cells of what a seat laid last. */
  of(seat: Seat): string[] {
    return this.laid[seat] ?? [];
  }

  /** A seat has laid something; what it laid in an earlier turn is no news any more. */
  note(seat: Seat, turn: number, cells: string[]): void {
    const before = this.turns[seat] === turn ? this.of(seat) : [];
    this.turns[seat] = turn;
    this.laid = { ...this.laid, [seat]: [...before, ...cells] };
  }
}
