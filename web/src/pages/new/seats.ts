// The seats of a table while they are being chosen; what was typed stays when a kind changes.

import type { BotInfo, WantedTable } from "../../protocol/messages";
import { usualBot } from "../../lib/games";
import { usualSeats, type Way } from "../games";

export interface Choosing {
  kind: "me" | "bot" | "open";
  name: string;
  bot: string;
}

/** The kind that a further seat gets. */
const FURTHER: Record<Way, Choosing["kind"]> = {
  alone: "me",
  bots: "bot",
  device: "me",
  friends: "open",
};

/** So many seats for a way to play; names already given are kept. */
export function seatsFor(way: Way, n: number, bots: BotInfo[], before: Choosing[]): Choosing[] {
  const usual = usualSeats(way, bots);
  return Array.from({ length: n }, (_, k) => ({
    kind: usual[k]?.kind ?? FURTHER[way],
    name: before[k]?.name ?? "",
    bot: before[k]?.bot || usualBot(bots),
  }));
}

export const leastSeats = (way: Way, fewest: number) => (way === "alone" ? fewest : Math.max(2, fewest));

export function wanted(seats: Choosing[]): WantedTable["seats"] {
  return seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    if (seat.kind === "open") return { kind: "open" };
    const name = seat.name.trim();
    return name ? { kind: "me", name } : { kind: "me" };
  });
}
