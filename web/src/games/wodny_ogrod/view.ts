// The server's view of a Wodny ogród position, as src/pondside/games/wodny_ogrod/view.py sends it.

export interface GroupView {
  symbol: "koi" | "lily";
  size: number;
  scores: boolean;
  cells: string[];
}

export interface AreaView {
  id: string;
  kind: "L" | "square" | "decoration";
  token: string;
  status: "open" | "won" | "lost";
  cells: string[];
}

export interface GardenView {
  seat: number;
  rows: string[];
  layout: string;
  display: string[];
  hand: string[];
  sections: Record<string, string | null>;
  areas: AreaView[];
  decorations: string[];
  groups: GroupView[];
  passed: boolean;
  sheet: Record<string, number>;
  total: number;
}

export interface Reach {
  source: string;
  seat: number;
  tile: string;
}

/** What is zero or empty is not sent. */
export interface Choice {
  word: string;
  points?: number;
  wins?: string[];
  loses?: string[];
}

/** What never changes. */
export interface Printed {
  pieces: Record<string, string>; // how everything in the box looks, koi side up
  least: number; // cells of a group that scores
  fills?: boolean; // decorations fill rows and columns; a service that does not say so has them fill
  most?: number; // decorations that one may have on side B; a service that does not say so has the rulebook's limits
  same?: number; // of one shape
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
  turn_of: number;
  moved: boolean;
  first: number;
  bag: number;
  unseen: string[];
  supply: Record<string, number>;
  refill: string | null;
  owner: number | null;
  printed: Printed;
  gardens: GardenView[];
  reach: Reach[];
  choices: Choice[];
  totals: number[];
  title: string | null;
  reason: string | null;
  result: string[] | null;
}

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
export function fullLines({ rows }: GardenView, { fills = true }: Printed): Lines {
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
