// What the companion and a game's part of it promise each other.  A game keeps what was tapped as plain
// data, draws it, and writes it in the notation of its rules; points come from the engine.

import type { Component } from "svelte";
import type { Light, Say, ScoreLine, Seat, SheetLine } from "../table/contract";
import type { Asked, Box, Facts } from "./engine";

export type { Box } from "./engine";

export interface Player<Pond = unknown> {
  name: string; // "" if nobody gave one
  pond: Pond;
}

/** What the picture of a pond and the palette under it get.  Everything is reactive. */
export interface DeskProps<Pond = unknown, Hand = unknown> {
  pond: Pond;
  hand: Hand; // what is chosen now, shared by picture and palette
  seat: Seat;
  box: Box;
  label: string; // whose pond it is
  lit: Light[];
  alone: boolean; // one player only
  say: Say;
  change: (pond: Pond) => void;
  tell: (text: string) => void; // to the polite live region
}

export interface Desk<Pond = unknown, Hand = unknown> {
  game: string;
  empty: () => Pond;
  hand: () => Hand;
  /** How much of a phone's screen the pond takes; the rest is for tiles and points. */
  height: string;
  Pond: Component<DeskProps<Pond, Hand>>;
  Palette: Component<DeskProps<Pond, Hand>>;
  /** Small pictures in the sheet; a game without them has lines in words only. */
  Tile?: Component<{ tile: string; size: number; say: Say; box: Box }>;
  /** The players are written in turn order, because it breaks ties. */
  ordered?: boolean;
  /** Options of the rules that these ponds were played with and that their text does not say. */
  options?: (players: Player<Pond>[]) => Record<string, string>;
  /** All ponds in the notation of the game. */
  write: (players: Player<Pond>[]) => string;
  /** Reads as much as it can; what is wrong in it the engine tells. */
  read: (text: string) => Player<Pond>[];
  title: (kind: string, say: Say) => string;
  line: (line: ScoreLine, seat: Seat, box: Box, say: Say) => SheetLine;
  /** What a sheet says besides its points to one who plays alone, such as a title; "" for nothing. */
  remark: (facts: Facts, say: Say) => string;
  /** Others whose points stand beside those of one who plays alone. */
  rivals?: (facts: Facts, say: Say) => { name: string; points: number }[];
  /** A value in a sentence of the reader, such as a tile, in words. */
  named?: (what: string, value: string, box: Box, say: Say) => string | undefined;
}

export const questionOf = (desk: Desk, players: Player[]): Asked => ({
  game: desk.game,
  text: desk.write(players),
  options: desk.options?.(players) ?? {},
});

// Each game lays and writes ponds of its own, and is loaded when it is counted.
const desks = import.meta.glob("../games/*/desk/index.ts", { import: "default" });
const pathOf = (game: string): string => `../games/${game}/desk/index.ts`;

export const hasDesk = (game: string): boolean => pathOf(game) in desks;

export async function deskOf(game: string): Promise<Desk | null> {
  return ((await desks[pathOf(game)]?.()) as Desk | undefined) ?? null;
}
