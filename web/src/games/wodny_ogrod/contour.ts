// The line around cells, as an SVG path: drawn a little inside them, its corners rounded.

import { cellName, type Cell } from "./view";

interface Corner {
  x: number;
  y: number;
}
interface Edge {
  from: Corner;
  to: Corner;
}

/** Edges clockwise, the cells at their right. */
function edgesOf(cells: Cell[]): Map<string, Edge[]> {
  const inside = new Set(cells.map(({ r, c }) => `${r},${c}`));
  const found = new Map<string, Edge[]>();
  const add = (x: number, y: number, toX: number, toY: number) => {
    const key = `${x},${y}`;
    found.set(key, [...(found.get(key) ?? []), { from: { x, y }, to: { x: toX, y: toY } }]);
  };
  for (const { r, c } of cells) {
    if (!inside.has(`${r - 1},${c}`)) add(c, r, c + 1, r);
    if (!inside.has(`${r},${c + 1}`)) add(c + 1, r, c + 1, r + 1);
    if (!inside.has(`${r + 1},${c}`)) add(c + 1, r + 1, c, r + 1);
    if (!inside.has(`${r},${c - 1}`)) add(c, r + 1, c, r);
  }
  return found;
}

const along = ({ from, to }: Edge) => ({ x: to.x - from.x, y: to.y - from.y });

/** Cells that meet at a corner only stay apart: there the line turns right. */
function next(edges: Map<string, Edge[]>, edge: Edge): Edge {
  const key = `${edge.to.x},${edge.to.y}`;
  const there = edges.get(key)!;
  const way = along(edge);
  const right = there.find((one) => along(one).x === -way.y && along(one).y === way.x);
  const chosen = right ?? there[0]!;
  edges.set(
    key,
    there.filter((one) => one !== chosen),
  );
  return chosen;
}

function loops(cells: Cell[]): Edge[][] {
  const edges = edgesOf(cells);
  const found: Edge[][] = [];
  for (const key of edges.keys()) {
    for (let first = edges.get(key)![0]; first; first = edges.get(key)![0]) {
      edges.set(key, edges.get(key)!.slice(1));
      const loop = [first];
      let edge = first;
      while (edge.to.x !== first.from.x || edge.to.y !== first.from.y || goesOn(edges, edge, first)) {
        edge = next(edges, edge);
        loop.push(edge);
      }
      found.push(loop);
    }
  }
  return found;
}

/** Back at the first corner, the line may still have to turn right into another edge. */
function goesOn(edges: Map<string, Edge[]>, edge: Edge, first: Edge): boolean {
  const way = along(edge);
  const turnsRight = (one: Edge) => along(one).x === -way.y && along(one).y === way.x;
  return !turnsRight(first) && (edges.get(`${edge.to.x},${edge.to.y}`) ?? []).some(turnsRight);
}

const number = (value: number) => Number(value.toFixed(2)).toString();

/** `size` is that of a cell, `inset` how far inside the line runs, `round` the radius of a corner. */
export function contour(cells: Cell[], size: number, inset = 0, round = size * 0.2): string {
  return loops(cells)
    .map((loop) => {
      let path = "";
      loop.forEach((edge, k) => {
        const before = along(loop[(k + loop.length - 1) % loop.length]!);
        const after = along(edge);
        if (before.x === after.x && before.y === after.y) return;
        const x = edge.from.x * size + inset * (-before.y - after.y);
        const y = edge.from.y * size + inset * (before.x + after.x);
        path +=
          `${path ? "L" : "M"}${number(x - before.x * round)} ${number(y - before.y * round)}` +
          `Q${number(x)} ${number(y)} ${number(x + after.x * round)} ${number(y + after.y * round)}`;
      });
      return `${path}Z`;
    })
    .join("");
}

/** The middle of cells, in cells. */
export function middleOf(cells: Cell[]): { x: number; y: number } {
  return {
    x: cells.reduce((sum, { c }) => sum + c + 0.5, 0) / cells.length,
    y: cells.reduce((sum, { r }) => sum + r + 0.5, 0) / cells.length,
  };
}

export const keyOf = (cells: Cell[]): string => cells.map(cellName).join(" ");
