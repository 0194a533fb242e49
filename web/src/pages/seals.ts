// The seals of shuffles this browser has seen before they were opened.  A server that showed
// another seal later would be found out.

import type { TableInfo } from "../protocol/messages";
import { keep, readKept } from "../lib/kept";

const KEPT = "pondside-seals";
const MOST = 200;

interface Noted {
  id: string;
  commitment: string;
}

function noted(): Noted[] {
  const kept = readKept<unknown>(KEPT);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one): one is Noted => typeof one?.id === "string" && typeof one?.commitment === "string");
}

/** Writes down the seal of a table whose game is not over; the first one seen stays. */
export function noteSeal(table: TableInfo): void {
  const seals = noted();
  if (table.state === "over" || seals.some((one) => one.id === table.id)) return;
  keep(KEPT, [{ id: table.id, commitment: table.commitment }, ...seals].slice(0, MOST));
}

/** The seal seen while the game was going on, "" if this browser saw none. */
export const seenSeal = (id: string) => noted().find((one) => one.id === id)?.commitment ?? "";
