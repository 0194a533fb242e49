// Score sheets as a table: points by kind and seat, and the lines behind every number.

import type { ScoreLine, Seat } from "./contract";

/** The sheets that may be seen, by seat. */
export type Sheets = Map<Seat, ScoreLine[]>;

/** The kinds that appear, in the order in which the game names them. */
export function kindsOf(sheets: Sheets, named: string[]): string[] {
  const seen = new Set([...sheets.values()].flat().map((line) => line.kind));
  return [...new Set([...named, ...seen])].filter((kind) => seen.has(kind)); // of what was kept, one may have gone
}

export function linesBehind(sheets: Sheets, seat: Seat, kind: string | null): ScoreLine[] {
  const lines = sheets.get(seat) ?? [];
  return kind === null ? lines : lines.filter((line) => line.kind === kind);
}

export function pointsOf(lines: ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
