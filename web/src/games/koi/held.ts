// A thing held over the pond: where it may go and in which turns, all of it from the view's choices.

import { keyOf } from "./hexes";
import { movedKoi, readThing, thingAt, type Thing } from "./things";
import type { Choice, Hex, PondView, Printed } from "./view";

/** Choices of one thing, such as all ways to lay a shore with a helper. */
export interface Group {
  key: string; // as its words begin: w, +s, =c, GB3:, mv, +mv
  kind: string; // of the thing; "move" to choose a koi
  by: "own" | "helper" | "goal" | "goes_on";
  words: Map<string, number>; // each with its points
  best: number;
}

const BEGINS = /^([+=G]?(?:B[345]:|mv|[a-zA-Z]))(?=-?\d)/;
const PLACED = /^[+=G]?(?:B[345]:|[a-zA-Z])(-?\d+),(-?\d+)(?:\.(\d+))?$/;

/** The choices that lay or lift something; slots, cards and luck are not among them. */
export function groupsOf(choices: Choice[], printed: Printed): Group[] {
  const found = new Map<string, Group>();
  for (const { word, points } of choices) {
    const key = BEGINS.exec(word)?.[1];
    const moves = key?.endsWith("mv");
    if (!key || (!moves && !PLACED.test(word))) continue;
    const kind = moves ? "move" : readThing(word, printed)?.kind;
    if (!kind) continue;
    const group = found.get(key) ?? { key, kind, by: byOf(key, kind, printed), words: new Map(), best: points };
    group.words.set(word, points);
    group.best = Math.max(group.best, points);
    found.set(key, group);
  }
  return [...found.values()];
}

function byOf(key: string, kind: string, printed: Printed): Group["by"] {
  if (key.startsWith("+")) return "helper";
  if (key.startsWith("=")) return "goes_on";
  return printed.things[kind]?.goal ? "goal" : "own";
}

/** The turns that look different, in the order of turning; those of the other hand apart. */
export function turnsOf(kind: string, printed: Printed): number[] {
  const looks = printed.things[kind]?.looks ?? [0];
  return [...new Set(looks)].sort((one, two) => one - two);
}

export const canTurn = (group: Group, printed: Printed): boolean => turnsOf(group.kind, printed).length > 1;
export const canFlip = (group: Group, printed: Printed): boolean =>
  turnsOf(group.kind, printed).some((turn) => turn >= 6);

/** The word that lays a group's thing at a cell in a turn. */
export function wordAt(group: Group, cell: Hex, turn: number, printed: Printed): string {
  const turned = (printed.things[group.kind]?.shapes.length ?? 1) > 1;
  return `${group.key}${keyOf(cell)}${turned ? `.${turn}` : ""}`;
}

/** How a cell is marked while a thing is held. */
export interface Mark {
  points: number | null; // null: only in another turn, or not to be shown
  turned: boolean; // it fits only when it is turned
}

/** A place where a group's thing fits: the word that lays it, and what it covers. */
export interface Spot {
  word: string;
  points: number;
  cell: Hex; // by which it is pointed at
  turn: number;
  thing: Thing;
}

export function spotsOf(group: Group, pond: PondView, printed: Printed): Spot[] {
  const found: Spot[] = [];
  for (const [word, points] of group.words) {
    if (group.kind === "move") {
      const thing = movedKoi(word, pond, printed);
      for (const cell of thing?.cells ?? []) found.push({ word, points, cell, turn: 0, thing: thing! });
      continue;
    }
    const match = PLACED.exec(word);
    if (!match) continue;
    const cell: Hex = [Number(match[1]), Number(match[2])];
    const turn = Number(match[3] ?? 0);
    const thing = thingAt(group.kind, cell, turn, printed, word);
    if (thing) found.push({ word, points, cell, turn, thing });
  }
  return found;
}

/** The next turn in a direction, among some. */
export function nextTurn(turn: number, by: 1 | -1, among: number[]): number {
  const hand = among.filter((one) => one >= 6 === turn >= 6);
  if (!hand.length) return among[0] ?? turn;
  const at = hand.indexOf(turn);
  if (at < 0) return (by > 0 ? hand.find((one) => one > turn) : hand.findLast((one) => one < turn)) ?? hand[0]!;
  return hand[(at + by + hand.length) % hand.length]!;
}

/** The same thing seen from its other side. */
export function flipped(turn: number, among: number[]): number {
  const other = turn >= 6 ? turn - 6 : turn + 6;
  if (among.includes(other)) return other;
  return among.find((one) => one >= 6 !== turn >= 6) ?? turn;
}
