// A Rybowisko position as its board gets it.

import { valuesAs } from "../../lib/kinds";
import type { Printed, Values as Told, View as Sent } from "../../protocol/rybowisko";

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
export type Values = Required<Told>;

export const eventsOf = valuesAs<Values>();
