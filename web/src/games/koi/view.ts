// A Koi position as its board gets it.

import { countedAs, valuesAs } from "../../lib/kinds";
import type { Printed, View as Sent } from "../../protocol/koi";

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
export interface Values {
  seat: number; // from 1
  slot: number;
  card: string;
  kind: string;
  items: Record<string, number>;
  what: string;
  koi: string;
  cell: string;
  turn: number;
  by: string;
  goal: string;
  reason: string;
}

export const eventsOf = valuesAs<Values>();

/** The events of something that came to lie in a pond. */
export const LAYING = ["laid", "completed"];

/** What lines of a score sheet counted. */
export interface Counted {
  what: string;
  cell?: string;
  cells?: string[];
  koi?: string[];
  n?: number;
  points?: number;
  times?: number;
}

export const countedIn = countedAs<Counted>();

export const SIZES = ["small", "medium", "large"];
