// A catch of Rybowisko as it was tapped, and the names of its cards from the box.

import type { Printed } from "../../games/rybowisko/view";
import { fishName, symbolName } from "../../games/rybowisko/words";
import type { Say } from "../../table/contract";
import type { Box } from "../desk";

export interface Catch {
  cards: Record<string, number>; // by species, or by symbol: A, and A! with a uniqueness point
  luck: number; // smiling tokens
}

export interface Group {
  symbol: string;
  cards: string[];
}

/** The cards by symbol: first those told by their symbol alone, then the species. */
export function groupsOf(box: Box): Group[] {
  return (box.names.symbol ?? []).map((symbol) => ({
    symbol,
    cards: [symbol, `${symbol}!`, ...box.facts.species.filter((one: any) => one.symbol === symbol).map((one: any) => one.code)],
  }));
}

export const printedOf = (box: Box): Printed => box.printed as Printed;

export function cardName(card: string, printed: Printed, say: Say): string {
  if (card in printed.species) return fishName(card, printed);
  const symbol = card.replace("!", "");
  return say(card === symbol ? "score-card-any" : "score-card-any-unique", { symbol: symbolName(symbol, printed) });
}

/** How many of a card the box has; of a card told by its symbol alone nobody knows. */
export function mostOf(card: string, box: Box): number {
  const found = box.facts.species.find((one: any) => one.code === card);
  return found ? Number(found.copies) : Number(box.facts.deck.cards);
}
