// A Wodny ogród position as its board gets it, and words about cells and placings.

import { countedAs, valuesAs } from "../../lib/kinds";
import type { GardenView, Printed, View as Sent } from "../../protocol/wodny_ogrod";

export type { AreaView, Choice, GardenView, GroupView, Printed, Reach } from "../../protocol/wodny_ogrod";

export interface View extends Sent {
  printed: Printed;
}

/** What events hold; which of it one has goes with its key. */
export interface Values {
  seat: number; // from 1
  of?: number; // from 1: whose display it lay in
  tile: string;
  token: string;
  shape: string;
  area: string;
  section: string;
  orientation: number;
  cell: string;
  cells: string[];
  reason: string;
}

export const eventsOf = valuesAs<Values>();

/** What lines of a score sheet counted: cells. */
export interface Counted {
  cells?: string[];
  group?: string[];
  decoration?: string[];
}

export const countedIn = countedAs<Counted>();

export const SIDE = 12; // cells of a row and of a column
const LINE = Array.from({ length: SIDE }, (_, k) => k);
export const ROWS: readonly number[] = LINE;
export const COLUMNS: readonly number[] = LINE;

/** A cell of a garden, counted from 0. */
export interface Cell {
  r: number;
  c: number;
}

export const columnName = (c: number): string => String.fromCharCode(97 + c);
export const cellName = ({ r, c }: Cell): string => `${columnName(c)}${r + 1}`;

/** `b3` as a cell; null if there is none of that name. */
export function readCell(name: string): Cell | null {
  const found = /^([a-l])([1-9]|1[0-2])$/.exec(name);
  return found && { r: Number(found[2]) - 1, c: found[1]!.charCodeAt(0) - 97 };
}

/** The sign of a cell: `.` empty, `~` water, K koi, L lily, a digit a decoration, X what shows of a covered one. */
export const signAt = (garden: GardenView, { r, c }: Cell): string => garden.rows[r]?.[c] ?? ".";

export interface Lines {
  rows: Set<number>;
  columns: Set<number>;
}

/** The rows and columns that are full, as the box has it: with or without decorations. */
export function fullLines({ rows }: GardenView, { fills }: Printed): Lines {
  const gap = fills ? /[.]/ : /[.1-9X]/;
  return {
    rows: new Set(ROWS.filter((r) => !gap.test(rows[r]!))),
    columns: new Set(COLUMNS.filter((c) => !rows.some((row) => gap.test(row[c]!)))),
  };
}

/** What a word lays: the source of a tile, a bonus token or a decoration; which way; where. */
export interface Laying {
  what: string;
  orientation: number;
  cell: string;
}

export function readLaying(word: string): Laying | null {
  const found = /^([A-Za-z][A-Za-z0-9]*)\.([0-7])@([a-l]\d+)$/.exec(word);
  return found && { what: found[1]!, orientation: Number(found[2]), cell: found[3]! };
}

export const layingWord = ({ what, orientation, cell }: Laying): string => `${what}.${orientation}@${cell}`;

/** The piece that words call L, I3 or D2: a tile is called by where it lies. */
export function pieceOf(what: string, view: View): string | null {
  const reached = view.reach.find((one) => one.source === what);
  if (reached) return reached.tile;
  return what in view.printed.pieces ? what : null;
}

export const isTile = (piece: string): boolean => !isToken(piece) && !isDecoration(piece);
export const isToken = (piece: string): boolean => /^[ILS]\d$/.test(piece);
export const isDecoration = (piece: string): boolean => /^D\d$/.test(piece);

/** Whether decorations can be laid in this game at all: on side B, and alone if the box says so (WOD-SOLO-09). */
export const hasDecorations = ({ options, supply }: View): boolean =>
  options.variant === "b" && Object.values(supply).some((n) => n > 0);
