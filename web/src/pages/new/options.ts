// The options of a game in words.  The server says which there are; the texts say what they mean.

import type { GameOption } from "../../lib/api";
import { say } from "../../lib/speech.svelte";

/** Whether an option has a meaning with so many seats, by how options are named in all games. */
export function concerns(option: GameOption, seats: number): boolean {
  if (option.id.startsWith("solo_")) return seats === 1;
  const ofSeat = /_p(\d)$/.exec(option.id);
  return !ofSeat || Number(ofSeat[1]) <= seats;
}

/** The values that fit a number of seats: a seat that is not there cannot begin. */
export function fitting(option: GameOption, seats: number): string[] {
  if (option.id !== "first") return option.values;
  return option.values.filter((value) => !/^\d$/.test(value) || Number(value) <= seats);
}

const keyOf = (game: string, id: string) => `option-${game}-${id}`;

function text(key: string, values?: Record<string, unknown>): string {
  const found = say(key, values);
  return found === key ? "" : found;
}

export const optionLabel = (game: string, option: GameOption) =>
  text(keyOf(game, option.id)) || option.id;

export const optionHint = (game: string, option: GameOption) =>
  text(`${keyOf(game, option.id)}-hint`);

export function valueLabel(game: string, option: GameOption, value: string): string {
  const key = keyOf(game, option.id);
  const own = text(`${key}-${value}`);
  if (own) return own;
  // Numbers share one text.
  return text(`${key}-value`, { n: Number(value), value }) || value;
}
