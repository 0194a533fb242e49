// The sentence over the bench: what one may do now, and how.

import { FINGER } from "../../board/sight.svelte";
import type { Say } from "../../table/contract";
import { canTurn, type Group } from "./held";
import type { View } from "./view";

interface Now {
  view: View;
  held: Group | null;
  groups: Group[]; // what can be taken up
  finished: boolean; // the turn waits to be confirmed
  planning: boolean;
  fresh: boolean; // nothing was done since the last confirmation
}

/** For the seat that may act. */
export function hintWords({ view, held, groups, finished, planning, fresh }: Now, say: Say): string {
  const { phase } = view;
  if (finished && planning) return say("web-planned-hint");
  if (finished) return say(phase === "refill" || phase === "churn" ? "web-reveal-hint" : "web-done-hint");
  if (phase === "start") return say("web-start-hint");
  if (phase === "discard") return say("web-discard-hint");
  if (held?.kind === "move") return say("web-move-hint");
  if (held && canTurn(held, view.printed)) return say(FINGER ? "web-held-touch-hint" : "web-held-turn-hint");
  if (held) return say("web-held-hint");
  if (phase === "post" && fresh) return say(view.goals.length ? "web-post-hint" : "web-post-hint_goalless");
  return phase === "work" && groups.length ? say("web-work-hint") : "";
}
