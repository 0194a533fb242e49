// What happens one after the other, at a pace at which it can be followed and never for long.

const NORMAL_MS = 220; // Motion.ms at normal speed
const BEAT_MS = 600; // so that a turn of somebody else can be followed
const TOTAL_MS = 2500;
const SHORTEST_MS = 120;

export interface Shown<Beat> {
  start: (beat: Beat, ms: number) => unknown; // false: nothing is seen of it, and nobody waits
  finish: (beat: Beat) => void;
  over: () => void; // nothing waits any more
  quick?: (beat: Beat) => boolean; // whoever did it needs not follow it
}

export class Beats<Beat> {
  private waiting: Beat[] = [];
  private until = 0; // when everything waiting should have been shown
  private run = 0;
  playing = false;

  constructor(private readonly shown: Shown<Beat>) {}

  /** Shows beats after those that wait; `ms` is that of a movement. */
  add(beats: Beat[], ms: number): void {
    this.waiting.push(...beats);
    if (!this.playing && this.waiting.length) void this.play(ms);
  }

  /** Nothing of what waits is shown any more. */
  stop(): void {
    this.run += 1;
    this.playing = false;
    this.waiting = [];
  }

  private async play(ms: number): Promise<void> {
    const run = this.run;
    const pace = Math.min(1, ms / NORMAL_MS);
    this.playing = true;
    this.until = performance.now() + TOTAL_MS * pace;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      const left = Math.max(0, this.until - performance.now()) / (this.waiting.length + 1);
      const lasts = this.shown.quick?.(beat) ? ms : Math.max(SHORTEST_MS, Math.min(BEAT_MS * pace, left));
      if (this.shown.start(beat, lasts) !== false) await new Promise((done) => setTimeout(done, lasts));
      if (run !== this.run) return;
      this.shown.finish(beat);
    }
    this.playing = false;
    this.shown.over();
  }
}
