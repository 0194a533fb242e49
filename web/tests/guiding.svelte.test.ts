import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guiding } from "../src/learn/guiding.svelte";
import { preferences } from "../src/lib/preferences.svelte";
import type { Step } from "../src/protocol/messages";
import type { Lesson, LessonContext } from "../src/table/contract";
import type { Play } from "../src/table/play.svelte";
import { step, view } from "./told";

interface View {
  phase: string;
}

const phase = (now: LessonContext) => (now.view as unknown as View).phase;

const lesson: Lesson = {
  way: "bots",
  steps: [
    { key: "draft", done: (now) => phase(now) !== "draft", mark: () => [".market"] },
    { key: "lay", when: (now) => phase(now) === "lay", done: (now) => now.tentative.length > 0 },
    { key: "confirm", when: (now) => now.finished, done: () => false, values: (now) => ({ n: now.tentative.length }) },
    { key: "sheet", when: (now) => now.turns > 0, done: (now) => now.seen.has("sheet") },
    { key: "on", done: () => false },
  ],
};

/** What of a table a lesson looks at. */
function table() {
  const play = $state({
    id: "t1",
    table: { game: "pond" },
    steps: [] as Step[],
    mine: [{ seat: 0 }],
    position: { seat: 0, view: { ...view(), phase: "draft" }, tentative: [] as string[], finished: false, to_act: 0 },
    context: { name: String },
    say: (key: string, values?: { n: number }) => (values ? `${key} ${values.n}` : key),
    myTurn: true,
    offered: null,
    sheetOpen: false,
    lights: [] as unknown[],
  });
  return play;
}

let stop = () => {};

function guided() {
  const play = table();
  let guiding!: Guiding;
  stop = $effect.root(() => {
    guiding = new Guiding(play as unknown as Play, lesson);
    guiding.live();
  });
  pass();
  return { play, guiding };
}

/** What has changed is heard, and a time goes by. */
function pass(ms = 0): void {
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  preferences.animation = "normal";
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a guide", () => {
  it("says the first sentence that concerns the position and is not done", () => {
    const { play, guiding } = guided();
    expect(guiding.text).toBe("draft");
    expect(guiding.marks).toEqual([".market"]);
    play.position = { ...play.position, view: { ...play.position.view, phase: "lay" } as never };
    pass();
    expect(guiding.text).toBe("lay");
    play.position = { ...play.position, tentative: ["a", "b"], finished: true };
    pass();
    expect(guiding.text).toBe("confirm 2");
  });

  it("follows what is taken back", () => {
    const { play, guiding } = guided();
    play.position = { ...play.position, view: { ...play.position.view, phase: "lay" } as never };
    pass();
    play.position = { ...play.position, view: { ...play.position.view, phase: "draft" } as never };
    pass();
    expect(guiding.text).toBe("draft");
  });

  it("waits until the board has shown what happened, and rings nothing meanwhile", () => {
    const { play, guiding } = guided();
    play.steps = [step(1, { actor: 1 })];
    play.position = { ...play.position, view: { ...play.position.view, phase: "lay" } as never };
    pass(1700);
    expect(guiding.text).toBe("draft");
    expect(guiding.marks).toEqual([]);
    pass(100);
    expect(guiding.text).toBe("lay");
  });

  it("waits for nothing where nothing moves", () => {
    const { play, guiding } = guided();
    preferences.animation = "off";
    play.steps = [step(1, { actor: 1 })];
    play.position = { ...play.position, view: { ...play.position.view, phase: "lay" } as never };
    pass();
    expect(guiding.text).toBe("lay");
  });

  it("can be read again from the beginning, and goes on with what is new", () => {
    const { play, guiding } = guided();
    expect(guiding.mayGoBack).toBe(false);
    play.position = { ...play.position, view: { ...play.position.view, phase: "lay" } as never };
    pass();
    guiding.goBack();
    expect(guiding.text).toBe("draft");
    expect(guiding.marks).toEqual([]);
    expect(guiding.mayGoBack).toBe(false);
    guiding.goOn();
    expect(guiding.text).toBe("lay");
    guiding.goBack();
    play.position = { ...play.position, tentative: ["a"], finished: true };
    pass();
    expect(guiding.text).toBe("confirm 1");
  });

  it("counts the own turns that are over, not the one that is played", () => {
    const { play, guiding } = guided();
    play.steps = [step(1, { turn: 1 }), step(2, { turn: 1, actor: 1 })];
    expect(guiding.now.turns).toBe(0);
    play.position = { ...play.position, view: { ...play.position.view, turn: 3 } };
    expect(guiding.now.turns).toBe(1);
    play.steps = [...play.steps, step(3, { turn: 3 })];
    expect(guiding.now.turns).toBe(1);
    play.position = { ...play.position, to_act: 1 };
    expect(guiding.now.turns).toBe(2);
  });

  it("notes what was looked at, and keeps its place for the next visit", () => {
    const { play, guiding } = guided();
    play.sheetOpen = true;
    pass();
    expect([...guiding.now.seen]).toEqual(["sheet"]);
    play.lights = [{}];
    guiding.fold(true);
    pass();
    expect(guiding.marks).toEqual([]);
    expect(JSON.parse(localStorage.getItem("pondside-lesson-pond")!)).toEqual({
      table: "t1",
      seen: ["sheet", "number"],
      hidden: true,
      over: false,
    });
    stop();
    const again = guided().guiding;
    expect([...again.now.seen]).toEqual(["sheet", "number"]);
    expect(again.hidden).toBe(true);
  });

  it("ends with its last sentence, or when somebody has enough", () => {
    const { play, guiding } = guided();
    expect(guiding.ends).toBe(false);
    play.position = { ...play.position, view: { ...play.position.view, phase: "over" } as never };
    pass();
    expect(guiding.text).toBe("on");
    expect(guiding.ends).toBe(true);
    guiding.end();
    pass();
    expect(JSON.parse(localStorage.getItem("pondside-lesson-pond")!).over).toBe(true);
  });
});
