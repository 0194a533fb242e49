// What the parts of the page say to each other that is no message: the protocol/ folder has those.

import type { LineInfo, Told } from "../protocol/messages";

/** A seat number from 0. */
export type Seat = number;

/** Why something is not possible: the refusal's short name, its clause. */
export interface Refusal {
  refusal: string;
  clause: string;
}

export interface Reply {
  ok: boolean;
  refusal?: Refusal | null;
  message?: string;
}

/** The texts of the language chosen: the game's messages and the client's. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

export interface Motion {
  /** Milliseconds of a movement; 0: nothing moves (reduced motion or animation off). */
  ms: number;
}

/** What the page itself reads of a view; the rest is between a game and its board. */
export interface AnyView {
  seat: Seat | null;
  turn: number;
  totals: number[];
  choices: { word: string }[]; // what may be played; empty unless the viewer acts
  printed: unknown; // what the components show, glued on by the page
}

/** An event with its values as a game knows them: messages say only that they have names. */
export interface ToldAs<Values> {
  key: string;
  values: Values;
}

export const valuesAs =
  <Values extends object>() =>
  (told: Told[]): ToldAs<Values>[] =>
    told as unknown as ToldAs<Values>[];

/** What a line of a score sheet counted, as a game knows it. */
export const countedAs =
  <Counted extends object>() =>
  ({ counted }: LineInfo): Counted[] =>
    counted as Counted[];

/** Why something was refused, as an answer tells it; null if it was not. */
export const refusalIn = (answer: { refusal: string | null; clause: string | null }): Refusal | null =>
  answer.refusal ? { refusal: answer.refusal, clause: answer.clause ?? "" } : null;
