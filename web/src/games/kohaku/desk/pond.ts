// A pond of Kōhaku as it was tapped: tiles by cell, the goal card of its owner, and the rival's pile.

import { placeKey, type Held, type PileLine, type Place, type Printed } from "../view";

/** What the rival's points need. */
export type Pile = Record<PileLine["name"], number>;

export interface Pond {
  tiles: Record<string, string>; // by "x,y"
  goal: string | null;
  rival?: Pile | null; // of one who plays alone against it
}

export const emptyPond = (): Pond => ({ tiles: {}, goal: null, rival: null });

export const placeOf = (key: string): Place => {
  const [x, y] = key.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
};

export const beside = ({ x, y }: Place): Place[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** What goes on a cell by the pattern that every pond follows, which one tile tells for all.  null: nothing lies yet. */
export function kindAt(tiles: Record<string, string>, place: Place, printed: Printed): Held | null {
  const first = Object.entries(tiles).find(([, token]) => token in printed.tiles);
  if (!first) return null;
  const { x, y } = placeOf(first[0]);
  const rows = printed.pattern[printed.tiles[first[1]]!.type];
  const row = rows[within(place.y - y, rows.length)]!;
  return row[within(place.x - x, row.length)]!;
}

/** A step back from the first is the last. */
const within = (at: number, size: number): number => ((at % size) + size) % size;

/** Where somebody who fills a row would go on. */
export function nextPlace(tiles: Record<string, string>, from: Place): Place {
  return beside(from).find((place) => !(placeKey(place) in tiles)) ?? from;
}

/** The rows and columns to be shown: the pond and one empty cell around it. */
export function span(tiles: Record<string, string>, hand: Place): { xs: number[]; ys: number[] } {
  const places = [...Object.keys(tiles).map(placeOf), hand];
  const laid = Object.keys(tiles).length > 0;
  const range = (all: number[]) => {
    const from = Math.min(...all) - (laid ? 1 : 2);
    const to = Math.max(...all) + (laid ? 1 : 2);
    return Array.from({ length: to - from + 1 }, (_, k) => from + k);
  };
  const around = laid ? places.slice(0, -1) : places;
  return { xs: range(around.map(({ x }) => x)), ys: range(around.map(({ y }) => y)) };
}
