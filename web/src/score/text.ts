// Names in a text of several ponds: they stand in remarks, which the readers of the games skip.

import type { Player } from "./desk";

const NAMED = /^\s*[#;]\s*player:\s*(.*?)\s*$/;

/** A remark that begins the pond of a player. */
export const nameLine = (sign: "#" | ";", name: string): string =>
  `${sign} player: ${name.replace(/\s+/g, " ").trim()}`.trimEnd();

/** The parts of a text, each with the name that begins it; one part without a name if there is none. */
export function partsOf(text: string): { name: string; lines: string[] }[] {
  const found: { name: string; lines: string[] }[] = [];
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    const named = NAMED.exec(line);
    if (named) found.push({ name: named[1]!, lines: [] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else if (line.trim()) found.push({ name: "", lines: [line] });
  }
  return found;
}

export const MOST_PLAYERS = 4;

/** Names of parts given to ponds that were read one by one. */
export function withNames<Pond>(parts: { name: string; ponds: Pond[] }[]): Player<Pond>[] {
  return parts
    .flatMap(({ name, ponds }) => ponds.map((pond, k) => ({ name: k ? "" : name, pond })))
    .slice(0, MOST_PLAYERS);
}
