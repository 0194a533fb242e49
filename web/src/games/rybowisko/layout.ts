// Where fields lie on the sheet: the drawn lake, or a plain grid when an owner's data file has other
// fields.  Ways and neighbours here are for drawing and for arrow keys only.

import { CELL, FIELDS, WAYS, type Field } from "./map";
import type { View } from "./view";

export interface Layout {
  fields: Record<string, Field>;
  drawn: boolean; // whether it is the lake of map.ts
  box: [number, number, number, number]; // x, y, width, height of the sheet
}

const LAKE: Layout = { fields: FIELDS, drawn: true, box: [-44, -40, 1108, 862] };

function named(view: View): string[] {
  const found = new Set<string>([
    ...Object.keys(view.tokens),
    ...view.anglers.map((angler) => angler.field),
    ...view.path,
    ...view.reach.map((one) => one.field),
  ]);
  return [...found];
}

/** The layout of a position; what an earlier one already knew stays. */
export function layoutOf(view: View, before: Layout | null): Layout {
  const names = named(view);
  if (names.every((name) => name in FIELDS)) return before ?? LAKE;
  const known = before && !before.drawn ? before.fields : {};
  if (before && !before.drawn && names.every((name) => name in known)) return before;
  return grid([...new Set([...Object.keys(known), ...names])], new Set(Object.keys(view.tokens)));
}

function grid(names: string[], fishing: Set<string>): Layout {
  const cells: Record<string, [number, number]> = {};
  let strange = 0; // fields without a letter and a number stand in a row above
  for (const name of names) {
    const match = /^([a-z])(\d+)$/.exec(name);
    cells[name] = match
      ? [match[1]!.charCodeAt(0) - 97, Number(match[2])]
      : [strange++, 0];
  }
  const at = new Map(Object.entries(cells).map(([name, [col, row]]) => [`${col},${row}`, name]));
  const fields: Record<string, Field> = {};
  for (const [name, [col, row]] of Object.entries(cells)) {
    const to: Record<string, string> = {};
    for (const [way, [dx, dy]] of Object.entries(WAYS)) {
      const other = at.get(`${col + dx},${row + dy}`);
      if (other) to[way] = other;
    }
    const kind = fishing.has(name) ? "fishing" : "water";
    fields[name] = { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL, kind, to };
  }
  const xs = Object.values(fields).map((field) => field.x);
  const ys = Object.values(fields).map((field) => field.y);
  const [x, y] = [Math.min(...xs) - CELL, Math.min(...ys) - CELL];
  return {
    fields,
    drawn: false,
    box: [x, y, Math.max(...xs) + CELL - x, Math.max(...ys) + CELL - y],
  };
}

/** A shortest way between two fields that avoids some, both ends included; [] if none is known. */
export function wayTo(layout: Layout, from: string, to: string, avoid: string[]): string[] {
  const came: Record<string, string> = { [from]: "" };
  const waiting = [from];
  while (waiting.length) {
    const at = waiting.shift()!;
    if (at === to) break;
    for (const way of Object.keys(WAYS)) {
      const next = layout.fields[at]?.to[way];
      if (next && !(next in came) && !avoid.includes(next)) {
        came[next] = at;
        waiting.push(next);
      }
    }
  }
  if (!(to in came)) return [];
  const path = [to];
  while (path[0] !== from) path.unshift(came[path[0]!]!);
  return path;
}

/** The nearest field of a list in the direction of an arrow; null if none lies there. */
export function towards(
  layout: Layout,
  from: string,
  dx: number,
  dy: number,
  among: string[],
): string | null {
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
