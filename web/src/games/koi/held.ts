// A thing held over the pond: where it may go and in which turns, all of it from the view's choices.

import { keyOf } from "./hexes";
import { koiOf, thingAt, thingsOf, type Thing } from "./things";
import type { Choice, Hex, PondView, Printed } from "./view";

/** Choices of one thing, such as all ways to lay a shore with a helper. */
export interface Group {
  key: string; // as its words begin: w, +s, =c, GB3:, mv, +mv
  kind: string; // of the thing; "move" to choose a koi
  by: "own" | "helper" | "goal" | "goes_on";
  choices: Choice[];
  best: number; // points
}

/** The choices that lay or lift something; slots, cards and luck are not among them. */
export function groupsOf(choices: Choice[], printed: Printed): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const key = beginningOf(choice);
    const kind = choice.does === "lift" ? "move" : choice.what;
    if (!key || !kind) continue;
    const by = choice.by ?? (printed.things[kind]?.goal ? "goal" : "own");
    const group = found.get(key) ?? { key, kind, by, choices: [], best: choice.points };
    group.choices.push(choice);
    group.best = Math.max(group.best, choice.points);
    found.set(key, group);
  }
  return [...found.values()];
}

/** What the words of a group have in common: what stands before the place or the number of a koi. */
function beginningOf({ word, cell, koi }: Choice): string {
  if (cell) return word.slice(0, word.indexOf(keyOf(cell)));
  return koi === undefined ? "" : word.slice(0, -String(koi).length);
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
  const koi = koiOf(thingsOf(pond.things, printed));
  return group.choices.flatMap(({ word, points, cell, turn = 0, koi: number = -1 }): Spot[] => {
    const thing = cell ? thingAt(group.kind, cell, turn, printed) : koi[number];
    if (!thing) return [];
    return (cell ? [cell] : thing.cells).map((at) => ({ word, points, cell: at, turn, thing }));
  });
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
