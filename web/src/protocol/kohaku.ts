// Made from pondside/games/kohaku/view.py, pondside/games/kohaku/printed.py, pondside/games/kohaku/events.py and pondside/games/kohaku/sheets.py: do not edit; `make web` makes it again.

/** A tile of a pond. */
export interface TileView {
  x: number;
  y: number;
  tile: string;
}

/** A seat's pond and its points so far. */
export interface SeatView {
  seat: number;
  tiles: TileView[];
  sheet: Record<string, number>; // without the goal card of a seat whose card is not known
  total: number;
  coins: number;
  goal: string | null; // the card kept, if it may be known
  offered: string[]; // the cards dealt, if they may be known
}

/** Something the viewer may do now. */
export interface Choice {
  kind: "draft" | "feature" | "keep" | "koi";
  word: string;
  cells: string[] | null; // a draft: the two board cells
  x: number | null; // a placement
  y: number | null;
  tile: string | null;
  points: number | null; // how a placement changes the viewer's total at once
}

/** The rival's pile in a solo game. */
export interface RivalView {
  koi: Record<string, number>;
  features: Record<string, number>;
  totals: Record<"easy" | "hard" | "medium", number>;
}

/** Everything one seat, or a spectator (seat null), may know. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  goal_cards: boolean; // whether it is played with them
  phase: "deal" | "draft" | "ended" | "fill" | "first" | "keep" | "place" | "refill_feature" | "refill_koi" | "reveal_feature" | "reveal_koi" | "rival_fill";
  actor: number | null; // the seat to act; null: chance, or the game is over
  turn: number;
  turns: number | null; // how many there will be; null in a solo game
  market: Record<string, string | null>;
  hand: Record<"feature" | "koi", string | null>;
  koi_left: number;
  features_left: number;
  unseen: Record<"feature" | "koi", Record<string, number>>;
  ponds: SeatView[];
  rival: RivalView | null;
  choices: Choice[]; // empty unless the viewer acts
  totals: number[]; // of each seat, as far as the viewer may know
  reason: "feature_stack_empty" | "koi_stack_empty" | "rival_feature_fill" | "rival_koi_fill" | "rival_no_feature" | "rival_no_koi" | null;
  result: string[] | null;
}

/** A tile as it looks. */
export interface PrintedTile {
  type: "feature" | "koi";
  kind: "butterflies" | "double_flower" | "frog" | "koi" | "rocks" | "single_flower" | "statue" | "turtle";
  colours: ("b" | "r" | "w" | "y")[];
  fry: number;
  dragonflies: number;
  coins: number;
  worth: number; // points for its coins
}

/** What a goal card pays: so much for each of what it counts, or by a table. */
export interface PrintedCard {
  each: number | null;
  otherwise: number | null; // fry_shelter: a koi with fry and no rocks beside it
  table: [number, number][]; // from so many on, so many points; fewer: none
  most: number | null; // of what it counts; null: as many as there are
  ours: boolean; // the table is our reconstruction
}

/** What tiles are worth. */
export interface Worth {
  coin: number;
  flower: number; // a koi of the colour of a single flower
  flower_four: number; // four of them, in all
  flowers_one: number; // a koi with one of the colours of a double flower
  flowers_both: number;
  fry: number;
  dragonfly: number;
  statue: number[]; // 1 to 4 koi
  butterflies: number;
  turtle: number;
  around: number; // tiles that can lie beside one, a side each
}

/** Something that is counted of a rival's pile (KOH-SOLO-16 to KOH-SOLO-18). */
export interface PileLine {
  name: "coins" | "features" | "flowers" | "koi";
  most: number;
  of: "coins" | "features" | "flowers" | "koi" | null; // what it is on, or one of
  each: number; // how many are on one of these
}

/** A feature between two koi of the box, and its points. */
export interface Example {
  tiles: [string, string, string];
  points: number;
}

/** Everything printed that a player reads. */
export interface Printed {
  tiles: Record<string, PrintedTile>; // koi also without their pebbles, as ponds are written
  koi: Record<string, string[]>; // by their colours, without pebbles, which score nothing
  market: string[][]; // the cells of the board, row by row
  centre: string[]; // of them
  pattern: Record<"feature" | "koi", ("feature" | "koi")[][]>;
  pile: PileLine[]; // in the order in which it is written down
  cards: Record<string, PrintedCard>;
  worth: Worth;
  kinds: string[]; // one tile of each kind, a koi last
  examples: Record<string, Example>; // by feature
  clauses: Record<string, string>; // the rule to look up, by the tile or goal card that is tapped
}

/** What events tell; which of it one has goes with its key. */
export interface Values {
  seat?: number; // from 1
  koi?: string;
  feature?: string;
  cells?: string[]; // of the board, in the order taken
  tile?: string;
  x?: number; // where it was laid, as the pond was before
  y?: number;
  points?: number; // that it brought
  card?: string;
  cell?: string; // of the board, where something came
  moved_to?: string | null; // where the tile before it went; null: it was taken
  taken?: string[]; // cells that the rival emptied
  reason?: string; // of the end
}

/** What a line of a sheet counted: tiles, or a number of things. */
export interface Counted {
  at?: number[]; // x, y
  tile?: string;
  worth?: number; // of the tile, to what is counted
  count?: number;
}
