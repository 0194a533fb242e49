// What is held over the garden: which piece, which way round, over which cell.  An orientation belongs to its piece
// and stays when it is put back.

import { anchorOver, flipped, turned, type Look, type Piece } from "./pieces";
import type { Cell, Choice } from "./view";
import { cellName, SIDE } from "./view";

const SNAP = 0.6; // cells

export class Holding {
  what = $state<string | null>(null); // as words call it: L, I3, D2
  over = $state.raw<Cell | null>(null); // the cell under the grip
  private ways = $state.raw<Record<string, number>>({});

  wayOf(piece: string): number {
    return this.ways[piece] ?? 0;
  }

  set(piece: string, orientation: number): void {
    this.ways = { ...this.ways, [piece]: orientation };
  }

  turn(piece: string, by: 1 | -1): void {
    this.set(piece, turned(this.wayOf(piece), by));
  }

  flip(piece: string): void {
    this.set(piece, flipped(this.wayOf(piece)));
  }

  take(what: string): void {
    this.what = what;
    this.over = null;
  }

  clear(): void {
    this.what = null;
    this.over = null;
  }
}

/** The cell that a point means for a piece: of the nearest legal place if one is near, else where it is. */
export function cellFor(at: { x: number; y: number }, look: Look, legal: ReadonlyMap<string, Choice>): Cell {
  const within = (value: number, room: number) => Math.max(0, Math.min(room, value));
  const r = within(at.y - 0.5 - look.grip.r, SIDE - look.height);
  const c = within(at.x - 0.5 - look.grip.c, SIDE - look.width);
  let best = { r: Math.round(r), c: Math.round(c) };
  if (!legal.has(cellName(best))) {
    let least = SNAP;
    for (const near of [
      { r: Math.floor(r), c: Math.floor(c) },
      { r: Math.floor(r), c: Math.ceil(c) },
      { r: Math.ceil(r), c: Math.floor(c) },
      { r: Math.ceil(r), c: Math.ceil(c) },
    ]) {
      const far = Math.hypot(near.r - r, near.c - c);
      if (far <= least && legal.has(cellName(near))) [best, least] = [near, far];
    }
  }
  return { r: best.r + look.grip.r, c: best.c + look.grip.c };
}

/** Where a piece lies that is held over a cell. */
export const anchorOf = (piece: Piece, orientation: number, over: Cell): Cell =>
  anchorOver(piece.looks[orientation]!, over);
