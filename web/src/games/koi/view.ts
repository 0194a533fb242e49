// A Koi position as its board gets it.

import { countedAs, valuesAs } from "../../lib/kinds";
import type { Counted, Printed, Values as Told, View as Sent } from "../../protocol/koi";

export type {
  Band,
  CardView,
  Choice,
  GoalFacts,
  GoalView,
  PondView,
  Printed,
  PrintedThing,
  SlotView,
  ThingView,
  Turn,
} from "../../protocol/koi";

export type Hex = [number, number]; // q, r

export interface View extends Sent {
  printed: Printed;
}

/** What events hold; which of it one has goes with its key. */
export type Values = Required<Told>;

export const eventsOf = valuesAs<Values>();

/** The events of something that came to lie in a pond. */
export const LAYING = ["laid", "completed"];

export const countedIn = countedAs<Counted>();

export const SIZES = ["small", "medium", "large"];
