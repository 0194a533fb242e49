// Made from pondside/protocol/messages.py and pondside/protocol/companion.py: do not edit; `make web` makes it again.

/** Play words for the seat to act, all of them or none. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  words: string[];
  confirm?: boolean;
}

/** Take back the last tentative word, or the whole tentative turn. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  whole?: boolean;
}

/** Make the turn final. */
export interface Confirm {
  type: "confirm";
  id: string;
  version: number;
}

/** Ask the others to go back to before the own last turn. */
export interface AskBack {
  type: "ask_back";
  id: string;
  version: number;
}

/** Answer somebody who asked. */
export interface AnswerBack {
  type: "answer_back";
  id: string;
  version: number;
  agree: boolean;
}

/** Why a word is not possible now. */
export interface Why {
  type: "why";
  id: string;
  word: string;
}

/** How a word would change the own score sheet. */
export interface Worth {
  type: "worth";
  id: string;
  word: string;
}

/** How the own turn would go if it began now; nothing is played. */
export interface Plan {
  type: "plan";
  id: string;
  words: string[];
}

/** A score sheet as the position stands. */
export interface Sheet {
  type: "sheet";
  id: string;
  seat: number;
}

/** Of several seats held here, show this one's view. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Why did a bot play the turn that this step belongs to? */
export interface Explain {
  type: "explain";
  id: string;
  step: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** What the screens of a table show; no rule depends on it. */
export interface Settings {
  points: "full" | "off" | "own";
  legal: boolean;
  bag: boolean;
}

/** A seat for whoever makes the table; several are played by one client. */
export interface Me {
  kind: "me";
  name?: string;
}

/** A seat for a bot of the server. */
export interface Bot {
  kind: "bot";
  bot: string;
}

/** A seat for whoever gets its invite. */
export interface Open {
  kind: "open";
}

export interface WantedTable {
  game: string;
  seats: (Me | Bot | Open)[];
  options?: Record<string, string>;
  settings?: Partial<Settings>;
  lesson?: boolean; // a first game, dealt the same for every learner
  language?: string; // of whoever makes it: some options follow it where nobody chose
}

/** A table being set up. */
export interface WantedOptions {
  seats: number;
  options?: Record<string, string>;
  last?: string; // chosen last: the others give way to it
  language?: string;
}

export interface Rename {
  name: string;
}

export interface Claim {
  invite?: string | null; // null: the seats that are reserved for who asks
  name?: string;
}

export interface WantedInvite {
  seat: number;
}

/** Who shall have a seat that is not taken: whoever gets its invite, or a bot. */
export interface WantedSitter {
  kind: "bot" | "open";
  bot?: string;
}

/** The next game of the same people: all of it follows from this one. */
export interface WantedNext {
}

/** Who asks. */
export interface Myself {
  guest: string;
  name: string;
}

export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
  clause: string;
}

/** An option of a table being set up: how it stands, and the values that it may be given. */
export interface OfferInfo {
  id: string;
  value: string;
  values: string[];
}

/** A bot that a table may invite. */
export interface BotInfo {
  name: string;
  ms: number | null; // the most time it takes for a turn; null: no time worth telling
  explains: boolean; // whether it can tell why it played a turn
}

/** The component file of an owner that new tables are made with. */
export interface OwnComponents {
  digest: string;
  name: string; // of the file
}

/** What can be played. */
export interface GameInfo {
  key: string;
  title: string;
  stage: string; // draft, playable or stable
  credits: string;
  seats: [number, number];
  options: OptionInfo[];
  bots: BotInfo[]; // from a kind beginner up
  components: OwnComponents | null; // null: ours
}

/** An error over HTTP. */
export interface Fault {
  error: "asleep" | "bad_option" | "bad_origin" | "fault" | "forbidden" | "illegal" | "kept" | "not_allowed" | "not_found" | "not_over" | "not_saved" | "not_seated" | "not_started" | "not_your_turn" | "nothing_to_undo" | "over" | "stale" | "taken" | "too_large" | "too_many" | "unconfirmed" | "unreadable";
  message: string;
  detail: Record<string, unknown>;
}

/** That the service works. */
export interface Health {
  ok: boolean;
  live_tables: number;
}

/** Where others find this service. */
export interface ReachInfo {
  public: string | null;
  here_only: boolean;
  house: string[];
  command: string;
}

/** Something that is compiled now: k parts of n are done. */
export interface Part {
  game: string;
  what: string; // rules, or the bots of that name
  k: number;
  n: number;
  left: number | null; // about so many seconds, if that can be said
}

/** What is got ready on this computer, once; everything can be played meanwhile. */
export interface Preparing {
  now: Part | null;
  waiting: number; // how many parts are still to come, with the one that is compiled now
  interpreted: string[]; // games whose rules run interpreted until theirs are ready
  bots: Record<string, string[]>; // of each game: bots that are not compiled yet
  failed: string[]; // what could not be compiled
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person" | "reserved";
  name: string;
  bot: string | null;
  present: boolean;
  mine: boolean; // or reserved for the reader
  instead_of: string | null; // the bot that sat here before it was gone
}

export interface OutcomeInfo {
  reason: string;
  placings: PlacingInfo[];
  tie_break: string | null;
  words: string[];
  beaten: string[];
}

/** How one seat ended. */
export interface PlacingInfo {
  seat: number;
  total: number;
  place: number;
}

/** The game that the people of a table play next. */
export interface NextInfo {
  seat: number; // here, of who asked for it
  open: boolean; // it waits for somebody
  table: string | null; // null: the reader has no seat there
  joined: boolean; // whether the reader has taken it
}

/** A table as a lobby shows it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  sheet_lines: string[]; // the kinds of line of a score sheet, in their order
  state: "open" | "over" | "playing";
  options: Record<string, string>;
  settings: Settings;
  seats: SeatInfo[];
  host: boolean;
  alone: boolean;
  to_act: number | null;
  turn: number;
  version: number;
  steps: number;
  commitment: string;
  seed: string | null;
  undo_used: boolean;
  created: number;
  updated: number;
  outcome: OutcomeInfo | null;
  invites?: Record<string, string>; // for who arranges the seats
  watch?: string;
  components: string | null; // digest of an owner's component file; null: ours
  kept: boolean; // its rules cannot be run here: only what was stored at its end is left
  next: NextInfo | null;
}

/** A new table, with the secrets that let others in. */
export interface MadeTable {
  table: TableInfo;
  invites: Record<string, string>; // by seat
  watch: string;
}

export interface MadeInvite {
  invite: string;
}

/** Something that happened, as a key and values of the game's messages. */
export interface Told {
  key: string;
  values: Record<string, unknown>;
}

/** One confirmed action, as its reader may know it. */
export interface Step {
  n: number;
  turn: number;
  actor: number | null; // null: chance
  word: string;
  told: Told[];
}

/** The position after a step. */
export interface Moment {
  n: number;
  of: number;
  steps: Step[];
  view: unknown;
}

/** What the components of a game show; null if the view says all. */
export interface Shown {
  printed: unknown;
}

export interface Sheets {
  sheets: LineInfo[][];
  outcome: OutcomeInfo;
}

/** A line of a score sheet. */
export interface LineInfo {
  clause: string;
  kind: string;
  at: [number, number] | null;
  tile: string | null;
  points: number;
  counted: Record<string, unknown>[];
}

export interface DrawInfo {
  stream: string;
  n: number;
  total: number;
  drawn: number;
  word: string;
}

export interface Draws {
  seed: string;
  commitment: string;
  draws: DrawInfo[] | null; // null: they were not stored, and the rules cannot be run here
}

/** Somebody asks to go back to a step; who agreed so far. */
export interface AskedBack {
  seat: number;
  step: number;
  agreed: number[];
}

/** The position as its reader may know it, and what led to it. */
export interface Update {
  type: "update";
  id: string | null; // of the reader's message that it answers; null: it answers none
  version: number;
  seat: number | null;
  view: unknown;
  tentative: string[];
  tentative_told: Told[][]; // what each of them did
  finished: boolean;
  to_act: number | null;
  steps: Step[];
  asked_back: AskedBack | null;
}

/** Everything: the first message of a socket, and after a `sit`. */
export interface State {
  type: "state";
  id: string | null; // of the reader's message that it answers; null: it answers none
  version: number;
  seat: number | null;
  view: unknown;
  tentative: string[];
  tentative_told: Told[][]; // what each of them did
  finished: boolean;
  to_act: number | null;
  steps: Step[];
  asked_back: AskedBack | null;
  table: TableInfo;
  printed: unknown; // what the components of the game show; null if the view says all
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A bot began to think; `preparing` while its code is compiled, k parts of n are done. */
export interface Thinking {
  type: "thinking";
  seat: number;
  preparing: [number, number] | null;
  left: number | null; // about so many seconds, if that can be said
}

export interface Refused {
  type: "refused";
  id: string | null; // null: the message was unreadable and its id with it
  error: "asleep" | "bad_option" | "bad_origin" | "fault" | "forbidden" | "illegal" | "kept" | "not_allowed" | "not_found" | "not_over" | "not_saved" | "not_seated" | "not_started" | "not_your_turn" | "nothing_to_undo" | "over" | "stale" | "taken" | "too_large" | "too_many" | "unconfirmed" | "unreadable";
  message: string;
  refusal: string | null;
  clause: string | null;
  version: number;
}

/** Why a word is not possible; both null if it is. */
export interface Because {
  type: "because";
  id: string;
  refusal: string | null;
  clause: string | null;
}

/** A line of a score sheet that would gain or lose points. */
export interface ChangeInfo {
  kind: string;
  at: [number, number] | null;
  tile: string | null;
  points: number;
}

export interface Changes {
  type: "changes";
  id: string;
  changes: ChangeInfo[];
}

/** The position after the words of a plan that fit, and why the next one does not. */
export interface Planned {
  type: "planned";
  id: string;
  version: number;
  view: unknown;
  fits: number;
  finished: boolean;
  refusal: string | null;
  clause: string | null;
}

/** A turn that a bot thought of: its words, what they would do, and what it expected. */
export interface ReasonInfo {
  words: string[];
  told: Told[][]; // of each word
  now: number; // points at once
  later: number; // points expected to follow
  others: number; // points the best other is expected to end with
  ahead: number; // of the best other at the end
  error: number; // standard error of `ahead`
  futures: number; // games that it was tried out in; 0: there was nothing to choose
  played: boolean;
}

/** The turns that a bot thought best, best first. */
export interface Explained {
  type: "explained";
  id: string;
  seat: number;
  step: number; // the first of its turn
  bot: string;
  reasons: ReasonInfo[];
}

export interface Lines {
  type: "lines";
  id: string;
  seat: number;
  lines: LineInfo[];
}

export interface Pong {
  type: "pong";
  id: string;
  version: number;
}

/** Ponds in the notation of a game, to be counted. */
export interface Asked {
  game: string;
  text: string;
  options: Record<string, string>;
}

/** What is in the box of a game. */
export interface BoxInfo {
  names: Record<string, string[]>;
  facts: unknown; // the component file as it stands
  printed: unknown; // what the components show, as the game tells it; null if it tells nothing
  sheet_lines: string[]; // the kinds of line of a sheet, in their order
}

/** What a sheet says besides its points; each game says some of it. */
export interface SheetFacts {
  rival?: Record<string, number>; // points by level
  beaten?: string[]; // the levels
  title?: string;
  grade_names?: Record<string, string>; // by language
  turns?: number;
}

/** The sheet of one player. */
export interface CountedSheet {
  total: number;
  lines: LineInfo[];
  facts: SheetFacts;
}

/** A sentence of a reader in English, and as a message with its values; key "": it is none. */
export interface RemarkInfo {
  message: string;
  key: string;
  values: Record<string, unknown>;
}

/** What a text is worth; places if it has several players. */
export interface CountedText {
  sheets: CountedSheet[];
  warnings: RemarkInfo[];
  placings: PlacingInfo[] | null;
  tie_break: string | null;
  tie_clause: string | null; // the rule that broke the tie, or let it stand
}

/** Why a text cannot be counted, and where it is wrong. */
export interface TextFault {
  error: RemarkInfo;
  line: number | null;
  column: number | null;
  clause: string | null;
}

export type Request = Act | Undo | Confirm | AskBack | AnswerBack | Why | Worth | Plan | Sheet | Sit | Explain | Ping;

export type Seat = Me | Bot | Open;

export type Reply = State | Update | Refused | Because | Changes | Planned | Explained | Lines | Pong;

export type Answer = State | Update | Refused | Because | Changes | Planned | Explained | Lines | Pong | TableChanged | Thinking;
