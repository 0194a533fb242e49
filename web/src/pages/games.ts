// What starting a game needs.

import { usualBot } from "../lib/games";
import type { BotInfo, WantedTable } from "../protocol/messages";
import { say } from "../lib/speech.svelte";
import type { SeatInfo } from "../table/contract";
import { faceOf } from "../table/faces";
import { botOf } from "../table/seats";

/** Whether the client can show a game; the others are played in the terminal. */
export const hasFace = (game: string) => faceOf(game) !== null;

const lessons = import.meta.glob("../games/*/lesson.ts");

/** Whether a game has a lesson, a first game with a guide. */
export const hasLesson = (game: string) => `../games/${game}/lesson.ts` in lessons;

export const WAYS = ["alone", "bots", "device", "friends"] as const;
export type Way = (typeof WAYS)[number];

/** The seats with which a way begins when nobody chooses anything. */
export function usualSeats(way: Way, bots: BotInfo[]): WantedTable["seats"] {
  if (way === "alone") return [{ kind: "me" }];
  if (way === "bots") return [{ kind: "me" }, { kind: "bot", bot: usualBot(bots) }];
  if (way === "device") return [{ kind: "me" }, { kind: "me" }];
  return [{ kind: "me" }, { kind: "open" }];
}

/** A seat as it is called on the pages around the table. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return say("home-seat-open");
  if (seat.kind === "bot") return seat.name || botOf(seat, say);
  if (seat.name) return seat.name;
  return seat.mine ? say("home-seat-me") : say("table-seat", { n: seat.seat + 1 });
}
