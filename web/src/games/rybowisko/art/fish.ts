// The eighteen fish of the lake as shapes: profile, fins, colours and markings that tell one from
// another.  All swim to the left on a sheet of 200 by 100; Fish.svelte inks them.

import { DEEP } from "./fish/deep";
import type { Drawing } from "./fish/parts";
import { PREDATORS } from "./fish/predators";
import { SMALL } from "./fish/small";

export const FISH: Record<string, Drawing> = { ...PREDATORS, ...DEEP, ...SMALL };
