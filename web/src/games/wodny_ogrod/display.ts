// How a display lies around its garden: which tiles are at its ends or in reach, and which wait between them.

import type { Seat } from "../../table/contract";
import type { View } from "./view";

export interface End {
  source: string;
  owner: Seat;
  tile: string | null; // null: nothing lies there
}

export interface Arranged {
  left: End[]; // top to bottom; on a phone the outer one comes first
  right: End[];
  inner: { left: string[]; top: string[]; right: string[] }; // from the left end to the right end
}

/** Ends in reach of a seat, as they lie whether it is its turn or not. */
export function arranged(view: View, seat: Seat): Arranged {
  const own = view.gardens[seat]!.display;
  const alone = view.seats === 1;
  const last = own.length - 1;
  const left: End = { source: "L", owner: seat, tile: own[0] ?? null };
  const right: End = { source: "R", owner: seat, tile: last > 0 ? own[last]! : null };
  if (alone) {
    const second: End = { source: "l", owner: seat, tile: last > 1 ? own[1]! : null };
    const other: End = { source: "r", owner: seat, tile: last > 2 ? own[last - 1]! : null };
    return { left: [second, left], right: [other, right], inner: around(own.slice(2, Math.max(2, last - 1))) };
  }
  const [next, before] = [(seat + 1) % view.seats, (seat + view.seats - 1) % view.seats];
  const theirs = view.gardens[next]!.display;
  const others = view.gardens[before]!.display;
  // With two players a single tile is one end, not two.
  const once = next === before && others.length === 1;
  return {
    left: [left, { source: "l", owner: next, tile: theirs.at(-1) ?? null }],
    right: [right, { source: "r", owner: before, tile: once ? null : (others[0] ?? null) }],
    inner: around(own.slice(1, Math.max(1, last))),
  };
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
