// The shades in which the colours of the stock box are printed here; a colour of an owner's file has
// the shade that the file names.

import type { Printed } from "./view";

const PLAYERS: Record<string, string> = {
  orange: "#e5792b",
  violet: "#6f3f94",
  white: "#fdfaf2",
  black: "#2a2e35",
};
const TOKENS: Record<string, string> = { r: "#c23b2a", y: "#e9b53a", g: "#4b7d43", b: "#2b639c" };

/** CSS of a player's colour. */
export const playerInk = (colour: string, printed: Printed) =>
  PLAYERS[colour] ?? printed.players[colour]?.hex ?? "var(--stone)";

/** CSS of a token's colour. */
export const tokenInk = (colour: string, printed: Printed) =>
  TOKENS[colour] ?? printed.colours[colour]?.hex ?? "var(--stone)";
