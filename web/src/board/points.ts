// Whose points may be seen, and whether it is told what something would bring: the table's setting, once for the shell
// and all boards.

import type { Seat } from "../lib/kinds";
import type { SeatInfo, Settings } from "../protocol/messages";

/** What decides it: the setting, whether the game is over, and who sits where. */
export interface Seen {
  settings: Pick<Settings, "points"> | undefined; // undefined: not known yet, and nothing is hidden
  over: boolean;
  seats: Pick<SeatInfo, "seat" | "mine">[];
}

/** Whether the points of a seat may be seen at this device.  With `own` these are the points of all seats held here,
    whoever of them is to act: two people at one device have nothing to hide from each other. */
export function showsPoints(seat: Seat, { settings, over, seats }: Seen): boolean {
  const points = settings?.points ?? "full";
  if (over || points === "full") return true;
  return points === "own" && seats.some((one) => one.seat === seat && one.mine);
}

/** A seat's total in a view, null if it may not be seen. */
export function totalIn(view: { totals: number[] } | null, seat: Seat, seen: Seen): number | null {
  const total = view?.totals[seat];
  return total !== undefined && showsPoints(seat, seen) ? total : null;
}

/** Whether it is told what something would bring. */
export const showsGains = ({ points }: Pick<Settings, "points">): boolean => points !== "off";
