// How long ago something was, in the language chosen.

import { speech } from "../lib/speech.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago"; `seconds` is a time of the server, in seconds since 1970. */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, "second");
}
