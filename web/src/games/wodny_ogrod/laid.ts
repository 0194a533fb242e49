// Pieces that lie in gardens, as they were told when they were laid: the view knows only cells.

import type { Seat, Told } from "../../table/contract";
import { faceOf, pieceFrom } from "./pieces";
import { cellOf, eventsOf, type Cell, type Printed } from "./view";

export interface Laid {
  what: string; // as words call it: L, I3, D2
  seat: Seat; // in whose garden
  piece: string;
  of: Seat; // whose display it lay in; the own one for what lay in none
  orientation: number;
  anchor: string;
  cells: string[];
}

/** What was laid by the way of some events. */
export function laidIn(told: Told[]): Laid[] {
  return eventsOf(told).flatMap(({ key, values }) => {
    const piece = { laid_tile: values.tile, laid_bonus: values.token, laid_decoration: values.shape }[key];
    if (!piece) return [];
    const { seat, of = seat, source: what = piece, orientation, cell, cells } = values;
    return [{ what, seat: seat - 1, piece, of: of - 1, orientation, anchor: cell, cells }];
  });
}

export const sideOf = ({ orientation }: Laid): "koi" | "lily" => faceOf(orientation);

/** A piece that was laid in this turn and is not confirmed, with the cell by which it was held. */
export interface Put extends Laid {
  over: Cell;
}

/** What a word of this turn laid, by what it did; null for words that lay nothing. */
export function putIn(told: Told[] | undefined, { pieces }: Printed): Put | null {
  const one = laidIn(told ?? [])[0];
  const anchor = one && cellOf(one.anchor);
  if (!anchor) return null;
  const { grip } = pieceFrom(pieces[one.piece]!).looks[one.orientation]!;
  return { ...one, over: { r: anchor.r + grip.r, c: anchor.c + grip.c } };
}
