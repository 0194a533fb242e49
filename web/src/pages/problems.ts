// What a person reads when the server could not do what was asked.

import { say } from "../lib/speech.svelte";

const KNOWN = new Set(["offline", "not_found", "forbidden", "taken", "too_many", "not_saved", "kept", "asleep"]);

/** A sentence for the protocol's name of an error, and "offline". */
export function problemText(error: string): string {
  return say(`home-problem-${KNOWN.has(error) ? error : "failed"}`);
}
