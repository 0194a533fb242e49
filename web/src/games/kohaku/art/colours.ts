// Which variable of shades.css paints a colour, and which shows on it.

import type { Colour } from "../view";

export const PAINT: Record<Colour, string> = {
  b: "var(--k-black)",
  r: "var(--k-red)",
  w: "var(--k-white)",
  y: "var(--k-yellow)",
};

export const COLOURS: readonly Colour[] = ["b", "r", "w", "y"];

/** Letters and fine lines on a colour. */
export const ON_PAINT: Record<Colour, string> = {
  b: "#fbf7ee",
  r: "#fffaf0",
  w: "#1f2a38",
  y: "#1f2a38",
};
