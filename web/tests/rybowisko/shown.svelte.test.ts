// What the table of Rybowisko shows while news are played.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Shown } from "../../src/games/rybowisko/shown.svelte";
import type { View } from "../../src/games/rybowisko/view";
import type { Step } from "../../src/table/contract";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (field: string, turn: number): View =>
  ({
    turn,
    anglers: [{ field, cards: [], smiling: 2 }],
    tokens: {},
    places: {},
    pile: [],
    deck: 9,
    totals: [0],
    catch: null,
    phase: "move",
  }) as unknown as View;

const step = (word: string, ...told: [string, object][]): Step =>
  ({ n: 1, turn: 1, actor: 0, word, told: told.map(([key, values]) => ({ key, values })) }) as unknown as Step;

const SAILED = step("c1", ["sailed", { seat: 1, field: "c1", path: ["a1", "b1", "c1"], luck: 0 }]);
const ROLLED = step("die:4", ["rolled", { seat: 1, die: 4 }]);

it("walks from field to field, then rolls, then shows the view", async () => {
  const shown = new Shown(at("a1", 1));
  shown.receive(at("c1", 2), [SAILED, ROLLED], 220);
  expect([shown.playing, shown.boats[0]]).toEqual([true, "a1"]);
  await vi.advanceTimersByTimeAsync(60 + 10);
  expect(shown.boats[0]).toBe("b1");
  await vi.advanceTimersByTimeAsync(300);
  expect(shown.boats[0]).toBe("c1");
  await vi.advanceTimersByTimeAsync(300);
  expect([shown.rolling, shown.face]).toEqual([true, 0]);
  await vi.runAllTimersAsync();
  expect([shown.playing, shown.rolling, shown.face]).toEqual([false, false, 4]);
});

it("can be cut short: the last move and roll are shown all the same", async () => {
  const shown = new Shown(at("a1", 1));
  shown.receive(at("c1", 2), [SAILED, ROLLED], 220);
  shown.finish();
  expect([shown.playing, shown.boats[0], shown.face]).toEqual([false, "c1", 4]);
  expect(shown.wake?.path).toEqual(["a1", "b1", "c1"]);
  await vi.runAllTimersAsync();
  expect(shown.boats[0]).toBe("c1");
});

it("shows at once what nothing is seen of", () => {
  const shown = new Shown(at("a1", 1));
  shown.receive(at("c1", 2), [step("first:P1", ["begins", { seat: 1 }])], 220);
  expect([shown.playing, shown.boats[0]]).toEqual([false, "c1"]);
});

it("moves nothing where no motion is wanted", () => {
  const shown = new Shown(at("a1", 1));
  shown.receive(at("c1", 2), [SAILED, ROLLED], 0);
  expect([shown.playing, shown.boats[0], shown.face]).toEqual([false, "c1", 4]);
});
