// The options of a game in words.  The server says which there are; the texts say what they mean.

import type { GameOption } from "../../lib/api";
import { say } from "../../lib/speech.svelte";

/** The options that mean something with so many seats, by how options are named in all games. */
export function concerning(options: GameOption[], seats: number): GameOption[] {
  const ids = new Set(options.map((option) => option.id));
  return options.filter((option) => concerns(option, ids, seats));
}

function concerns(option: GameOption, ids: Set<string>, seats: number): boolean {
  if (option.id.startsWith("solo_") || option.id === "scenario") return seats === 1;
  // Alone, nobody asks who begins, and the solo game may have its own form of an option.
  if (seats === 1 && (option.id.startsWith("first") || ids.has(`solo_${option.id}`))) return false;
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
  // Several things chosen together.
  if (value.includes("+")) {
    return value.split("+").map((part) => text(`${key}-part-${part}`) || part).join(", ");
  }
  // Numbers share one text.
  return text(`${key}-value`, { n: Number(value), value }) || value;
}
