// Pieces that lie in gardens, as they were told when they were laid: the view knows only cells.

import type { Seat, Told } from "../../table/contract";
import { faceOf } from "./pieces";
import { eventsOf } from "./view";

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
