// What the shell (web/src/table) and a game (web/src/games/<key>) promise each other.
// A game draws its view and turns gestures into words; it knows no rule and no socket.

import type { Component, Snippet } from "svelte";
import type { AnyView, Motion, Refusal, Reply, Say, Seat } from "../lib/kinds";
import type { ChangeInfo, LineInfo, OutcomeInfo, SeatInfo, Settings, Step, Told } from "../protocol/messages";

export type { AnyView, Motion, Refusal, Reply, Say, Seat } from "../lib/kinds";
export type {
  ChangeInfo as Change,
  Explained,
  LineInfo as ScoreLine,
  OutcomeInfo as Outcome,
  ReasonInfo as Reason,
  SeatInfo,
  Settings,
  Step,
  Told,
} from "../protocol/messages";

/** Something on the board to light up, in the game's own terms, e.g. {seat: 0, x: 1, y: 2}. */
export type Light = Record<string, LightValue>;
type LightValue = string | number | boolean | null | undefined;

/** A turn chosen on the board and not sent yet; the shell's Confirm plays it, its Undo clears it. */
export interface Offer {
  words: string[];
  label: string; // what Confirm would do, a few words ("Cast at g7")
  clear: () => void;
}

/** What the phase asks for, as a button in the bar of actions, where Confirm stands otherwise. */
export interface PhaseButton {
  word: string; // that it plays, or a name that tells it from the others
  label: string;
  main: boolean; // what one mostly does; if it is the only one of these, the key of Confirm does it too
  final: boolean; // it cannot be taken back
  press: () => unknown;
}

/** What a game's board gets.  Everything is reactive. */
export interface BoardProps<View extends AnyView = AnyView> {
  view: View; // the server's view: of `seat`, or the public one
  seat: Seat | null; // whose eyes; null: a spectator
  seats: SeatInfo[];
  name: (seat: Seat) => string; // how a seat is called, in the language chosen
  tentative: string[]; // the own words of this turn, kept by the server, not yet confirmed
  tentativeTold?: Told[][]; // what each of them did
  finished: boolean; // the own turn is complete and waits to be confirmed
  mayAct: boolean; // own turn, connected, not looking at the past
  busy: boolean; // a message is under way
  steps?: Step[]; // all steps that stand, up to the position shown
  news: Step[]; // steps that led from the previous view to this one, to be animated; [] at first
  lights: Light[]; // to be lit: from the log, the sheet or the last move; elements lit have the class `lit`
  lookAt?: { seat: Seat } | null; // a seat somebody asks to see larger; a new object with every asking
  settings: Settings;
  motion: Motion;
  say: Say;
  stock?: boolean; // the table plays with our components, not with an owner's file
  planning?: boolean; // the turn is only tried out: `act` and `undo` send nothing, nothing is confirmed
  act: (words: string[], confirm?: boolean) => Promise<Reply>;
  undo: () => Promise<Reply>; // takes back the last tentative word
  offer?: (offer: Offer | null) => void; // what is chosen now; null: nothing
  ask?: (buttons: PhaseButton[]) => void; // what the phase asks for now; the shell shows it in reach of the thumb
  bring?: (part: Element, above?: number) => void; // scrolls a part into what the bars, and `above` pixels over the lower one, leave
  why: (word: string) => Promise<Refusal | null>; // null: it is possible
  worth?: (word: string) => Promise<ChangeInfo[]>; // what a word would change, line by line
  sheet?: (seat: Seat) => Promise<LineInfo[] | null>; // a score sheet as the position stands; not of the past
  tell: (text: string) => void; // to the polite live region
  explain: (refusal: Refusal) => void; // shows "why not?" with the clause, linked into the rules
  showRule: (clause: string) => void; // opens the rule of a clause
  /** Takes what belongs behind the actions, such as the ponds of the others, to be shown there; the keys
      between its buttons are the shell's.  Without it the board shows all of itself. */
  beside?: (part: Snippet | null) => void;
}

export interface FaceContext<View extends AnyView = AnyView> {
  view: View;
  seat: Seat | null;
  name: (seat: Seat) => string;
  say: Say;
}

/** A line of the score sheet in words. */
export interface SheetLine {
  what: string; // "frog", "goal card: Statues"
  counted: string; // "red koi with 2 dragonflies, …", "" if nothing to add
  lights: Light[]; // the cells that earned it
}

/** What is still to come, for the bag dialog: titled groups of counted things. */
export interface BagGroup {
  title: string;
  items: { tile: string; name: string; n: number }[];
}

/** What a game gets to show above the sheet of a game that is over. */
export interface EndingProps<View extends AnyView = AnyView> {
  view: View;
  name: (seat: Seat) => string;
  say: Say;
  motion: Motion;
}

/** What a lesson looks at: the game as it stands, and what has been done in it. */
export interface LessonContext<View extends AnyView = AnyView> extends FaceContext<View> {
  tentative: string[];
  finished: boolean;
  myTurn: boolean;
  chosen: boolean; // something is chosen on the board that Confirm would play
  turns: number; // own turns that are over
  seen: ReadonlySet<Seen>;
}

/** What somebody has looked at during a lesson. */
export type Seen = "sheet" | "number";

/** One sentence of a lesson.  The first that concerns the position and is not done is said. */
export interface LessonStep<View extends AnyView = AnyView> {
  key: string; // of its message
  done: (now: LessonContext<View>) => boolean;
  when?: (now: LessonContext<View>) => boolean; // whether it concerns the position; always, without it
  mark?: (now: LessonContext<View>) => string[]; // what to ring: selectors of the board or of PARTS
  values?: (now: LessonContext<View>) => Record<string, unknown>;
}

/** A first game: the table it is played at, and what is said until the player needs no more words. */
export interface Lesson<View extends AnyView = AnyView> {
  way: "alone" | "bots";
  options?: Record<string, string>; // that differ from the usual ones
  steps: LessonStep<View>[]; // the last one is never done: it says how the game goes on
}

/** The parts of the shell that a lesson may ring. */
export const PARTS = {
  confirm: "[data-part=confirm]",
  step: "[data-part=step]", // the buttons of the phase
  sheet: "[data-part=sheet]",
  number: "[data-part=number]",
} as const;

/** A game as the shell sees it; the default export of web/src/games/<key>/index.ts. */
export interface Face<View extends AnyView = AnyView> {
  key: string;
  Board: Component<BoardProps<View>>;
  /** A small picture of a tile or card, for bag, log and sheet; props {tile, size, say, view}. */
  Tile: Component<{ tile: string; size?: number; say: Say; view: View }>;
  /** What is turned up at the end, shown with the result: goal cards. */
  Revealed?: Component<EndingProps<View>>;
  /** What is expected of the seat to act, one short sentence ("choose a koi and a feature beside it"). */
  expects: (context: FaceContext<View>, tentative: string[]) => string;
  /** Turns done and to come ("turn 7 of 28"), "" if it cannot be said. */
  progress: (context: FaceContext<View>) => string;
  /** Sentences for the log; [] if the step is not worth one. */
  sentences: (step: Step, context: FaceContext<View>) => string[];
  /** What a step touched, to be lit when its sentence is pointed at. */
  stepLights: (step: Step) => Light[];
  /** The tiles a step was about, as pictures beside its sentence. */
  stepTiles?: (step: Step) => string[];
  /** A sheet line in words. `kind` titles come from `say("web-kind-" + kind)`, else `say("kind-" + kind)`. */
  sheetLine: (line: LineInfo, seat: Seat, context: FaceContext<View>) => SheetLine;
  bag: (context: FaceContext<View>) => BagGroup[];
  /** How a game played alone ended ("You beat the easy and the middle rival"), "" otherwise. */
  verdict: (context: FaceContext<View>, outcome: OutcomeInfo) => string;
  /** Totals to beat that belong to no seat, for the sheet. */
  rivals?: (context: FaceContext<View>) => { name: string; points: number }[];
  /** Whether seats keep something secret in this position's game (asks for a hand-over screen). */
  secrets: (view: View) => boolean;
  /** False: turns of this game cannot be planned while others play. */
  plans?: boolean;
  /** What lies where the words of a plan point: if it changes, they no longer mean the same. */
  about?: (words: string[], view: View) => string;
  /** CSS colours of the seats, if the game's pieces have colours of their own. */
  seatColours?: (view: View) => string[];
  /** What lies where, asked in the game's own notation ("2 1", "b2", "g7"); "" if there is no such place. */
  describe: (query: string, context: FaceContext<View>) => string;
  /** The first game of somebody who does not know it yet. */
  lesson?: Lesson<View>;
}
