// The view of a Rybowisko position as the server sends it (src/pondside/games/rybowisko/view.py).

/** What something is called, by language. */
export type Names = Record<string, string>;

export interface PrintedFish {
  names: Names;
  least: number; // die numbers that catch it, both included
  most: number;
  symbol: string;
  unique: number; // points for uniqueness
}

export interface PrintedField {
  x: number;
  y: number;
  kind: string; // water, fishing or start
  to: Record<string, string>;
  names?: Names;
}

export interface PrintedColour {
  names: Names;
  hex: string;
  start?: string;
}

/** What is printed on lake, cards and tokens; an owner's data file may differ from the stock one. */
export interface Printed {
  species: Record<string, PrintedFish>;
  symbols: Record<string, Names>;
  colours: Record<string, PrintedColour>;
  players: Record<string, PrintedColour>;
  ways: Record<string, [number, number]>;
  fields: Record<string, PrintedField>;
  cell: number;
  grades: Names[];
  refill_at: number;
  set_points: number;
}

export interface AnglerView {
  seat: number;
  colour: string;
  field: string;
  smiling: number;
  luck: number;
  cards: string[];
  symbols: Record<string, number>;
  sheet: Record<string, number>;
  total: number;
}

export interface TokenView {
  colour: string;
  drifts: Record<string, number>;
}

/** Exact chances by luck tokens spent at most: the first entries are for `least` of them. */
export interface Chances {
  least: number;
  any: number[];
  cards: Record<string, number[]>;
}

export interface Reach {
  field: string;
  words: string[];
  luck: number;
  action: "catch" | "rest";
  colour: string | null;
  chances: Chances | null;
}

export interface Choice {
  word: string;
  field: string | null;
  luck: number;
  place: string | null;
  card: string | null;
  points: number | null;
}

export interface CatchView {
  field: string;
  colour: string;
  places: string[];
  die: number | null;
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  printed: Printed;
  options: Record<string, string>;
  phase: string;
  actor: number | null;
  turn: number;
  turns: number | null;
  round: number;
  first: number;
  target: number | null;
  last_round: string | null; // why the game ends with this round; null while it is not known
  places: Record<string, string | null>;
  pairs: Record<string, string[]>;
  deck: number;
  unseen: Record<string, number>;
  tokens: Record<string, TokenView>;
  pile: string[];
  anglers: AnglerView[];
  path: string[];
  catch: CatchView | null;
  chances: Chances | null;
  choices: Choice[];
  reach: Reach[];
  worths: Record<string, number>; // card place -> points it would bring the viewer now
  totals: number[];
  position: string | null;
  reason: string | null;
  result: string[] | null;
}
