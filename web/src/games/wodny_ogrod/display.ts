// How a display lies around its garden: which tiles are at its ends or in reach, and which wait between them.

import type { Seat } from "../../table/contract";
import type { End, View } from "./view";

export interface Arranged {
  left: End[]; // top to bottom; on a phone the outer one comes first
  right: End[];
  inner: { left: string[]; top: string[]; right: string[] }; // from the left end to the right end
}

/** The ends in reach of a seat, and what waits between its own. */
export function arranged({ gardens, seats }: View, seat: Seat): Arranged {
  const { display, ends } = gardens[seat]!;
  const [left, right, nearLeft, nearRight] = ends as [End, End, End, End];
  const waiting = display.filter((tile) => !ends.some((end) => end.seat === seat && end.tile === tile));
  const [lefts, rights] = [
    [left, nearLeft],
    [right, nearRight],
  ];
  if (seats === 1) return { left: lefts.reverse(), right: rights.reverse(), inner: around(waiting) };
  return { left: lefts, right: rights, inner: around(waiting) };
}

/** Four at most at either side, the others on top. */
function around(tiles: string[]): Arranged["inner"] {
  const aside = Math.min(4, Math.floor(tiles.length / 3.4));
  return {
    left: tiles.slice(0, aside),
    top: tiles.slice(aside, tiles.length - aside),
    right: tiles.slice(tiles.length - aside),
  };
}
