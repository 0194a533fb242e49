// A Wodny ogród position as its board gets it, and words about cells and placings.

import { countedAs, valuesAs } from "../../lib/kinds";
import type {
  Counted,
  GardenView,
  Printed,
  PrintedPiece,
  Values as Told,
  View as Sent,
} from "../../protocol/wodny_ogrod";

export type {
  AreaView,
  Choice,
  Deed,
  End,
  GardenView,
  GroupView,
  Printed,
  PrintedPiece,
  Reach,
} from "../../protocol/wodny_ogrod";

export interface View extends Sent {
  printed: Printed;
}

/** What events hold; which of it one has goes with its key. */
export type Values = Required<Told>;

export const eventsOf = valuesAs<Values>();

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

const CELLS: ReadonlyMap<string, Cell> = new Map(
  ROWS.flatMap((r) => COLUMNS.map((c): [string, Cell] => [cellName({ r, c }), { r, c }])),
);

/** The cell that is called `b3`; null if there is none of that name. */
export const cellOf = (name: string): Cell | null => CELLS.get(name) ?? null;
export const cellsOf = (names: readonly string[]): Cell[] => names.flatMap((name) => cellOf(name) ?? []);

/** What lies on a cell; of a decoration that is whole its shape. */
export type Lying = { what: "water" | "koi" | "lily" | "spoiled" } | { what: "decoration"; shape: string };

const grounds = new WeakMap<GardenView, ReadonlyMap<string, Lying>>();

/** What lies in a garden, by cell; where nothing lies there is nothing. */
export function groundOf(garden: GardenView): ReadonlyMap<string, Lying> {
  const known = grounds.get(garden);
  if (known) return known;
  const found = new Map<string, Lying>();
  const lay = (cells: string[], lying: Lying) => {
    for (const cell of cells) found.set(cell, lying);
  };
  lay(garden.water, { what: "water" });
  for (const { symbol, cells } of garden.groups) lay(cells, { what: symbol });
  for (const { shape, cells } of garden.decorations) lay(cells, { what: "decoration", shape });
  lay(garden.spoiled, { what: "spoiled" });
  grounds.set(garden, found);
  return found;
}

/** What a word lays: the source of a tile, a bonus token or a decoration; which way; where. */
export interface Laying {
  what: string;
  orientation: number;
  cell: string;
}

/** The word that lays something; what is listed has its word already. */
export const layingWord = ({ what, orientation, cell }: Laying): string => `${what}.${orientation}@${cell}`;

/** The piece that words call L, I3 or D2: a tile is called by where it lies. */
export function pieceOf(what: string, view: View): string | null {
  const reached = view.reach.find((one) => one.source === what);
  if (reached) return reached.tile;
  return what in view.printed.pieces ? what : null;
}

/** Whether a piece is a tile, a bonus token or a decoration. */
export const kindOf = (piece: string, { printed }: Pick<View, "printed">): PrintedPiece["kind"] | undefined =>
  printed.pieces[piece]?.kind;
