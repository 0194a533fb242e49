// What a tap paints, and the cell the keys stand on.

export class Hand {
  sign = $state("K");
  r = $state(0);
  c = $state(0);
}
