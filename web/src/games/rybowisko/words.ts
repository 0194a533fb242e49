// Words for what the cards, fields and events are called.  Names are those printed in the box; every
// sentence is a message.

import { speech } from "../../lib/speech.svelte";
import type { ToldAs } from "../../lib/kinds";
import type { Say, Step } from "../../table/contract";
import { eventsOf, type Names, type Printed, type Values } from "./view";

export type Name = (seat: number) => string;

/** A name in the language chosen; what has none is called by its code. */
const named = (names: Names | undefined, code: string) => names?.[speech.language] ?? code;

export const fishName = (code: string, printed: Printed) => named(printed.species[code]?.names, code);
export const colourName = (colour: string, printed: Printed) => named(printed.colours[colour]?.names, colour);
/** The letter on what has a colour: as much of its name as tells it from the others.  Small print has
    no accents to go by, so Polish green is Zi and yellow Żó; and blue is Ni, as N is north on the map. */
export function colourLetter(colour: string, printed: Printed): string {
  const say = speech.of("rybowisko");
  const plain = (one: string) => colourName(one, printed).normalize("NFD").replace(/\p{M}/gu, "");
  const name = colourName(colour, printed);
  const others = Object.keys(printed.colours).filter((one) => one !== colour);
  const ways = Object.keys(printed.ways).map((way) => wayLetter(way, say).toLocaleLowerCase(speech.language));
  const alike = (length: number) =>
    others.some((one) => plain(one).startsWith(plain(colour).slice(0, length))) ||
    ways.includes(name.slice(0, length).toLocaleLowerCase(speech.language));
  let length = 1;
  while (length < name.length && alike(length)) length += 1;
  return name.slice(0, 1).toLocaleUpperCase(speech.language) + name.slice(1, length);
}
export const symbolName = (symbol: string, printed: Printed) => named(printed.symbols[symbol], symbol);
export const gradeName = (grade: number, printed: Printed) => named(printed.grades[grade - 1], String(grade));
/** A chance; the full hundred is kept for what cannot fail.  `short` is for small print on the map. */
export function percent(chance: number, say: Say, short = false): string {
  const n = Math.floor(100 * chance + 0.5);
  if (n < 100 || chance >= 1) return say("percent", { n });
  return say(short ? "web-percent-over" : "percent-over", { n: 99 });
}

/** The letter of a direction on the map. */
export function wayLetter(way: string, say: Say): string {
  const found = say(`web-letter-${way}`);
  return found === `web-letter-${way}` ? way : found;
}

/** The name of a fish within a sentence; English keeps the capital of a card's name. */
export function fishInside(code: string, printed: Printed): string {
  const name = fishName(code, printed);
  return speech.language === "en" ? name : name.slice(0, 1).toLocaleLowerCase(speech.language) + name.slice(1);
}

/** A direction; only those of the stock box have a message. */
export function wayName(way: string, say: Say): string {
  const found = say(`way-${way}`);
  return found === `way-${way}` ? way : found;
}

export function numbersOf(code: string, printed: Printed): string {
  const fish = printed.species[code];
  if (!fish) return "";
  return fish.least === fish.most ? `${fish.least}` : `${fish.least}–${fish.most}`;
}

/** A card in words: its fish, its die numbers, its symbol, its extra point. */
export function cardWords(code: string, printed: Printed, say: Say): string {
  const fish = printed.species[code];
  if (!fish) return code;
  return say(fish.unique ? "card-unique" : "card", {
    fish: fishName(code, printed),
    numbers: numbersOf(code, printed),
    symbol: symbolName(fish.symbol, printed),
    n: fish.unique,
  });
}

/** A field and the place it is named after. */
export function fieldWords(field: string, printed: Printed, say: Say): string {
  const place = named(printed.fields[field]?.names, "");
  return place ? say("web-field-place", { field, place }) : say("web-field", { field });
}

/** What a token shows by its name, such as yW; of a colour alone the way is not known. */
export const tokenOf = (name: string, printed: Printed): { colour: string; way: string | null } =>
  printed.tokens[name] ?? { colour: name, way: null };

/** The name of the token that has this colour and direction. */
export const tokenNamed = (colour: string, way: string, printed: Printed): string =>
  Object.entries(printed.tokens).find(([, one]) => one.colour === colour && one.way === way)?.[0] ?? colour;

export function tokenWords(name: string, printed: Printed, say: Say): string {
  const { colour, way } = tokenOf(name, printed);
  return say("token", { colour: colourName(colour, printed), way: wayName(way ?? "", say) });
}

/** The directions a token can still have, with their chances. */
export function driftWords(drifts: Record<string, number>, say: Say): string {
  return Object.entries(drifts)
    .map(([way, chance]) => say("web-drift", { way: wayName(way, say), chance: percent(chance, say) }))
    .join(", ");
}

/** An event as a sentence, "" if it is not worth one. */
export function tell({ key, values: told }: ToldAs<Values>, printed: Printed, name: Name, say: Say): string {
  const values: Record<string, unknown> = { ...told };
  if (told.seat !== undefined) values.name = name(told.seat - 1);
  if (key === "dealt" || key === "kept") return "";
  if (key === "ended") return say(`reason-${told.reason}`);
  if (key === "drifted") {
    values.way = wayName(told.way, say);
    return say(told.moved ? "event-drifted" : "event-stayed", values);
  }
  if (key === "fishing") {
    const fish = [...new Set(told.cards.filter((one) => one !== null))].map((code) => fishInside(code, printed));
    return fish.length ? say("event-fishing", { ...values, fish: fish.join(say("or")) }) : "";
  }
  if (key === "caught" || key === "drawn") values.fish = fishInside(told.card, printed);
  if (key === "sailed" && told.luck) return say("event-sailed-luck", values);
  if (key === "laid") {
    return say("web-laid", { field: told.field, colour: colourName(told.colour, printed) });
  }
  if (key === "laid_open") {
    return say("web-laid-open", { field: told.field, token: tokenWords(told.token, printed, say) });
  }
  return say(`event-${key}`, values);
}

/** The sentences of a step; laying out the lake before the first turn is not told. */
export function sentencesOf(step: Step, printed: Printed, name: Name, say: Say): string[] {
  const setting = step.told.some((one) => one.key === "laid" || one.key === "laid_open");
  if (setting && step.turn < 1) return [];
  return eventsOf(step.told)
    .map((one) => tell(one, printed, name, say))
    .filter(Boolean);
}
