// Where fields lie on the sheet, and whether they lie on the lake that is drawn; an owner's data file
// may have others.  Ways and neighbours here are for drawing and for arrow keys only.

import { CELL, WATER } from "./map";
import type { Printed } from "./view";

export interface Field {
  x: number;
  y: number;
  kind: string;
  to: Record<string, string>; // neighbours by direction
}

export interface Layout {
  fields: Record<string, Field>;
  ways: Record<string, [number, number]>; // where a direction points on the sheet
  starts: Record<string, string>; // start field -> colour of the angler who begins there
  drawn: boolean; // whether the lake of map.ts fits
  box: [number, number, number, number]; // x, y, width, height of the sheet
  read: string; // what it was made from
}

const SHEET: Layout["box"] = [-50, -42, 1120, 866];
const DRAWN = new Set(WATER.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "~" ? [`${x},${y}`] : []))));

/** The layout of a box; the one before if nothing printed has changed. */
export function layoutOf(printed: Printed, before: Layout | null): Layout {
  const read = JSON.stringify([printed.fields, printed.ways, printed.players, printed.cell]);
  if (before?.read === read) return before;
  const scale = CELL / (printed.cell || CELL); // a file may leave the size open
  const fields: Record<string, Field> = {};
  for (const [name, { x, y, kind, to }] of Object.entries(printed.fields)) {
    fields[name] = { x: x * scale, y: y * scale, kind, to };
  }
  const starts: Record<string, string> = {};
  for (const [colour, { start }] of Object.entries(printed.players)) {
    if (start) starts[start] = colour;
  }
  const drawn = fits(fields);
  return { fields, ways: printed.ways, starts, drawn, box: drawn ? SHEET : around(fields), read };
}

function fits(fields: Layout["fields"]): boolean {
  const cells = new Set(Object.values(fields).map(({ x, y }) => `${x / CELL - 0.5},${y / CELL - 0.5}`));
  return cells.size === DRAWN.size && [...cells].every((cell) => DRAWN.has(cell));
}

function around(fields: Layout["fields"]): Layout["box"] {
  const xs = Object.values(fields).map((field) => field.x);
  const ys = Object.values(fields).map((field) => field.y);
  const [x, y] = [Math.min(...xs) - CELL, Math.min(...ys) - CELL];
  return [x, y, Math.max(...xs) + CELL - x, Math.max(...ys) + CELL - y];
}

/** The nearest field of a list in the direction of an arrow; null if none lies there. */
export function towards(layout: Layout, from: string, dx: number, dy: number, among: string[]): string | null {
  const start = layout.fields[from];
  if (!start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    const field = layout.fields[name];
    if (!field || name === from) continue;
    const along = (field.x - start.x) * dx + (field.y - start.y) * dy;
    const across = Math.abs((field.x - start.x) * dy) + Math.abs((field.y - start.y) * dx);
    if (along <= 0) continue;
    const far = along + 2 * across;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
