// What a closer look is about, read from the mark on what was looked at, and the rule that tells more.

import type { View } from "./view";
import { thingNamed } from "./things";

export interface About {
  type: "card" | "goal" | "thing";
  name: string; // number or kind of a card, a goal, a kind of thing
  seat: number | null; // whose pond it lies in
  word: string; // as it lies there
  cell: string;
}

/** `card:c17`, `goal:bridge`, `thing:water` or `lies:0:1,-1:a1,-1`. */
export function lookedAt(mark: string, view: View): About {
  const [type, ...rest] = mark.split(":");
  const name = rest.join(":");
  if (type === "card" || type === "goal") return { type, name, seat: null, word: "", cell: "" };
  if (type !== "lies") return { type: "thing", name, seat: null, word: "", cell: "" };
  const [seat, cell, ...word] = rest;
  const thing = thingNamed(word.join(":"), view.ponds[Number(seat)], view.printed);
  return { type: "thing", name: thing?.kind ?? "water", seat: Number(seat), word: word.join(":"), cell: cell ?? "" };
}

const CLAUSES: Record<string, string> = {
  spring: "KOI-SETUP-10",
  water: "KOI-PLACE-02",
  foliage: "KOI-PLACE-02",
  lily: "KOI-PLACE-04",
  shore: "KOI-PLACE-03",
  lantern: "KOI-SCORE-03",
  small: "KOI-SCORE-01",
  medium: "KOI-SCORE-01",
  large: "KOI-SCORE-01",
  coins: "KOI-BUY-01",
  luck: "KOI-LUCK-01",
  breeder: "KOI-WORK-06",
  builder: "KOI-WORK-06",
  gardener: "KOI-WORK-06",
  porter: "KOI-WORK-06",
  storage: "KOI-CARD-03",
  market: "KOI-CARD-04",
  scroll: "KOI-CARD-05",
  rain: "KOI-CARD-06",
  well: "KOI-CARD-08",
};

const GOALS: Record<string, string> = {
  purple_lily: "KOI-GOAL-10",
  branches: "KOI-GOAL-11",
  bridge: "KOI-GOAL-12",
  statue: "KOI-GOAL-13",
  shishi_odoshi: "KOI-GOAL-14",
  century_carp: "KOI-GOAL-15",
  path: "KOI-GOAL-16",
  willow: "KOI-GOAL-17",
  waterfall: "KOI-GOAL-18",
  turtle: "KOI-GOAL-19",
};

export const goalClause = (goal: string): string => GOALS[goal] ?? "KOI-GOAL-01";
export const clauseOf = (kind: string, goal: string | null): string =>
  goal ? goalClause(goal) : (CLAUSES[kind] ?? "KOI-TURN-02");
