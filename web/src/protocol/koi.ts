// Made from pondside/games/koi/view.py, pondside/games/koi/printed.py, pondside/games/koi/events.py and pondside/games/koi/sheets.py: do not edit; `make web` makes it again.

/** A card and what it does. */
export interface CardView {
  id: string;
  kind: string;
  scroll: string;
  gives: Record<string, number>[]; // rain: its tiles; a well: its sides
}

/** A slot of the row, from 1, with its card. */
export interface SlotView {
  slot: number;
  cost: number;
  reward: Record<string, number>;
  sells_koi: boolean;
  card: CardView | null;
  takes?: number; // alone: the slot whose card leaves the game with this one
}

/** A goal in play. */
export interface GoalView {
  goal: string;
  left: Record<string, number>; // tiles by kind
  done: number[]; // seats that completed it
}

/** Something that lies in a pond. */
export interface ThingView {
  kind: string; // as it is printed, or the spring
  cell: [number, number]; // that names it; what is printed says the others
  turn?: number;
  surrounded?: boolean; // a koi, or the carp, that counts more for it
}

/** One seat's pond and possessions. */
export interface PondView {
  seat: number;
  things: ThingView[]; // tiles, what is on them, koi as they were placed, goals
  coins: number;
  luck: number;
  stored: Record<string, number>;
  spaces: number;
  capacity: number;
  excess: number; // spaces to be returned before the turn can end
  cards: CardView[];
  helpers: Record<string, number>;
  goals: string[];
  lacks: Record<string, Record<string, number>>; // of goals in play, by tile: what is still missing for it
  sheet: Record<string, number>;
  total: number;
}

/** What of the turn under way is done and pending. */
export interface Turn {
  slot: number | null;
  card: CardView | null;
  reward_due: boolean;
  card_due: boolean;
  sensei_left: number;
  helpers_left: Record<string, number>;
  raining: Record<string, number>;
  water_left: number;
  lifted: ThingView | null; // the koi in hand, as it stood
  goals_done: number;
}

/** A legal action: its word, how it changes the points at once, and what it does. */
export interface Choice {
  word: string;
  points: number;
  does: "buy" | "card" | "decline" | "discard" | "end_turn" | "end_work" | "lay" | "lift" | "luck" | "make_room" | "meditate" | "no_koi" | "remove" | "reward" | "work";
  slot?: number; // meditate: from 1
  side?: number; // card: which of the things that it gives
  what?: string; // a kind of thing, a size of koi; luck: what it is spent on
  how?: "luck" | "market" | "slot"; // buy
  cell?: [number, number]; // lay: that names it
  turn?: number; // lay
  koi?: number; // lift: which one, in the order of things
  by?: "goes_on" | "helper"; // lay and lift, if not with the own action
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
  turn_of: number;
  first: number;
  round: number;
  last_round: number | null; // known once the end is triggered
  idle: number; // full rounds without a meditation
  idle_limit: number | null; // how many bring the end; null: they never do (KOI-END-05)
  idle_near: boolean; // half of them have passed
  row: SlotView[];
  deck: number;
  unseen: CardView[]; // the cards in the deck, in no order
  gone: CardView[]; // solo: discarded
  supply: Record<string, number>;
  goals: GoalView[];
  ponds: PondView[];
  now: Turn;
  choices: Choice[]; // empty unless the viewer acts
  obvious: string | null; // the word nobody need be asked for: only the end of the turn is left
  totals: number[];
  title: string | null; // solo: what the pond is worth so far
  lit_path: boolean | null;
  reason: string | null;
  result: string[] | null;
}

/** Something that is laid, in every turn: the cell that names it comes first. */
export interface PrintedThing {
  sign: string; // as words begin
  goal: string | null;
  shapes: [number, number][][]; // by turn
  wet: number[][]; // by turn and cell: the wet edges as bits
  looks: number[]; // by turn: the lowest one that looks the same
}

/** What a title of a solo game takes. */
export interface Band {
  title: string;
  points: number;
  goals: number | null; // null: all that are in play
}

/** The numbers on a goal card; where there are three they are of the three branches. */
export interface GoalFacts {
  needs: number[]; // lanterns, foliage, koi, wells or scrolls
  coins: number; // to pay
  cells: number[]; // of free water in a pattern
  points: number[]; // one after the other as they grow
}

/** Everything printed that a player reads. */
export interface Printed {
  directions: [number, number][];
  spring: [number, number][];
  things: Record<string, PrintedThing>;
  cards: Record<string, CardView>;
  scrolls: Record<string, number>; // points for each of what they count
  prices: Record<"luck" | "market" | "slot", Record<string, number>>; // of koi by size: at a slot, at a market, with luck
  luck: Record<string, Record<string, number>>; // by what a token is spent on: what it brings
  spaces: Record<string, number>; // of storage
  helpers: Record<string, string[]>; // what each of them lays; `move` is a koi moved
  bands: Record<string, Band[]>; // by scenario
  goals: Record<string, GoalFacts>;
  numbers: Record<string, number>; // points of koi and of what else scores, and what things allow
  clauses: Record<string, string>; // the rule to look up, by the thing, card or goal that is tapped
}

/** What events tell; which of it one has goes with its key. */
export interface Values {
  seat?: number; // from 1
  slot?: number; // of the row, from 1
  card?: string;
  kind?: string; // of the card
  items?: Record<string, number>; // things, coins and tokens that came or went
  what?: string; // a kind of thing, or the phase that was left out
  koi?: string; // its size
  cell?: string; // that names a thing: q,r
  turn?: number; // of a thing
  by?: string; // own action, helper or phase that laid it
  goal?: string;
  reason?: string; // of the end
  round?: number; // the last one
}

/** What a line of a sheet counted. */
export interface Counted {
  what: string;
  cell?: string; // q,r
  cells?: string[];
  koi?: string[]; // by their names in the pond
  n?: number;
  points?: number; // of it alone, or of each of them
  times?: number; // by which the line is multiplied
}
