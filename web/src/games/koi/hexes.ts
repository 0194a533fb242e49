// Hexagons that stand on a corner: where they lie on the sheet, their corners, and rays over them.

import type { Hex } from "./view";

export const SIDE = 40; // from the middle of a cell to a corner
export const WIDE = SIDE * Math.sqrt(3); // from edge to edge

export interface Point {
  x: number;
  y: number;
}

export const keyOf = ([q, r]: Hex): string => `${q},${r}`;

export function hexOf(key: string): Hex {
  const [q, r] = key.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

export const middleOf = ([q, r]: Hex): Point => ({ x: WIDE * (q + r / 2), y: SIDE * 1.5 * r });

/** The cell in which a point of the sheet lies. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / (SIDE * 1.5);
  const q = x / WIDE - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

/** Corner k of a cell about its middle: edge e of a cell lies between the corners e and e + 1. */
export function corner(k: number, scale = 1): Point {
  const angle = (Math.PI / 180) * (30 - 60 * k);
  return { x: SIDE * scale * Math.cos(angle), y: SIDE * scale * Math.sin(angle) };
}

const n1 = (n: number) => Math.round(n * 100) / 100;

/** The outline of one cell about its middle. */
export function hexPath(scale = 1): string {
  const points = [0, 1, 2, 3, 4, 5].map((k) => corner(k, scale));
  return `M${points.map(({ x, y }) => `${n1(x)} ${n1(y)}`).join("L")}Z`;
}

/** The outer edges of several cells, each as a line; edges between two of them are left out. */
export function rimPath(cells: Hex[], directions: Hex[], scale = 1): string {
  const known = new Set(cells.map(keyOf));
  let path = "";
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    directions.forEach(([dq, dr], edge) => {
      if (known.has(keyOf([cell[0] + dq, cell[1] + dr]))) return;
      const [a, b] = [corner(edge, scale), corner(edge + 1, scale)];
      path += `M${n1(x + a.x)} ${n1(y + a.y)}L${n1(x + b.x)} ${n1(y + b.y)}`;
    });
  }
  return path;
}

/** The cells of a ray within so many steps. */
export function ray(from: Hex, [dq, dr]: Hex, steps: number): Hex[] {
  return Array.from({ length: steps }, (_, k): Hex => [from[0] + dq * (k + 1), from[1] + dr * (k + 1)]);
}

export const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
