// The games that the service offers, and the bot that a table begins with.

import type { BotInfo, GameInfo } from "../protocol/messages";
import { api } from "./api";

/** What can be played is asked once; a failed question may be asked again. */
let asked: Promise<GameInfo[]> | null = null;
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** The bot that is offered first. */
export const usualBot = (bots: BotInfo[]) => (bots.find(({ name }) => name === "calm") ?? bots[0])?.name ?? "";
