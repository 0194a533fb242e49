// Who won and why, or what one who plays alone achieved.

import { say as sayGeneral } from "../lib/speech.svelte";
import type { Say } from "../table/contract";
import type { Counted } from "./counted";
import type { Desk } from "./desk";

export interface Result {
  sentences: string[];
  clause: string | null; // the rule that broke a tie, or let it stand
  rivals: { name: string; points: number }[];
}

export function resultOf(desk: Desk, names: string[], counted: Counted, say: Say): Result {
  const facts = names.length === 1 ? (counted.sheets[0]?.facts ?? {}) : null;
  const sentences = facts ? [desk.remark(facts, say)] : [];
  const winners = names.filter((_, seat) => counted.places?.[seat] === 1);
  if (winners.length === 1) sentences.push(sayGeneral("end-won", { names: winners[0]! }));
  else if (winners.length) sentences.push(sayGeneral("end-shared", { names: winners.join(", ") }));
  const { tieBreak } = counted;
  if (tieBreak && tieBreak !== "shared") sentences.push(say(`tie-${tieBreak}`));
  return {
    sentences: sentences.filter(Boolean),
    clause: counted.tieClause,
    rivals: facts ? (desk.rivals?.(facts, say) ?? []) : [],
  };
}
