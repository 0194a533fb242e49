// Words for what the cards, fields and events are called; every sentence is a message.

import type { Say, Step, Told } from "../../table/contract";
import { SPECIES, SYMBOLS, TOKEN_COLOURS } from "./species";
import { WAYS } from "./map";

export type Name = (seat: number) => string;

export const fishName = (code: string, say: Say) =>
  code in SPECIES ? say(`web-fish-${code}`) : code;
export const colourName = (colour: string, say: Say) =>
  TOKEN_COLOURS.includes(colour) ? say(`web-colour-${colour}`) : colour;
export const symbolName = (symbol: string, say: Say) =>
  SYMBOLS.includes(symbol) ? say(`web-symbol-${symbol}`) : symbol;
export const wayName = (way: string, say: Say) => (way in WAYS ? say(`way-${way}`) : way);
export const percent = (chance: number, say: Say) =>
  say("web-percent", { n: Math.floor(100 * chance + 0.5) });

export function numbersOf(code: string): string {
  const fish = SPECIES[code];
  if (!fish) return "";
  return fish.min === fish.max ? `${fish.min}` : `${fish.min}–${fish.max}`;
}

/** A card in words: its fish, its die numbers, its symbol, its extra point. */
export function cardWords(code: string, say: Say): string {
  const fish = SPECIES[code];
  if (!fish) return code;
  return say(fish.unique ? "card-unique" : "card", {
    fish: fishName(code, say),
    numbers: numbersOf(code),
    symbol: symbolName(fish.symbol, say),
    n: fish.unique,
  });
}

/** The place a field is named after, "" if it has no name. */
export function placeName(field: string, drawn: boolean, say: Say): string {
  const key = `web-field-${field}`;
  const found = drawn ? say(key) : key;
  return found === key ? "" : found;
}

/** A token name such as yW as its colour and direction. */
export function tokenParts(name: string): [string, string] {
  const way = Object.keys(WAYS).find((one) => name.endsWith(one) && name.length > one.length);
  return way ? [name.slice(0, -way.length), way] : [name.slice(0, 1), name.slice(1)];
}

export function tokenWords(name: string, say: Say): string {
  const [colour, way] = tokenParts(name);
  return say("token", { colour: colourName(colour, say), way: wayName(way, say) });
}

/** The directions a token can still have, with their chances. */
export function driftWords(drifts: Record<string, number>, say: Say): string {
  return Object.entries(drifts)
    .map(([way, chance]) => say("web-drift", { way: wayName(way, say), chance: percent(chance, say) }))
    .join(", ");
}

/** An event as a sentence, "" if it is not worth one. */
export function tell(told: Told, name: Name, say: Say): string {
  const { key } = told;
  const values = { ...told.values };
  if (values.seat !== undefined) values.name = name(values.seat - 1);
  if (key === "dealt" || key === "kept") return "";
  if (key === "ended") return say(`reason-${values.reason}`);
  if (key === "drifted") {
    values.way = wayName(values.way, say);
    return say(values.moved ? "event-drifted" : "event-stayed", values);
  }
  if (key === "fishing") {
    const fish = [...new Set<string>(values.cards.filter(Boolean))].map((code) => fishName(code, say));
    return fish.length ? say("event-fishing", { ...values, fish: fish.join(say("or")) }) : "";
  }
  if (key === "caught" || key === "drawn") values.fish = fishName(values.card, say);
  if (key === "sailed" && values.luck) return say("event-sailed-luck", values);
  if (key === "stepped") values.way = wayName(values.way, say);
  if (key === "laid") {
    return say("web-laid", { field: values.field, colour: colourName(values.colour, say) });
  }
  if (key === "laid_open") {
    return say("web-laid-open", { field: values.field, token: tokenWords(values.token, say) });
  }
  return say(`event-${key}`, values);
}

/** The sentences of a step; laying out the lake before the first turn is not told. */
export function sentencesOf(step: Step, name: Name, say: Say): string[] {
  const setting = step.told.some((one) => one.key === "laid" || one.key === "laid_open");
  if (setting && step.turn < 1) return [];
  return step.told.map((one) => tell(one, name, say)).filter(Boolean);
}
