// What the readers of a text say, in the language chosen.

import type { Say } from "../table/contract";
import type { Box, Desk } from "./desk";
import type { Remark } from "./engine";

export interface Worded {
  text: string;
  english: boolean; // nobody has translated it
}

/** `names` are the players; a remark about one of them counts from 1. */
export function remarkWords({ message, key, values }: Remark, desk: Desk, box: Box, names: string[], say: Say): Worded {
  const ready: Record<string, unknown> = { ...values, name: names[Number(values.seat ?? 0) - 1] ?? "" };
  for (const [what, value] of Object.entries(values)) {
    if (typeof value === "string") ready[what] = desk.named?.(what, value, box, say) ?? value;
  }
  const text = key ? say(key, ready) : key;
  return text === key ? { text: message.replace(/^:\d+:\d+: /, ""), english: true } : { text, english: false };
}
