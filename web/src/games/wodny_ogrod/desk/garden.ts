// A garden of Wodny ogród as it was tapped: twelve rows of twelve signs, as its notation has them.

import { SIDE, type Printed } from "../view";
import type { Box, Player } from "../../../score/desk";
import { nameLine, partsOf, withNames } from "../../../score/text";

export interface Garden {
  rows: string[];
  variant: string; // base, a or b: the titles of a game alone differ
}

export const EMPTY = ".";
export const WATER = "~";

export const emptyGarden = (): Garden => ({
  rows: Array.from({ length: SIDE }, () => EMPTY.repeat(SIDE)),
  variant: "base",
});

/** The rows with another sign on one cell. */
export const painted = (rows: string[], r: number, c: number, sign: string): string[] =>
  rows.map((row, k) => (k === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));

const DIGITS = 9; // decorations are written 1 to 9

/**
 * The signs of the decorations that can be painted: as many as a garden may have.  At a table of several nobody says
 * which side it is.  What lies there already can be wiped.
 */
export function decorations(garden: Garden, alone: boolean, box: Box): string[] {
  const { written } = box.printed as Printed;
  const n = alone ? (written[garden.variant] ?? 0) : Math.max(...Object.values(written));
  return Array.from({ length: DIGITS }, (_, k) => String(k + 1)).filter(
    (digit, k) => k < n || garden.rows.some((row) => row.includes(digit)),
  );
}

const VARIANT = /^\s*;\s*variant:\s*([ab])\s*$/im; // said to one who plays alone

export const write = (players: Player<Garden>[]): string => {
  const variant = players.length === 1 ? players[0]!.pond.variant : "base";
  const gardens = players.map(({ name, pond }) => `${nameLine(";", name)}\n${pond.rows.join("\n")}\n`).join("\n");
  return variant === "base" ? gardens : `${gardens}; variant: ${variant}\n`;
};

export function read(text: string): Player<Garden>[] {
  const variant = VARIANT.exec(text)?.[1]?.toLowerCase() ?? "base";
  const parts = partsOf(text).map(({ name, lines }) => {
    const rows = lines
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith(";") && !/^-{3,}$/.test(line))
      .flatMap((line) => line.split("/"))
      .map((row) => row.toUpperCase());
    const ponds: Garden[] = [];
    for (let at = 0; at < rows.length; at += SIDE) ponds.push({ rows: rows.slice(at, at + SIDE), variant });
    return { name, ponds };
  });
  return withNames(parts);
}
