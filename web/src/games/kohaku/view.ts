// The server's view of a Kōhaku position, as src/pondside/games/kohaku/view.py sends it.

export interface TileView {
  x: number;
  y: number;
  tile: string;
}

export interface SeatView {
  seat: number;
  tiles: TileView[];
  sheet: Record<string, number>;
  total: number;
  coins: number;
  goal: string | null;
  offered: string[];
}

export interface Choice {
  word: string;
  cells: string[] | null;
  x: number | null;
  y: number | null;
  tile: string | null;
  points: number | null;
}

export interface RivalView {
  koi: Record<string, number>;
  features: Record<string, number>;
  totals: Record<string, number>;
}

/** What a goal card pays: so much for each of what it counts, or by a table. */
export interface PrintedCard {
  each: number | null;
  otherwise: number | null; // fry without rocks beside it
  table: [number, number][]; // from so many on, so many points
  most: number | null; // of what it counts
  ours: boolean; // the table is our reconstruction
}

/** What the tiles and cards of the box pay, as src/pondside/games/kohaku/printed.py sends it. */
export interface Printed {
  cards: Record<string, PrintedCard>;
  worth: {
    coin: number;
    flower: number;
    flower_four: number;
    flowers_one: number;
    flowers_both: number;
    fry: number;
    dragonfly: number;
    statue: number[];
    butterflies: number;
    turtle: number;
  };
  kinds: string[]; // one tile of each kind
  examples: Record<string, { tiles: string[]; points: number }>; // by feature
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  actor: number | null;
  turn: number;
  turns: number | null;
  market: Record<string, string | null>;
  hand: { koi: string | null; feature: string | null };
  koi_left: number;
  features_left: number;
  unseen: { koi: Record<string, number>; feature: Record<string, number> };
  ponds: SeatView[];
  rival: RivalView | null;
  choices: { draft?: Choice[]; koi?: Choice[]; feature?: Choice[]; keep?: Choice[] };
  totals: number[];
  reason: string | null;
  result: string[] | null;
  printed: Printed | null; // null: of a game that is only kept
}

/** How many tiles a rival has. */
export const tilesOf = ({ koi, features }: RivalView): number =>
  [...Object.values(koi), ...Object.values(features)].reduce((sum, n) => sum + n, 0);

/** A tile in hand. */
export type Held = "koi" | "feature";

/** A cell of a pond. */
export interface Place {
  x: number;
  y: number;
}

export const MARKET_COLUMNS = ["a", "b", "c", "d"] as const;
export const MARKET_ROWS = ["1", "2", "3"] as const;
export const LEVELS = ["easy", "medium", "hard"] as const;

/** `k1,-2` as what is laid and where; null for words that lay nothing. */
export function readPut(word: string): (Place & { held: Held }) | null {
  const match = /^([kf])(-?\d+),(-?\d+)$/.exec(word);
  if (!match) return null;
  return { held: match[1] === "k" ? "koi" : "feature", x: Number(match[2]), y: Number(match[3]) };
}

export const putWord = (held: Held, { x, y }: Place): string =>
  `${held === "koi" ? "k" : "f"}${x},${y}`;

export const placeKey = ({ x, y }: Place): string => `${x},${y}`;

/** Whether the game is played with goal cards. */
export function withGoals(view: View): boolean {
  return view.options[view.seats === 1 ? "solo_goal_cards" : "goal_cards"] === "on";
}
