// A catch of Rybowisko as it was tapped, and the names of its cards from the box.

import type { Printed } from "../view";
import { fishName } from "../words";
import type { Say } from "../../../table/contract";
import type { Box } from "../../../score/desk";

export interface Catch {
  cards: Record<string, number>; // by species, or by symbol: A, and A! with a uniqueness point
  luck: number; // smiling tokens
}

/** What is read here of the component file. */
interface BoxFacts {
  species: { code: string; symbol: string; symbol_source: string; unique_source: string }[];
  luck: Record<string, number>;
}

const factsOf = (box: Box): BoxFacts => box.facts as BoxFacts;
const speciesOf = (box: Box) => factsOf(box).species;

/** Nobody gets more luck tokens than a child. */
export const mostLuck = (box: Box): number =>
  Math.max(...["default", "child", "adult"].map((who) => Number(factsOf(box).luck[who])));

export interface Group {
  symbol: string;
  cards: string[];
}

/** The cards told by what is printed on them: each symbol, and the same with a uniqueness point. */
export const printedCards = (box: Box): string[] =>
  (box.names.symbol ?? []).flatMap((symbol) => [symbol, `${symbol}!`]);

/** The species by the symbol that the box has for them. */
export function groupsOf(box: Box): Group[] {
  return (box.names.symbol ?? []).map((symbol) => ({
    symbol,
    cards: speciesOf(box)
      .filter((one) => one.symbol === symbol)
      .map((one) => one.code),
  }));
}

/** Whether symbols or points of the species are a guess and not read from cards. */
export const guessed = (box: Box): boolean =>
  speciesOf(box).some((one) => one.symbol_source === "X" || one.unique_source === "X");

/** Nobody knows what the symbols of a real box stand for: they have a number. */
export const nthSymbol = (symbol: string, box: Box, say: Say): string =>
  say(`symbol-${1 + (box.names.symbol ?? []).indexOf(symbol)}`);

export const printedOf = (box: Box): Printed => box.printed as Printed;

/** What a species adds for uniqueness, by the box that is counted with. */
export const uniqueOf = (card: string, box: Box): number => printedOf(box).species[card]?.unique ?? 0;

export function cardName(card: string, box: Box, say: Say): string {
  const printed = printedOf(box);
  if (card in printed.species) return fishName(card, printed);
  const symbol = card.replace("!", "");
  return say(card === symbol ? "score-card-any" : "score-card-any-unique", { symbol: nthSymbol(symbol, box, say) });
}
