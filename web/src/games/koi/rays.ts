// The beams along which lanterns, statues and bridges look, to be drawn over a pond.

import { keyOf, middleOf, ray, SIDE, WIDE, type Point } from "./hexes";
import type { Thing } from "./things";
import type { Printed } from "./view";

export interface Beam {
  from: Point;
  to: Point;
  path: string; // narrow where it begins
}

/** Those that look along a row. */
export const LOOKING = ["lantern", "statue", "bridge"];

/** The beams of a thing, as far as anything lies there; a lantern looks where its shore does. */
export function beamsOf(thing: Thing, things: Thing[], printed: Printed, reach: number): Beam[] {
  if (!LOOKING.includes(thing.kind)) return [];
  const first = thing.cells[0]!;
  const shore = things.find((one) => one.kind === "shore" && keyOf(one.cells[0]!) === keyOf(first));
  const facing = thing.kind === "lantern" ? shore?.turn : thing.turn;
  if (facing === undefined) return [];
  const direction = printed.directions[facing % 6]!;
  const taken = new Set(things.flatMap((one) => one.cells.map(keyOf)));
  const starts = thing.kind === "bridge" ? thing.cells : [first];
  return starts.flatMap((cell) => {
    const last = ray(cell, direction, reach).findLast((one) => taken.has(keyOf(one)));
    return last ? [beam(middleOf(cell), middleOf(last))] : [];
  });
}

function beam(start: Point, last: Point): Beam {
  const long = Math.hypot(last.x - start.x, last.y - start.y);
  const [dx, dy] = [(last.x - start.x) / long, (last.y - start.y) / long];
  const from = { x: start.x + dx * SIDE * 0.55, y: start.y + dy * SIDE * 0.55 };
  const to = { x: last.x + dx * (WIDE / 2), y: last.y + dy * (WIDE / 2) };
  const side = (at: Point, by: number) => `${at.x - dy * by} ${at.y + dx * by}`;
  return { from, to, path: `M${side(from, 5)}L${side(to, 15)}L${side(to, -15)}L${side(from, -5)}Z` };
}
