// A garden of Wodny ogród as it was tapped: twelve rows of twelve signs, as its notation has them.

import { SIDE } from "../../games/wodny_ogrod/view";
import type { Player } from "../desk";
import { nameLine, partsOf, withNames } from "../text";

export interface Garden {
  rows: string[];
  variant: string; // base, a or b: the titles of a game alone differ
}

export const EMPTY = ".";
export const WATER = "~";

export const emptyGarden = (): Garden => ({ rows: Array.from({ length: SIDE }, () => EMPTY.repeat(SIDE)), variant: "base" });

/** The rows with another sign on one cell. */
export const painted = (rows: string[], r: number, c: number, sign: string): string[] =>
  rows.map((row, k) => (k === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));

const VARIANT = /^\s*;\s*variant:\s*([ab])\s*$/m; // said to one who plays alone

export const write = (players: Player<Garden>[]): string => {
  const variant = players.length === 1 ? players[0]!.pond.variant : "base";
  const gardens = players.map(({ name, pond }) => `${nameLine(";", name)}\n${pond.rows.join("\n")}\n`).join("\n");
  return variant === "base" ? gardens : `${gardens}; variant: ${variant}\n`;
};

export function read(text: string): Player<Garden>[] {
  const variant = VARIANT.exec(text)?.[1] ?? "base";
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
