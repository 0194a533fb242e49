// Made from pondside/games/rybowisko/view.py, pondside/games/rybowisko/printed.py, pondside/games/rybowisko/events.py and pondside/games/rybowisko/sheets.py: do not edit; `make web` makes it again.

/** A seat's angler, its luck and its catch. */
export interface AnglerView {
  seat: number;
  colour: string; // of the player
  field: string;
  smiling: number;
  luck: number;
  cards: string[]; // in the order taken
  symbols: Record<string, number>;
  sheet: Record<string, number>;
  total: number;
}

/** A catch token on the map and the drift directions it can have. */
export interface TokenView {
  colour: string;
  drifts: Record<string, number>;
}

/** The exact chances of a catch by the luck tokens spent on it at most. */
export interface Chances {
  least: number; // the tokens of the first entries; the next stand for one more each
  any: number[];
  cards: Record<string, number[]>; // of each card place, if it is preferred whenever both are hit
}

/** A field where the move can end, and the shortest way there. */
export interface Reach {
  field: string;
  words: string[]; // what to play: the field, or `stop` where the angler has to stay
  luck: number; // tokens it costs
  action: "catch" | "rest";
  path: string[]; // the fields from where the angler is to there
  colour: string | null; // of the token
  chances: Chances | null;
}

/** Something the viewer may do now. */
export interface Choice {
  word: string;
  field: string | null; // where a move ends
  luck: number; // tokens it turns
  place: string | null; // a card taken
  card: string | null;
  points: number | null; // how it changes the viewer's total at once
}

/** Everything anybody may know. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  actor: number | null; // the seat to act; null: chance, or the game is over
  turn: number;
  turns: number | null; // how many there will be; null unless solo
  round: number;
  first: number; // the seat with the first-player card
  target: number | null; // fish that end the game; null if solo
  last_round: string | null; // why the game ends with this round, if several play and it is known
  places: Record<string, string | null>;
  pairs: Record<string, string[]>; // token colour -> its card places
  deck: number;
  unseen: Record<string, number>; // the cards of the deck, counted by species
  tokens: Record<string, TokenView>; // by fishing field
  pile: string[];
  anglers: AnglerView[];
  catch: CatchView | null; // the catch under way
  chances: Chances | null; // of the catch under way, while a roll may come
  choices: Choice[]; // empty unless the viewer acts
  reach: Reach[];
  worths: Record<string, number>; // card place -> points it would bring the viewer; empty unless it acts
  totals: number[];
  position: string | null; // as one line of text; null while chance acts
  reason: string | null;
  result: string[] | null;
}

/** A catch: where it is tried, which cards can be won, and what the die says. */
export interface CatchView {
  field: string;
  colour: string; // of the token
  places: string[];
  die: number | null;
}

/** A species as its cards show it. */
export interface PrintedFish {
  names: Record<string, string>;
  least: number; // die numbers that catch it, both included
  most: number;
  symbol: string;
  unique: number; // points for uniqueness
}

/** A field of the lake and its neighbours by direction. */
export interface PrintedField {
  x: number; // its middle on the sheet; y grows to the south
  y: number;
  kind: "fishing" | "start" | "water";
  to: Record<string, string>;
  names?: Record<string, string>; // of the place, if it has one
}

/** A colour of tokens or players. */
export interface PrintedColour {
  names: Record<string, string>;
  hex: string;
  start?: string; // of a player: where the angler begins
}

/** What is on both sides of a catch token. */
export interface PrintedToken {
  colour: string;
  way: string;
}

/** Everything printed that a player reads. */
export interface Printed {
  species: Record<string, PrintedFish>;
  symbols: Record<string, Record<string, string>>;
  colours: Record<string, PrintedColour>; // of the tokens
  tokens: Record<string, PrintedToken>; // by name, such as yW
  players: Record<string, PrintedColour>;
  ways: Record<string, [number, number]>; // where a direction points on the sheet
  fields: Record<string, PrintedField>;
  cell: number; // the side of a field on the sheet
  grades: Record<string, string>[]; // of solo scores, from the lowest
  refill_at: number; // tokens beside the board that refill the lake
  set_points: number;
  clauses: Record<string, string>; // the rule to look up, by what is tapped or shown
}

/** What events tell; which of it one has goes with its key. */
export interface Values {
  seat?: number; // from 1
  field?: string;
  path?: string[]; // fields sailed over, both ends included
  luck?: number; // tokens turned over for it
  smiling?: number; // tokens left
  colour?: string; // of a token
  cards?: (string | null)[]; // of a pair; null: its place is empty
  card?: string;
  place?: string; // of a card
  die?: number;
  way?: string;
  moved?: boolean; // whether there was water
  token?: string;
  reason?: string; // of the end
}

/** What a line of a sheet counted: cards of a kind, or the cards of a set. */
export interface Counted {
  count?: number;
  tile?: string;
}
