// Made from pondside/games/wodny_ogrod/view.py and pondside/games/wodny_ogrod/printed.py: do not edit; `make web` makes it again.

/** Symbols that hang together. */
export interface GroupView {
  symbol: string;
  size: number;
  scores: boolean;
  cells: string[];
}

/** A marked area, or a decoration area of side A. */
export interface AreaView {
  id: string;
  kind: "L" | "decoration" | "square";
  token: string; // what it yields
  status: "lost" | "open" | "won";
  cells: string[];
}

/** One seat's garden, display and hand. */
export interface GardenView {
  seat: number;
  rows: string[]; // in the notation of docs/rules/wodny_ogrod.md
  layout: string;
  display: string[]; // tiles, the left end first
  hand: string[]; // bonus tokens won and not laid
  sections: Record<string, string | null>; // the edge token that is still there
  areas: AreaView[];
  decorations: string[]; // shapes, by the digits in `rows`
  groups: GroupView[];
  passed: boolean;
  sheet: Record<string, number>;
  total: number;
}

/** A tile that the seat on turn can take. */
export interface Reach {
  source: string; // L R l r
  seat: number; // whose display it lies in
  tile: string;
}

/** A legal action: what it changes at once.
 *
 *  There may be thousands; written down, those that change nothing are only words. */
export interface Choice {
  word: string;
  points?: number;
  wins?: string[]; // bonus tokens and decorations
  loses?: string[]; // decoration areas of side A, decorations that it would lie on
}

/** A position as one seat, or a spectator, knows it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  actor: number | null;
  turn: number;
  turns: number | null; // a game has no fixed number
  turn_of: number; // whose turn it is; a refill may be another seat's affair
  moved: boolean; // the main move of the turn is done
  first: number;
  bag: number;
  unseen: string[]; // the tiles in the bag
  supply: Record<string, number>; // decorations left
  refill: string | null; // the tile just drawn
  owner: number | null; // whose display is refilled
  gardens: GardenView[];
  reach: Reach[]; // of the seat on turn, while a tile may be taken
  choices: Choice[]; // empty unless the viewer acts
  totals: number[];
  title: string | null; // solo: what the score is worth so far
  reason: string | null;
  result: string[] | null;
}

/** What the components show; it never changes. */
export interface Printed {
  pieces: Record<string, string>; // `oo#/#../##o`, koi side up
  least: number; // cells of a group that scores
  fills: boolean; // decorations fill rows and columns (WOD-DECO-07)
  most: number; // decorations that one may have on side B (WOD-ALT-05)
  same: number; // of one shape
}
