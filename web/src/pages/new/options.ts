// The options of a game in words.  The server says which there are and what fits; the texts say what
// they mean.

import type { OptionInfo } from "../../protocol/messages";
import { say } from "../../lib/speech.svelte";

/** Why the server refuses what was chosen. */
export interface Refusal {
  text: string;
  lang?: string; // of what nobody has translated
}

const keyOf = (game: string, id: string) => `option-${game}-${id}`;

function text(key: string, values?: Record<string, unknown>): string {
  const found = say(key, values);
  return found === key ? "" : found;
}

export const optionLabel = (game: string, option: OptionInfo) => text(keyOf(game, option.id)) || option.id;

/** What is said of an option outside the list: one that is known too late; "" of the others. */
export const optionFront = (game: string, option: OptionInfo) => text(`${keyOf(game, option.id)}-front`);

export const optionHint = (game: string, option: OptionInfo) => text(`${keyOf(game, option.id)}-hint`);

export function valueLabel(game: string, option: OptionInfo, value: string): string {
  const key = keyOf(game, option.id);
  const own = text(`${key}-${value}`);
  if (own) return own;
  // Several things chosen together.
  if (value.includes("+")) {
    return value
      .split("+")
      .map((part) => text(`${key}-part-${part}`) || part)
      .join(", ");
  }
  // A sign for each seat.
  const each = [...value].map((one) => text(`${key}-each-${one}`));
  if (each.every(Boolean)) return each.join(", ");
  // Numbers share one text.
  return text(`${key}-value`, { n: Number(value), value }) || value;
}
