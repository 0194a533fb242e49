// Pieces and how they turn: the geometry of drawing them, nothing of what is allowed.
// The eight orientations are those of docs/rules/wodny_ogrod.md, 1.6.

import { cellsOf, SIDE, type Cell, type PrintedPiece } from "./view";

export interface Part extends Cell {
  symbol: boolean;
}

/** A piece in one orientation. */
export interface Look {
  kind: PrintedPiece["kind"];
  parts: Part[];
  height: number;
  width: number;
  grip: Cell; // the cell by which it is held; it turns with the piece
}

export interface Piece {
  looks: Look[]; // by orientation
  same: number[]; // by orientation: the lowest one that looks the same
}

export const KOI_SIDE = 4; // orientations below it show koi, the others lilies
export const faceOf = (orientation: number): "koi" | "lily" => (orientation < KOI_SIDE ? "koi" : "lily");

/** A quarter turn clockwise, or against the clock. */
export function turned(orientation: number, by: 1 | -1): number {
  const side = orientation < KOI_SIDE ? 0 : KOI_SIDE;
  return side + ((orientation - side + by + 4) % 4);
}

/** Turned over like the page of a book: left and right change places. */
export function flipped(orientation: number): number {
  return orientation < KOI_SIDE ? KOI_SIDE + ((4 - orientation) % 4) : (8 - orientation) % 4;
}

function upright({ kind, cells, symbols }: PrintedPiece): Look {
  const carrying = new Set(cellsOf(symbols));
  const parts = cellsOf(cells).map((cell) => ({ ...cell, symbol: carrying.has(cell) }));
  const middle = {
    r: parts.reduce((sum, part) => sum + part.r, 0) / parts.length,
    c: parts.reduce((sum, part) => sum + part.c, 0) / parts.length,
  };
  const away = (one: Cell) => Math.hypot(one.r - middle.r, one.c - middle.c);
  const grip = parts.reduce((best, part) => (away(part) < away(best) - 1e-9 ? part : best));
  const [height, width] = [1 + Math.max(...parts.map(({ r }) => r)), 1 + Math.max(...parts.map(({ c }) => c))];
  return { kind, parts, height, width, grip: { r: grip.r, c: grip.c } };
}

function quarter({ kind, parts, height, width, grip }: Look): Look {
  const turn = ({ r, c }: Cell): Cell => ({ r: c, c: height - 1 - r });
  return {
    kind,
    parts: parts.map((part) => ({ ...turn(part), symbol: part.symbol })),
    height: width,
    width: height,
    grip: turn(grip),
  };
}

function mirrored({ kind, parts, height, width, grip }: Look): Look {
  const turn = ({ r, c }: Cell): Cell => ({ r, c: width - 1 - c });
  const over = parts.map((part) => ({ ...turn(part), symbol: part.symbol }));
  return { kind, parts: over, height, width, grip: turn(grip) };
}

function signature({ parts }: Look, orientation: number): string {
  const cells = parts.map(({ r, c, symbol }) => `${r},${c}${symbol ? "o" : ""}`).sort();
  const face = parts.some((part) => part.symbol) ? faceOf(orientation) : "";
  return `${face} ${cells.join(" ")}`;
}

const known = new WeakMap<PrintedPiece, Piece>();

/** A piece as it is printed, in all orientations. */
export function pieceFrom(printed: PrintedPiece): Piece {
  const found = known.get(printed);
  if (found) return found;
  const looks = [upright(printed)];
  for (let k = 1; k < 4; k++) looks.push(quarter(looks[k - 1]!));
  looks.push(mirrored(looks[0]!));
  for (let k = 5; k < 8; k++) looks.push(quarter(looks[k - 1]!));
  const signs = looks.map(signature);
  const piece = { looks, same: signs.map((sign) => signs.indexOf(sign)) };
  known.set(printed, piece);
  return piece;
}

/** The anchor of a piece that is held over a cell, pushed in where it would stick out. */
export function anchorOver({ grip, height, width }: Look, over: Cell): Cell {
  const within = (at: number, room: number) => Math.max(0, Math.min(room, at));
  return { r: within(over.r - grip.r, SIDE - height), c: within(over.c - grip.c, SIDE - width) };
}

export const cellsAt = ({ parts }: Look, anchor: Cell): Part[] =>
  parts.map(({ r, c, symbol }) => ({ r: anchor.r + r, c: anchor.c + c, symbol }));
