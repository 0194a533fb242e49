// The steps of a table as a history: what still stands, and in which turns it happened.

import type { Seat, Step } from "./contract";

/** The step a game went back to, or null if this is no return. */
export function backTo(step: Step): number | null {
  const match = /^back:(\d+)$/.exec(step.word);
  return match && step.actor === null ? Number(match[1]) : null;
}

/** The steps without those that were taken back; a return itself stays, to be told. */
export function standing(steps: Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const back = backTo(step);
    if (back !== null) {
      while (kept.length > 0 && kept.at(-1)!.n > back) kept.pop();
    }
    kept.push(step);
  }
  return kept;
}

export interface Turn {
  turn: number;
  actor: Seat | null; // whose turn it was; null if chance alone acted
  steps: Step[]; // newest first
}

/** Turns, newest first.  A return counts to the turn it led to. */
export function turnsOf(steps: Step[]): Turn[] {
  const turns: Turn[] = [];
  let turn = 0;
  for (const step of steps) {
    if (backTo(step) === null) turn = step.turn;
    const last = turns.at(-1);
    if (last && last.turn === turn) {
      last.steps.unshift(step);
      last.actor ??= step.actor;
    } else {
      turns.push({ turn, actor: step.actor, steps: [step] });
    }
  }
  return turns.reverse();
}
