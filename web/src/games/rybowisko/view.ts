// A Rybowisko position as its board gets it.

import { valuesAs } from "../../lib/kinds";
import type { Printed, View as Sent } from "../../protocol/rybowisko";

export type {
  AnglerView,
  CatchView,
  Chances,
  Choice,
  Printed,
  PrintedColour,
  PrintedField,
  PrintedFish,
  Reach,
  TokenView,
} from "../../protocol/rybowisko";

/** What something is called, by language. */
export type Names = Record<string, string>;

export interface View extends Sent {
  printed: Printed;
}

/** What events hold; which of it one has goes with its key. */
export interface Values {
  seat: number; // from 1
  field: string;
  place: string;
  card: string;
  cards: (string | null)[];
  colour: string;
  token: string;
  way: string;
  moved: boolean;
  path: string[];
  luck: number;
  smiling: number;
  die: number;
  reason: string;
}

export const eventsOf = valuesAs<Values>();
