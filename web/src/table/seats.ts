// How the seats of a table are called.

import type { Say, Seat, SeatInfo } from "./contract";

const LEVELS = ["calm", "keen", "strong", "master", "random"];
const EXPLAINING = ["strong", "master"]; // as `explains` of GET /api/games

/** A bot by its level, where no seat is spoken of. */
export function botOf(info: SeatInfo, say: Say): string {
  const bot = info.bot ?? "";
  return instead(info, say, LEVELS.includes(bot) ? say(`table-bot-${bot}`) : say("table-bot-other", { bot }));
}

/** How a bot plays, beside its name. */
export function levelOf(info: SeatInfo, say: Say): string {
  const bot = info.bot ?? "";
  return instead(info, say, LEVELS.includes(bot) ? say(`table-level-${bot}`) : say("table-level", { bot }));
}

/** A bot that plays in place of one that is no more. */
const instead = (info: SeatInfo, say: Say, bot: string): string =>
  info.instead_of ? say("table-bot-instead", { bot, gone: info.instead_of }) : bot;

/** Whether a bot can tell why it played a turn. */
export const explains = (info: SeatInfo | undefined): boolean => EXPLAINING.includes(info?.bot ?? "");

/** The name a person gave, or which bot it is, or the number of the seat. */
export function nameOf(seats: SeatInfo[], seat: Seat, say: Say): string {
  const info = seats.find((one) => one.seat === seat);
  if (info?.name) return info.name;
  if (info?.kind !== "bot") return say("table-seat", { n: seat + 1 });
  const bots = seats.filter((one) => one.kind === "bot" && !one.name);
  return bots.length < 2 ? say("table-bot") : say("table-bot-numbered", { n: bots.indexOf(info) + 1 });
}
