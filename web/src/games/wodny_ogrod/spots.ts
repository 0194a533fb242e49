// The places of the board by name, so that what moves can be found, and what is looked at can be told.

import type { Seat } from "../../table/contract";

export const spots = {
  tile: (tile: string) => `tile:${tile}`,
  store: (seat: Seat) => `store:${seat}`, // the display and the tokens of somebody, where they are not all shown
  hand: (token: string) => `hand:${token}`,
  edge: (seat: Seat, section: string) => `edge:${seat}:${section}`,
  small: (seat: Seat) => `small:${seat}`,
  cell: (seat: Seat, cell: string) => `garden:${seat}:${cell}`,
};

/** The cell of a garden that a spot names; null if it names something else. */
export function cellAt(spot: string): { seat: Seat; cell: string } | null {
  const [what, seat, cell] = spot.split(":");
  return what === "garden" && cell ? { seat: Number(seat), cell } : null;
}
