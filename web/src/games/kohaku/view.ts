// A Kōhaku position as its board gets it, and words about places.

import { countedAs, valuesAs } from "../../lib/kinds";
import type {
  Choice,
  Counted,
  Printed,
  PrintedTile,
  RivalView,
  Values as Told,
  View as Sent,
} from "../../protocol/kohaku";

export type {
  Choice,
  PileLine,
  Printed,
  PrintedCard,
  PrintedTile,
  RivalView,
  SeatView,
  TileView,
} from "../../protocol/kohaku";

export interface View extends Sent {
  printed: Printed;
}

/** What events hold; which of it one has goes with its key. */
export type Values = Required<Told>;

export const eventsOf = valuesAs<Values>();

export const countedIn = countedAs<Counted>();

/** How many tiles a rival has. */
export const tilesOf = ({ koi, features }: RivalView): number =>
  [...Object.values(koi), ...Object.values(features)].reduce((sum, n) => sum + n, 0);

/** A tile in hand. */
export type Held = PrintedTile["type"];

export type Colour = PrintedTile["colours"][number];

/** What the viewer may do now, of one kind. */
export const choicesOf = (view: View, kind: Choice["kind"]): Choice[] =>
  view.choices.filter((one) => one.kind === kind);

/** A cell of a pond. */
export interface Place {
  x: number;
  y: number;
}

/** `k1,-2` as what is laid and where; null for words that lay nothing. */
export function readPut(word: string): (Place & { held: Held }) | null {
  const match = /^([kf])(-?\d+),(-?\d+)$/.exec(word);
  if (!match) return null;
  return { held: match[1] === "k" ? "koi" : "feature", x: Number(match[2]), y: Number(match[3]) };
}

export const putWord = (held: Held, { x, y }: Place): string => `${held === "koi" ? "k" : "f"}${x},${y}`;

export const placeKey = ({ x, y }: Place): string => `${x},${y}`;
