// Catches of Rybowisko in the notation of docs/rules/rybowisko.md: a line each.

import type { Player } from "../../../score/desk";
import { nameLine, partsOf, withNames } from "../../../score/text";
import type { Catch } from "./catch";

const SOLO = "solo"; // asks for the grade

function spellCatch({ cards, luck }: Catch, alone: boolean): string {
  const words = Object.entries(cards)
    .filter(([, n]) => n > 0)
    .map(([card, n]) => (n === 1 ? card : `${n}x${card}`));
  return [...words, `L${luck}`, ...(alone ? [SOLO] : [])].join(" ");
}

export const write = (players: Player<Catch>[]): string =>
  players.map(({ name, pond }) => `${nameLine("#", name)}\n${spellCatch(pond, players.length === 1)}\n`).join("");

export function read(text: string): Player<Catch>[] {
  const parts = partsOf(text).map(({ name, lines }) => ({
    name,
    ponds: lines
      .map((line) => line.replace(/#.*/, "").trim())
      .filter(Boolean)
      .map(readCatch),
  }));
  return withNames(parts);
}

function readCatch(line: string): Catch {
  const found: Catch = { cards: {}, luck: 0 };
  for (const word of line.split(/\s+/)) {
    const luck = /^L(\d+)$/.exec(word);
    const [, times, card] = /^(?:(\d+)[xX×])?(\S+)$/.exec(word)!;
    if (luck) found.luck = Number(luck[1]);
    else if (word !== SOLO) found.cards[card!] = (found.cards[card!] ?? 0) + Number(times ?? 1);
  }
  return found;
}
