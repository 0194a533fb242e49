// Where the rules tell how every kind of tile and every goal card scores.

import { readTile } from "./tokens";

const RULES: Record<string, string> = {
  single_flower: "KOH-SCORE-02",
  double_flower: "KOH-SCORE-04",
  butterflies: "KOH-SCORE-10",
  statue: "KOH-SCORE-09",
  rocks: "KOH-SCORE-07",
  frog: "KOH-SCORE-08",
  turtle: "KOH-SCORE-13",
};

const GOALS: Record<string, string> = {
  white_black: "KOH-GOAL-02",
  yellow_red: "KOH-GOAL-03",
  rarest_colour: "KOH-GOAL-04",
  dragonflies: "KOH-GOAL-06",
  ornament_kinds: "KOH-GOAL-07",
  statues: "KOH-GOAL-08",
  no_fry: "KOH-GOAL-09",
  no_dragonflies: "KOH-GOAL-09",
  flower_sets: "KOH-GOAL-10",
  frog_turtle: "KOH-GOAL-11",
  largest_square: "KOH-GOAL-12",
  fry_shelter: "KOH-GOAL-13",
};

/** The clause that tells how a tile or a goal card scores. */
export function ruleOf(token: string): string {
  const tile = readTile(token);
  if (!tile) return GOALS[token] ?? "KOH-GOAL-01";
  if (tile.type === "feature") return RULES[tile.kind]!;
  return tile.coins ? "KOH-SCORE-14" : "KOH-SCORE-01";
}
