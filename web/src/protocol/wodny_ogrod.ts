// Made from pondside/games/wodny_ogrod/view.py, pondside/games/wodny_ogrod/printed.py, pondside/games/wodny_ogrod/events.py and pondside/games/wodny_ogrod/sheets.py: do not edit; `make web` makes it again.

/** Symbols that hang together. */
export interface GroupView {
  symbol: "koi" | "lily";
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

/** A decoration on which nothing lies. */
export interface DecorationView {
  shape: string;
  cells: string[];
}

/** An end of a display in reach of a seat, whether it is its turn or not. */
export interface End {
  source: "L" | "R" | "l" | "r";
  seat: number; // whose display it is
  tile: string | null; // null: nothing lies there
}

/** One seat's garden, display and hand.
 *
 *  Cells with a symbol are told by `groups`; where nothing is told lies nothing. */
export interface GardenView {
  seat: number;
  layout: string;
  water: string[]; // cells of tokens without a symbol
  decorations: DecorationView[];
  spoiled: string[]; // what shows of decorations on which something lies
  lines: string[]; // full rows and columns: 3, c
  display: string[]; // tiles, the left end first
  ends: End[]; // L R l r
  hand: string[]; // bonus tokens won and not laid
  sections: Record<string, string | null>; // the edge token that is still there
  areas: AreaView[];
  groups: GroupView[];
  passed: boolean;
  sheet: Record<string, number>;
  total: number;
}

/** A tile that the seat on turn can take. */
export interface Reach {
  source: "L" | "R" | "l" | "r";
  seat: number; // whose display it lies in
  tile: string;
}

/** Something to lay, one way round, and the cells where its upper left corner may lie. */
export interface Way {
  what: string; // L R l r, a bonus token or a decoration
  orientation: number;
  cells: string[];
}

/** What is done that lays nothing. */
export interface Deed {
  kind: "drop" | "end" | "pass" | "put" | "stop" | "take";
  token?: string; // that is dropped
  tile?: string; // that joins the own display
  side?: "left" | "right"; // where it does
  giver?: number; // in whose display it lay
}

/** A legal action: what it changes at once.
 *
 *  There may be thousands to lay something; written down, those that change nothing are only words. */
export interface Choice {
  word: string;
  points?: number;
  wins?: string[]; // bonus tokens and decorations
  loses?: string[]; // decoration areas of side A, decorations that it would lie on
  deed?: Deed;
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
  decorated: "areas" | "laid" | null; // how decorations come; null: none come
  supply: Record<string, number>; // decorations left
  refill: string | null; // the tile just drawn
  owner: number | null; // whose display is refilled
  gardens: GardenView[];
  reach: Reach[]; // of the seat on turn, while a tile may be taken
  ways: Way[]; // what may be laid where: the first of `choices`, one for each cell
  choices: Choice[]; // empty unless the viewer acts
  totals: number[];
  title: string | null; // solo: what the score is worth so far
  reason: string | null;
  result: string[] | null;
}

/** A piece with its koi side up, as it lies in the upper left corner of a garden. */
export interface PrintedPiece {
  kind: "decoration" | "tile" | "token";
  cells: string[];
  symbols: string[]; // the cells with one
}

/** Lines of which the first full one wins the token at the edge. */
export interface PrintedSection {
  id: string;
  kind: "col" | "row";
  lines: number[]; // from 0
}

/** What the components show; it never changes. */
export interface Printed {
  pieces: Record<string, PrintedPiece>;
  sections: PrintedSection[];
  points: Record<string, number>; // of a line of a sheet; a decoration's are those of a contact
  least: number; // cells of a group that scores
  most: number; // decorations that one may have on side B (WOD-ALT-05)
  same: number; // of one shape
  written: Record<string, number>; // decorations that a garden of a real table may have, by variant
  clauses: Record<string, string>; // the rule to look up, by what is tapped or shown
}

/** What events tell; which of it one has goes with its key. */
export interface Values {
  seat?: number; // from 1
  of?: number; // from 1: whose display it lay in
  source?: string; // of a tile that was laid: L R l r
  tile?: string;
  token?: string;
  shape?: string;
  orientation?: number;
  side?: string; // koi or lily of a piece, left or right of a display
  cell?: string; // that names where a piece lies
  cells?: string[];
  area?: string;
  section?: string;
  card?: number;
  reason?: string; // of the end
}

/** What a line of a sheet counted: cells of a line or group, or what touches what. */
export interface Counted {
  cells?: string[];
  group?: string[];
  decoration?: string[];
}
