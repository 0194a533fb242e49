// What lies in a pond, cell by cell: from the view's things and the outlines that are printed.

import { keyOf } from "./hexes";
import { SIZES, type Hex, type PondView, type Printed, type ThingView } from "./view";

export interface Thing {
  word: string; // that names it among all that lies in a pond
  kind: string;
  turn: number;
  cells: Hex[]; // the one that is named comes first
  wet: number[]; // of each cell of land, as bits
  surrounded: boolean; // a koi that counts more for it
}

/** Those that look in a direction. */
export const FACING = ["shore", "bridge", "statue", "waterfall"];
/** What lies on the ground; everything else stands on it. */
export const GROUND = ["spring", "water", "foliage", "shore", "bridge", "statue", "waterfall", "willow"];
export const FISH = [...SIZES, "century_carp"];

/** What a thing that would lie so is called, by which the lines of a sheet name it too. */
export function wordOf(kind: string, cell: Hex, turn: number, { things }: Printed): string {
  const thing = things[kind];
  return thing ? `${thing.sign}${keyOf(cell)}${thing.shapes.length > 1 ? `.${turn}` : ""}` : kind;
}

/** A kind of thing at a cell, turned so. */
export function thingAt(kind: string, [q, r]: Hex, turn: number, printed: Printed): Thing | null {
  const named = { word: wordOf(kind, [q, r], turn, printed), kind, turn, surrounded: false };
  if (kind === "spring") return { ...named, cells: printed.spring, wet: [] };
  const shape = printed.things[kind]?.shapes[turn];
  if (!shape) return null;
  const cells = shape.map(([x, y]): Hex => [q + x, r + y]);
  return { ...named, cells, wet: printed.things[kind]!.wet[turn] ?? [] };
}

export function thingsOf(lying: ThingView[], printed: Printed): Thing[] {
  return lying.flatMap(({ kind, cell, turn = 0, surrounded = false }) => {
    const thing = thingAt(kind, cell, turn, printed);
    return thing ? { ...thing, surrounded } : [];
  });
}

/** What lies in a pond under a name; null if nothing does. */
export const thingNamed = (word: string, pond: PondView | undefined, printed: Printed): Thing | null =>
  (word && pond && thingsOf(pond.things, printed).find((one) => one.word === word)) || null;

/** The koi of a pond by their numbers, as they were placed. */
export const koiOf = <One extends { kind: string }>(things: One[]): One[] =>
  things.filter((one) => SIZES.includes(one.kind));

/** What stands in a pond, fish last: they swim over stones and leaves. */
export function standingOf(things: Thing[]): Thing[] {
  const flat = ["spring", "water", "foliage"];
  const fish = (one: Thing) => Number(FISH.includes(one.kind));
  return things.filter((one) => !flat.includes(one.kind)).sort((one, two) => fish(one) - fish(two));
}

/** By cell: everything there, from the ground up. */
export function layersOf(things: Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const cell of thing.cells) found.set(keyOf(cell), [...(found.get(keyOf(cell)) ?? []), thing]);
  }
  for (const layers of found.values()) {
    layers.sort((one, two) => Number(!GROUND.includes(one.kind)) - Number(!GROUND.includes(two.kind)));
  }
  return found;
}
