// Score sheets as a table: points by kind and seat, and the lines behind every number.

import type { ScoreLine, Seat } from "./contract";

/** The sheets that may be seen, by seat. */
export type Sheets = Map<Seat, ScoreLine[]>;

/** The kinds that appear, in the game's order if it has one. */
export function kindsOf(sheets: Sheets, order: string[] | undefined): string[] {
  const seen = new Set<string>();
  for (const lines of sheets.values()) for (const line of lines) seen.add(line.kind);
  if (!order) return [...seen];
  return [...order.filter((kind) => seen.has(kind)), ...[...seen].filter((kind) => !order.includes(kind))];
}

export function linesBehind(sheets: Sheets, seat: Seat, kind: string | null): ScoreLine[] {
  const lines = sheets.get(seat) ?? [];
  return kind === null ? lines : lines.filter((line) => line.kind === kind);
}

export function pointsOf(lines: ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
