// Where the next tile goes, and which koi the palette shows.

import type { Held } from "../view";

export class Hand {
  x = $state(0);
  y = $state(0);
  colours = $state("b"); // of the koi to choose from
  first = $state<Held>("koi"); // what the first tile of a pond shall be
}
