// How the seats of a table are called.

import type { Say, Seat, SeatInfo } from "./contract";

const BOTS = ["greedy", "random"];

export function botOf(info: SeatInfo, say: Say): string {
  const bot = info.bot ?? "";
  return BOTS.includes(bot) ? say(`table-bot-${bot}`) : say("table-bot", { bot });
}

/** The name a person gave, the level of a bot, or the number of the seat. */
export function nameOf(seats: SeatInfo[], seat: Seat, say: Say): string {
  const info = seats.find((one) => one.seat === seat);
  if (info?.name) return info.name;
  if (info?.kind !== "bot") return say("table-seat", { n: seat + 1 });
  const alike = seats.filter((one) => one.kind === "bot" && one.bot === info.bot && !one.name);
  const bot = botOf(info, say);
  if (alike.length < 2) return bot;
  return say("table-bot-numbered", { bot, n: alike.indexOf(info) + 1 });
}
