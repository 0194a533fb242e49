// Looking at the past: one position, or a recap of several.  Leaving it restores the present.

import { api, type Moment } from "../lib/api";
import type { Step } from "./contract";

const RECAP_MS = 1100; // a step of a recap can be followed

export class Past {
  moment = $state.raw<Moment | null>(null); // null: the present
  recap = $state.raw<{ at: number; of: number } | null>(null);
  private asked = 0; // counts what was asked for, so that a late answer is noticed

  constructor(
    private readonly id: string,
    private readonly watch: string,
    private readonly failed: () => void,
  ) {}

  look = async (n: number): Promise<void> => {
    this.asked += 1;
    this.recap = null;
    await this.fetch(n, this.asked);
  };

  leave = (): void => {
    this.asked += 1;
    this.recap = null;
    this.moment = null;
  };

  /** Shows the positions after some steps one after the other, then the present. */
  async play(steps: Step[], show: (step: Step) => void): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    for (const [k, step] of steps.entries()) {
      this.recap = { at: k + 1, of: steps.length };
      if (!(await this.fetch(step.n, asked))) break;
      show(step);
      await new Promise((done) => setTimeout(done, RECAP_MS));
      if (asked !== this.asked) return;
    }
    if (asked === this.asked) this.leave();
  }

  /** Whether the position came and is still wanted. */
  private async fetch(n: number, asked: number): Promise<boolean> {
    try {
      const moment = await api.moment(this.id, n, this.watch || undefined);
      if (asked !== this.asked) return false;
      this.moment = moment;
      return true;
    } catch {
      if (asked === this.asked) this.failed();
      return false;
    }
  }
}
