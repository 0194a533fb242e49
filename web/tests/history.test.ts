import { describe, expect, it } from "vitest";
import { backTo, standing, turnsOf } from "../src/table/history";
import { step } from "./told";

const back = (n: number, to: number) => step(n, { turn: 0, actor: null, word: `back:${to}` });

describe("a return", () => {
  it("is a word of nobody's that names a step", () => {
    expect(backTo(back(4, 2))).toBe(2);
    expect(backTo(step(4, { actor: null, word: "deal:2" }))).toBeNull();
    expect(backTo(step(4, { actor: 1, word: "back:2" }))).toBeNull();
  });
});

describe("the steps that stand", () => {
  it("are all where nothing was taken back", () => {
    const steps = [step(1), step(2)];
    expect(standing(steps)).toEqual(steps);
  });

  it("are those up to the step gone back to, the return itself, and what came after", () => {
    const kept = standing([step(1), step(2), step(3), back(4, 1), step(5)]);
    expect(kept.map((one) => one.n)).toEqual([1, 4, 5]);
  });

  it("can be taken back twice, over an earlier return too", () => {
    const kept = standing([step(1), step(2), back(3, 1), step(4), back(5, 0), step(6)]);
    expect(kept.map((one) => one.n)).toEqual([5, 6]);
  });
});

describe("turns", () => {
  it("come newest first, their steps too", () => {
    const turns = turnsOf([step(1, { turn: 1 }), step(2, { turn: 1 }), step(3, { turn: 2, actor: 1 })]);
    expect(turns.map(({ turn, actor, steps }) => [turn, actor, steps.map((one) => one.n)])).toEqual([
      [2, 1, [3]],
      [1, 0, [2, 1]],
    ]);
  });

  it("belong to whoever decided something in them, not to chance", () => {
    const turns = turnsOf([step(1, { turn: 1, actor: null }), step(2, { turn: 1, actor: 1 })]);
    expect(turns.map((one) => one.actor)).toEqual([1]);
  });

  it("have the return that led to them", () => {
    const turns = turnsOf([step(1, { turn: 1 }), back(2, 1), step(3, { turn: 2 })]);
    expect(turns.map(({ turn, steps }) => [turn, steps.map((one) => one.n)])).toEqual([
      [2, [3]],
      [1, [2, 1]],
    ]);
  });
});
