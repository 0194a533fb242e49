// What the next tap lays and which way round it lies, or that it takes something away.

import type { NotScored } from "../../../score/engine";

export class Hand {
  kind = $state("water");
  turn = $state(0);
  takes = $state(false);
  refused = $state.raw<NotScored | null>(null); // why the last tap laid nothing
}
