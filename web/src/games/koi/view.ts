// The server's view of a Koi position, as src/pondside/games/koi/view.py sends it, and what is printed.

export interface CardView {
  id: string;
  kind: string;
  scroll: string;
  gives: Record<string, number>[]; // rain: its tiles; a well: its sides
}

export interface SlotView {
  slot: number;
  cost: number;
  reward: Record<string, number>;
  sells_koi: boolean;
  card: CardView | null;
}

export interface GoalView {
  goal: string;
  left: Record<string, number>; // tiles by kind
  done: number[];
}

export interface PondView {
  seat: number;
  pond: string; // in the notation of the rules
  koi: string[]; // in the order of placing
  coins: number;
  luck: number;
  stored: Record<string, number>;
  spaces: number;
  capacity: number;
  cards: CardView[];
  helpers: Record<string, number>;
  goals: string[];
  lacks: Record<string, Record<string, number>>; // by goal tile
  sheet: Record<string, number>;
  total: number;
  surrounded: string[];
}

export interface TurnView {
  slot: number | null;
  card: CardView | null;
  reward_due: boolean;
  card_due: boolean;
  sensei_left: number;
  helpers_left: Record<string, number>;
  raining: Record<string, number>;
  water_left: number;
  lifted: string | null;
  goals_done: number;
}

export interface Choice {
  word: string;
  points: number;
}

export type Hex = [number, number]; // q, r

export interface PrintedThing {
  sign: string;
  goal: string | null;
  shapes: Hex[][]; // by turn; the cell that names it comes first
  wet: number[][]; // by turn and cell: wet edges as bits
  looks: number[];
}

export interface Band {
  title: string;
  points: number;
  goals: number | null;
}

/** The numbers on a goal card. */
export interface GoalFacts {
  needs: number[];
  coins: number;
  cells: number[];
  points: number[];
}

export interface Printed {
  directions: Hex[];
  spring: Hex[];
  things: Record<string, PrintedThing>;
  cards: Record<string, CardView>;
  scrolls: Record<string, number>;
  prices: Record<"slot" | "market" | "luck", Record<string, number>>;
  luck: Record<string, Record<string, number>>;
  spaces: Record<string, number>;
  helpers: Record<string, string[]>;
  bands: Record<string, Band[]>;
  goals: Record<string, GoalFacts>;
  numbers: Record<string, number>;
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
  turn_of: number;
  first: number;
  round: number;
  last_round: number | null;
  idle: number;
  idle_limit: number | null;
  idle_near: boolean;
  row: SlotView[];
  deck: number;
  unseen: CardView[];
  gone: CardView[];
  supply: Record<string, number>;
  prices: Record<string, number>;
  goals: GoalView[];
  ponds: PondView[];
  now: TurnView;
  choices: Choice[];
  totals: number[];
  title: string | null;
  lit_path: boolean | null;
  reason: string | null;
  result: string[] | null;
}

export const SIZES = ["small", "medium", "large"];
const LETTERS: Record<string, string> = { S: "small", M: "medium", L: "large" };

/** The koi that a word ending in S, M or L is about. */
export const sizeOf = (letter: string): string => LETTERS[letter] ?? "small";

/** What is in storage, as the words of returning name it. */
export const RETURNED: Record<string, string> = {
  xw: "water", xf: "foliage", xs: "shore", xS: "small", xM: "medium", xL: "large",
};
