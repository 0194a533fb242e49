// What happens one after the other, at a pace at which it can be followed and never for long.

const NORMAL_MS = 220; // Motion.ms at normal speed
const BEAT_MS = 600; // so that a turn of somebody else can be followed
const TOTAL_MS = 2500;
const SHORTEST_MS = 120;

const paceOf = (ms: number): number => Math.min(1, ms / NORMAL_MS);

export interface Shown<Beat> {
  start: (beat: Beat, ms: number) => unknown; // false: nothing is seen of it, and nobody waits
  finish: (beat: Beat) => void;
  over: () => void; // nothing waits any more
  quick?: (beat: Beat) => boolean; // whoever did it needs not follow it
  lasts?: (beat: Beat) => number; // ms at normal speed, where beats are not alike
}

export class Beats<Beat> {
  private waiting: Beat[] = [];
  private until = 0; // when everything waiting should have been shown
  private hurry = 1; // the part of their time that beats have, where they are not alike
  private run = 0;
  playing = false;

  constructor(private readonly shown: Shown<Beat>) {}

  /** Shows beats after those that wait; `ms` is that of a movement. */
  add(beats: Beat[], ms: number): void {
    this.waiting.push(...beats);
    const { lasts } = this.shown;
    if (lasts) {
      const all = this.waiting.reduce((sum, beat) => sum + lasts(beat), 0) * paceOf(ms);
      this.hurry = Math.min(1, TOTAL_MS / all);
    }
    if (!this.playing && this.waiting.length) void this.play(ms);
  }

  /** Whether something is still to be shown. */
  get waits(): boolean {
    return this.waiting.length > 0;
  }

  /** Nothing of what waits is shown any more.  Answers what that was. */
  stop(): Beat[] {
    this.run += 1;
    this.playing = false;
    return this.waiting.splice(0);
  }

  private async play(ms: number): Promise<void> {
    const run = this.run;
    const pace = paceOf(ms);
    this.playing = true;
    this.until = performance.now() + TOTAL_MS * pace;
    let due = performance.now(); // a slow machine does not make the whole longer
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      const own = this.shown.lasts && this.shown.lasts(beat) * pace * this.hurry;
      const lasts = own ?? (this.shown.quick?.(beat) ? ms : this.share(pace));
      due += lasts;
      if (this.shown.start(beat, lasts) !== false) {
        const rest = own === undefined ? lasts : Math.max(0, due - performance.now());
        await new Promise((done) => setTimeout(done, rest));
      }
      if (run !== this.run) return;
      this.shown.finish(beat);
    }
    this.playing = false;
    this.shown.over();
  }

  /** How long one beat may last among those that wait. */
  private share(pace: number): number {
    const left = Math.max(0, this.until - performance.now()) / (this.waiting.length + 1);
    return Math.max(SHORTEST_MS, Math.min(BEAT_MS * pace, left));
  }
}
