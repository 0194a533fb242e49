import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Planned } from "../src/lib/connection.svelte";
import type { Refused } from "../src/protocol/messages";
import { Planning } from "../src/table/planning.svelte";
import type { Play } from "../src/table/play.svelte";
import { step, view } from "./told";

const SHELF = "pondside-plan-t1";

const planned = (words: string[], other: Partial<Planned> = {}): Planned => ({
  type: "planned",
  id: "q",
  version: 3,
  view: view({ turn: words.length }),
  fits: words.length,
  finished: false,
  refusal: null,
  clause: null,
  ...other,
});

const refused: Refused = {
  type: "refused",
  id: "q",
  error: "not_allowed",
  message: "no",
  refusal: null,
  clause: null,
  version: 3,
};

/** A table at which seat 0 plans while seat 1 is to act. */
function sat() {
  const ask = vi.fn((words: string[]): Promise<Planned | Refused> => Promise.resolve(planned(words)));
  const about = vi.fn((_: string[]) => "red koi");
  const play = {
    id: "t1",
    position: { seat: 0, view: view() },
    connection: { plan: ask, news: [] },
    face: { about },
    mayPlan: true,
    mayAct: false,
    myTurn: false,
    playing: true,
    over: false,
    planned: false,
    tentative: [] as string[],
    refusal: null,
    notice: "",
    expects: "",
    say: (key: string) => key,
    tell: vi.fn(),
    notify: vi.fn(),
    trouble: vi.fn(),
    act: vi.fn(() => Promise.resolve({ ok: true })),
  };
  return { ask, about, play, planning: new Planning(play as unknown as Play) };
}

const kept = () => JSON.parse(sessionStorage.getItem(SHELF) ?? "null");

beforeEach(() => sessionStorage.clear());

describe("a turn tried out", () => {
  it("begins with what was planned before, as much of it as still fits", async () => {
    sessionStorage.setItem(SHELF, JSON.stringify({ seat: 0, words: ["a", "b"], about: "red koi" }));
    const { ask, play, planning } = sat();
    ask.mockResolvedValueOnce(planned(["a"], { refusal: "occupied", clause: "POND-1" }));
    await planning.start();
    expect(ask).toHaveBeenCalledExactlyOnceWith(["a", "b"]);
    expect(planning.on).toBe(true);
    expect(planning.words).toEqual(["a"]);
    expect(play.notify).toHaveBeenCalledWith("plan-shortened");
  });

  it("is not begun where nothing can be planned", async () => {
    const { ask, play, planning } = sat();
    play.mayPlan = false;
    await planning.start();
    expect(ask).not.toHaveBeenCalled();
    expect(planning.on).toBe(false);
  });

  it("grows word by word, each asked about with those before it", async () => {
    const { ask, planning } = sat();
    await planning.start();
    const both = [planning.act(["a"]), planning.act(["b"])];
    expect(planning.busy).toBe(true);
    expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
    expect(ask.mock.calls.slice(1)).toEqual([[["a"]], [["a", "b"]]]);
    expect(planning.words).toEqual(["a", "b"]);
    expect(planning.busy).toBe(false);
    expect(kept()).toEqual({ seat: 0, words: ["a", "b"], about: "red koi" });
  });

  it("keeps what it was when a word does not fit, and says why", async () => {
    const { ask, play, planning } = sat();
    await planning.start();
    await planning.act(["a"]);
    ask.mockResolvedValueOnce(planned(["a"], { refusal: "occupied", clause: "POND-1" }));
    const why = { refusal: "occupied", clause: "POND-1" };
    expect(await planning.act(["b"])).toEqual({ ok: false, refusal: why });
    expect(planning.words).toEqual(["a"]);
    expect(play.trouble).toHaveBeenCalledWith("illegal", "", why);
    ask.mockResolvedValueOnce(refused);
    expect(await planning.act(["b"])).toEqual({ ok: false, refusal: null, message: "no" });
    expect(play.trouble).toHaveBeenLastCalledWith("not_allowed", "no", null);
  });

  it("is taken back word by word, and whole", async () => {
    const { planning } = sat();
    await planning.start();
    await planning.act(["a", "b", "c"]);
    await planning.undo();
    expect(planning.words).toEqual(["a", "b"]);
    await planning.reset();
    expect(planning.words).toEqual([]);
    expect(kept()).toBeNull();
  });

  it("is left for the game, and kept", async () => {
    const { play, planning } = sat();
    await planning.start();
    await planning.act(["a"]);
    planning.leave();
    expect(planning.on).toBe(false);
    expect(planning.words).toEqual(["a"]);
    expect(play.notify).toHaveBeenCalledWith("plan-kept");
  });

  it("does not come back with an answer that comes late", async () => {
    const { ask, planning } = sat();
    await planning.start();
    let answer = (_: Planned): void => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const act = planning.act(["a"]);
    await Promise.resolve();
    planning.leave();
    answer(planned(["a"]));
    expect((await act).ok).toBe(false);
    expect(planning.on).toBe(false);
    expect(planning.words).toEqual([]);
  });
});

describe("what was planned", () => {
  const plannedBefore = () =>
    sessionStorage.setItem(SHELF, JSON.stringify({ seat: 0, words: ["a"], about: "red koi" }));

  it("is offered when the turn comes, and played once", async () => {
    plannedBefore();
    const { play, planning } = sat();
    expect(planning.offered).toBe(false);
    play.mayAct = true;
    expect(planning.offered).toBe(true);
    await planning.playIt();
    expect(play.act).toHaveBeenCalledExactlyOnceWith(["a"]);
    expect(planning.offered).toBe(false);
  });

  it("is another seat's if it was that seat's", () => {
    plannedBefore();
    const { play, planning } = sat();
    play.position.seat = 1;
    expect(planning.words).toEqual([]);
  });

  it("is dropped, and that is said, when something else lies where it points", () => {
    plannedBefore();
    const { about, play, planning } = sat();
    planning.heed();
    expect(planning.words).toEqual(["a"]);
    about.mockReturnValue("white koi");
    planning.heed();
    expect(planning.words).toEqual([]);
    expect(play.notify).toHaveBeenCalledExactlyOnceWith("plan-lost");
  });

  it("is asked about again when the table has changed", async () => {
    const { ask, planning } = sat();
    await planning.start();
    await planning.act(["a"]);
    planning.heed();
    await vi.waitFor(() => expect(planning.busy).toBe(false));
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask).toHaveBeenLastCalledWith(["a"]);
  });

  it("closes when the turn has come, and is forgotten when the game is over", async () => {
    const { play, planning } = sat();
    await planning.start();
    await planning.act(["a"]);
    play.myTurn = true;
    planning.heed();
    expect(planning.on).toBe(false);
    expect(planning.words).toEqual(["a"]);
    play.over = true;
    planning.heed();
    expect(planning.words).toEqual([]);
  });

  it("is over when the seat has decided, not when another has", () => {
    plannedBefore();
    const { planning } = sat();
    planning.hear([step(4, { actor: 1 })]);
    expect(planning.words).toEqual(["a"]);
    planning.hear([step(5, { actor: 0 })]);
    expect(planning.words).toEqual([]);
  });

  it.each(["{", "null", "[]", '{"seat": "0", "words": ["a"]}', '{"seat": 0}'])(
    "is nothing if it is kept as %s",
    (text) => {
      sessionStorage.setItem(SHELF, text);
      expect(sat().planning.words).toEqual([]);
    },
  );
});
