// What lies in a pond, read from its line and from the outlines that are printed.

import { keyOf } from "./hexes";
import type { Hex, PondView, Printed } from "./view";

export interface Thing {
  word: string;
  kind: string;
  turn: number;
  cells: Hex[]; // the one that is named comes first
  wet: number[]; // of each cell, as bits
}

const WORD = /^([+=G]?)(O|B[345]:|[a-zA-Z])(-?\d+),(-?\d+)(?:\.(\d+))?$/;
/** Those that look in a direction. */
export const FACING = ["shore", "bridge", "statue", "waterfall"];
/** What lies on the ground; everything else stands on it. */
export const GROUND = ["spring", "water", "foliage", "shore", "bridge", "statue", "waterfall", "willow"];
export const FISH = ["small", "medium", "large", "century_carp"];

export const kindOfSign = (sign: string, printed: Printed): string | undefined =>
  Object.keys(printed.things).find((kind) => printed.things[kind]!.sign === sign);

/** A word that lays something, or names what lies: null for other words. */
export function readThing(word: string, printed: Printed): Thing | null {
  const match = WORD.exec(word);
  if (!match) return null;
  const [q, r, turn] = [Number(match[3]), Number(match[4]), Number(match[5] ?? 0)];
  if (match[2] === "O") {
    return { word, kind: "spring", turn, cells: printed.spring, wet: printed.spring.map(() => 63) };
  }
  const kind = kindOfSign(match[2]!, printed);
  return kind ? thingAt(kind, [q, r], turn, printed, word) : null;
}

/** A kind of thing at a cell, turned so. */
export function thingAt(kind: string, [q, r]: Hex, turn: number, printed: Printed, word = ""): Thing | null {
  const thing = printed.things[kind];
  const shape = thing?.shapes[turn];
  if (!thing || !shape) return null;
  return { word, kind, turn, cells: shape.map(([x, y]): Hex => [q + x, r + y]), wet: thing.wet[turn] ?? [] };
}

export function thingsOf(line: string, printed: Printed): Thing[] {
  return line.split(" ").flatMap((word) => readThing(word, printed) ?? []);
}

const FLAT = ["spring", "water", "foliage"];

/** What stands in a pond, fish last: they swim over stones and leaves. */
export function standingOf(things: Thing[]): Thing[] {
  const fish = (one: Thing) => Number(FISH.includes(one.kind));
  return things.filter((one) => !FLAT.includes(one.kind)).sort((one, two) => fish(one) - fish(two));
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

/** The koi that a word of moving picks up: koi are numbered as they were placed. */
export function movedKoi(word: string, pond: PondView, printed: Printed): Thing | null {
  const number = /^\+?mv(\d+)$/.exec(word)?.[1];
  const koi = number === undefined ? undefined : pond.koi[Number(number)];
  return koi === undefined ? null : readThing(koi, printed);
}
