// Where a replay stops: after every decision and after everything chance did at a stretch.

import { readText } from "../../lib/kept";
import type { Step } from "../../table/contract";
import { backTo, standing } from "../../table/history";

export interface Stop {
  n: number; // the step after which the position is shown
  turn: number;
  steps: Step[]; // what led here from the stop before
}

/** The set-up is one stop, the first; steps that were taken back are left out. */
export function stopsOf(steps: Step[]): Stop[] {
  const stops: Stop[] = [];
  for (const step of standing(steps)) {
    if (backTo(step) !== null) continue;
    const last = stops.at(-1);
    const lastStep = last?.steps.at(-1);
    if (last && lastStep && lastStep.actor === null && step.actor === null) {
      last.steps.push(step);
      last.n = step.n;
    } else {
      stops.push({ n: step.n, turn: step.turn, steps: [step] });
    }
  }
  return stops.length ? stops : [{ n: 0, turn: 0, steps: [] }];
}

/** All steps of a table: the first message of its socket tells them. */
export function allSteps(id: string, watch: string): Promise<Step[]> {
  return new Promise((resolve, reject) => {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("since", "0");
    if (watch) address.searchParams.set("watch", watch);
    const socket = new WebSocket(address);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type !== "state") return;
      resolve(message.steps);
      socket.close();
    };
    // After the answer this changes nothing any more.
    socket.onclose = () => reject(new Error("closed"));
  });
}

const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds at a stop while playing. */
export const PAUSE: Record<Speed, number> = { slow: 2400, normal: 1300, fast: 650 };
export const SPEED_KEPT = "pondside-replay-speed";
export const speeds = SPEEDS;
export const keptSpeed = (): Speed => SPEEDS.find((one) => one === readText(SPEED_KEPT)) ?? "normal";
