// Words that every board needs: sentences, points, why something is not possible.

import type { Refusal, Say } from "../lib/kinds";

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "+3", "−1" or "0", as it stands on a cell. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** "plus 3 points", for those who hear it. */
export const changeWords = (points: number, say: Say): string =>
  points < 0 ? say("web-points-minus", { n: -points }) : say("web-points-plus", { n: points });

/** Why something is not possible, as a sentence; "" if nothing is in the way. */
export const refusalWords = (refusal: Refusal | null, say: Say): string =>
  refusal ? capital(say(`refusal-${refusal.refusal}`)) : "";
