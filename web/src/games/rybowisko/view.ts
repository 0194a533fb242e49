// The view of a Rybowisko position as the server sends it (src/pondside/games/rybowisko/view.py).

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
  options: Record<string, string>;
  phase: string;
  actor: number | null;
  turn: number;
  turns: number | null;
  round: number;
  first: number;
  target: number | null;
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
  totals: number[];
  position: string | null;
  reason: string | null;
  result: string[] | null;
}
