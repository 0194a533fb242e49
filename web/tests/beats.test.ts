import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Beats } from "../src/board/beats";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function told(quick?: (beat: string) => boolean, each?: (beat: string) => number) {
  const log: string[] = [];
  const lasts: number[] = [];
  const beats = new Beats<string>({
    start: (beat, ms) => {
      log.push(`+${beat}`);
      lasts.push(ms);
    },
    finish: (beat) => log.push(`-${beat}`),
    over: () => log.push("over"),
    ...(quick ? { quick } : {}),
    ...(each ? { lasts: each } : {}),
  });
  return { beats, log, lasts };
}

describe("beats", () => {
  it("are shown one after the other, and it is said when nothing waits any more", async () => {
    const { beats, log } = told();
    beats.add(["a", "b"], 220);
    expect(log).toEqual(["+a"]);
    expect(beats.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+a", "-a", "+b", "-b", "over"]);
    expect(beats.playing).toBe(false);
  });

  it("that come meanwhile wait for those before", async () => {
    const { beats, log } = told();
    beats.add(["a"], 220);
    beats.add(["b"], 220);
    expect(log).toEqual(["+a"]);
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+a", "-a", "+b", "-b", "over"]);
  });

  it("last long enough to be followed, and no longer", async () => {
    const { beats, lasts } = told();
    beats.add(["a"], 220);
    await vi.runAllTimersAsync();
    expect(lasts).toEqual([600]);
  });

  it("share two and a half seconds if they are many, and none is too short to be seen", async () => {
    const { beats, lasts } = told();
    const begin = performance.now();
    beats.add([..."abcdefghij"], 220);
    await vi.runAllTimersAsync();
    expect(performance.now() - begin).toBeLessThanOrEqual(2600);
    expect(lasts).toHaveLength(10);
    const crowd = told();
    crowd.beats.add(Array.from({ length: 40 }, String), 220);
    await vi.runAllTimersAsync();
    expect(Math.min(...crowd.lasts)).toBe(120);
  });

  it("are quicker where movement is", async () => {
    const { beats, lasts } = told();
    beats.add(["a"], 110);
    await vi.runAllTimersAsync();
    expect(lasts).toEqual([300]);
  });

  it("take the time of one movement if whoever did it need not follow", async () => {
    const { beats, lasts } = told((beat) => beat === "own");
    beats.add(["own", "theirs"], 220);
    await vi.runAllTimersAsync();
    expect(lasts).toEqual([220, 600]);
  });

  it("that are stopped are neither finished nor followed by what waited", async () => {
    const { beats, log } = told();
    beats.add(["a", "b"], 220);
    beats.stop();
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+a"]);
    beats.add(["c"], 220);
    await vi.runAllTimersAsync();
    expect(log).toEqual(["+a", "+c", "-c", "over"]);
  });

  it("that are not alike last as long as they are said to, at the pace of movement", async () => {
    const { beats, log, lasts } = told(undefined, (beat) => beat.length * 100);
    beats.add(["a", "bbb"], 110);
    expect(beats.waits).toBe(true);
    await vi.runAllTimersAsync();
    expect(lasts).toEqual([50, 150]);
    expect(log).toEqual(["+a", "-a", "+bbb", "-bbb", "over"]);
    expect(beats.waits).toBe(false);
  });

  it("that are not alike are all shortened where they would take too long", async () => {
    const { beats, lasts } = told(undefined, (beat) => (beat === "long" ? 3000 : 1000));
    beats.add(["long", "a", "b"], 220);
    await vi.runAllTimersAsync();
    expect(lasts).toEqual([1500, 500, 500]);
  });

  it("that are stopped are told, so that somebody may do what they would have done", async () => {
    const { beats } = told();
    beats.add(["a", "b", "c"], 220);
    expect(beats.stop()).toEqual(["b", "c"]);
    expect(beats.waits).toBe(false);
  });
});
