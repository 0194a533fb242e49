// What the reference card of the box shows: the rule of every kind of tile and of every goal card, and an
// example in pictures.

import { COLOURS, readTile } from "./tokens";

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

/** One tile of each kind, in the order of the card. */
export const KINDS = ["Fr", "Fwy", "By", "S", "R", "G", "T", "r.f2"];

/** A feature between two koi, and what it scores there. */
export function exampleOf(token: string): { tiles: string[]; points: number } | null {
  const tile = readTile(token);
  if (tile?.type !== "feature") return null;
  const [first, second] = tile.colours;
  const other = COLOURS.find((one) => !tile.colours.includes(one));
  const both = (one?: string, two?: string) => [one, two].sort().join("");
  switch (tile.kind) {
    case "single_flower":
    case "butterflies":
      return { tiles: [`${first}.f2`, token, `${both(first, other)}.d2`], points: 4 };
    case "double_flower":
      return { tiles: [`${first}.d1`, token, `${both(first, second)}.f2`], points: 5 };
    case "rocks":
      return { tiles: ["r.f2", token, "bw.f3"], points: 5 };
    case "frog":
      return { tiles: ["y.d2", token, "rw.d1"], points: 3 };
    case "statue":
      return { tiles: ["b.f2", token, "rw.d2"], points: 3 };
    default:
      return null; // a turtle scores anywhere
  }
}
