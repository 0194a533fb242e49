// What the board of Koi works out from the choices of a view: what can be held, where it goes as it is turned, what is
// offered.

import { describe, expect, it } from "vitest";
import { groupsOf } from "../../src/games/koi/held";
import { Holding } from "../../src/games/koi/holding.svelte";
import { offersOf } from "../../src/games/koi/offers";
import { stepOf } from "../../src/games/koi/steps";
import { thingNamed, thingsOf } from "../../src/games/koi/things";
import type { Choice, Hex, PondView, Printed, View } from "../../src/games/koi/view";

const say = (key: string) => key;
const turns: Hex[][] = [0, 1, 2].map((turn) => [
  [0, 0],
  [1, -turn],
]);

const printed = {
  spring: [
    [0, 0],
    [1, 0],
  ],
  things: {
    water: { sign: "w", goal: null, shapes: [[[0, 0]]], wet: [[63]], looks: [0] },
    small: { sign: "a", goal: null, shapes: [[[0, 0]]], wet: [[0]], looks: [0] },
    medium: { sign: "b", goal: null, shapes: turns, wet: [], looks: [0, 1, 1] },
    bridge: { sign: "R", goal: "bridge", shapes: turns, wet: [], looks: [0, 1, 2] },
  },
  luck: { water: { water: 2 } },
  prices: { slot: { small: 1 }, market: { small: 0 }, luck: { small: 2 } },
} as unknown as Printed;

const pond = {
  seat: 0,
  things: [
    { kind: "spring", cell: [0, 0] },
    { kind: "water", cell: [2, -1] },
    { kind: "medium", cell: [0, 0], turn: 1, surrounded: true },
    { kind: "small", cell: [2, -1] },
  ],
} as unknown as PondView;

const laid = (word: string, what: string, cell: Hex, turn: number, points: number): Choice => {
  return { word, points, does: "lay", what, cell, turn };
};

const choices: Choice[] = [
  laid("b2,0.0", "medium", [2, 0], 0, 3),
  laid("b2,0.1", "medium", [2, 0], 1, 5),
  laid("b0,1.1", "medium", [0, 1], 1, 4),
  { ...laid("+w3,0", "water", [3, 0], 0, 0), by: "helper" },
  laid("GR4,0.2", "bridge", [4, 0], 2, 2),
  { word: "mv1", points: 0, does: "lift", koi: 1 },
];

/** With what is to be held in hand. */
function holding<Found>(key: string | null, look: (found: Holding) => Found): Found {
  const groups = groupsOf(choices, printed);
  let found: Found;
  $effect.root(() => {
    const one = new Holding({
      groups: () => groups,
      pond: () => pond,
      printed: () => printed,
      legal: () => true,
      points: () => true,
      sheet: () => undefined,
    });
    const group = groups.find((each) => each.key === key);
    if (group) one.take(group);
    found = look(one);
  })();
  return found!;
}

describe("what lies in a pond", () => {
  it("has the names that lines of a sheet use, and its cells", () => {
    expect(thingsOf(pond.things, printed).map(({ word, cells }) => [word, cells.length])).toEqual([
      ["spring", 2],
      ["w2,-1", 1],
      ["b0,0.1", 2],
      ["a2,-1", 1],
    ]);
    expect(thingNamed("b0,0.1", pond, printed)).toMatchObject({ kind: "medium", turn: 1, surrounded: true });
    expect(thingNamed("a9,9", pond, printed)).toBeNull();
  });
});

describe("what can be held", () => {
  it("is what is laid or lifted, with who lays it", () => {
    const told = groupsOf(choices, printed).map(({ key, kind, by, best }) => [key, kind, by, best]);
    expect(told).toEqual([
      ["b", "medium", "own", 5],
      ["+w", "water", "helper", 0],
      ["GR", "bridge", "goal", 2],
      ["mv", "move", "own", 0],
    ]);
  });

  it("goes where it fits as it is turned, else turned to fit", () => {
    holding("b", (one) => {
      one.turn = 0;
      expect(one.spotAt([2, 0])?.word).toBe("b2,0.0");
      expect(one.spotAt([0, 1])?.word).toBe("b0,1.1");
      expect(one.spotAt([9, 9])).toBeNull();
      expect([...one.marks]).toEqual([
        ["2,0", { points: 3, turned: false }],
        ["0,1", { points: null, turned: true }],
      ]);
      one.point([2, 0]);
      expect(one.turnBy(1)).toBe(true);
      expect([one.turn, one.n, one.spot?.word]).toEqual([1, 2, "b2,0.1"]);
      one.point([9, 9]);
      expect([one.ghost?.fits, one.refused]).toEqual([false, "b9,9.1"]);
    });
  });

  it("is shown by a finger's first tap and laid by the second", () => {
    holding("b", (one) => {
      one.turn = 0;
      expect(one.tap([0, 1])).toBe(false);
      expect([one.turn, one.spot?.word]).toEqual([1, "b0,1.1"]);
      expect(one.tap([0, 1])).toBe(true);
      one.look();
      expect([one.tapped, one.pointed]).toEqual([false, null]);
    });
  });

  it("is a koi by all its cells when one is to be moved", () => {
    holding("mv", (one) => {
      expect(one.spots.map(({ word, cell }) => [word, cell])).toEqual([["mv1", [2, -1]]]);
      expect(one.wordOver([9, 9])).toBe("mv0");
      expect(one.turnBy(1)).toBe(false);
    });
    holding(null, (one) => expect([one.group, one.ghost]).toEqual([null, null]));
  });
});

describe("what is played at once", () => {
  it("is offered where it belongs", () => {
    const view = { phase: "post", now: { card: null, slot: null }, row: [], printed } as unknown as View;
    const found = offersOf(
      [
        { word: "-", points: 0, does: "end_turn" },
        { word: "!w", points: -1, does: "luck", what: "water" },
        { word: "!S", points: -1, does: "buy", what: "small", how: "luck" },
        { word: "C1", points: 0, does: "buy", what: "small", how: "market" },
        { word: "xw", points: 0, does: "discard", what: "water" },
        { word: "rmS", points: 0, does: "remove", what: "small" },
      ],
      view,
      say,
    );
    expect(found.pass?.word).toBe("-");
    expect(found.luck.map(({ word, price, pictures }) => [word, price, pictures])).toEqual([
      ["!w", null, [["water", 2]]],
      ["!S", 2, [["small", 1]]],
    ]);
    expect(found.card.map(({ word, price }) => [word, price])).toEqual([["C1", 0]]);
    expect([...found.returns]).toEqual([["water", "xw"]]);
    expect(found.remove.map(({ word }) => word)).toEqual(["rmS"]);
  });
});

describe("a step that can be taken back", () => {
  it("is told by what it did", () => {
    const pictures = (...told: [string, Record<string, unknown>][]) =>
      stepOf(
        told.map(([key, values]) => ({ key, values })),
        say,
      ).pictures;
    expect(pictures(["laid", { what: "shore" }])).toEqual(["shore"]);
    expect(pictures(["meditated", { card: "c17" }], ["paid", {}])).toEqual(["c17"]);
    expect(pictures(["reward_used", {}], ["got", { items: { water: 2 } }])).toEqual([]);
    expect(pictures(["reward_used", {}], ["got", { items: { medium: 1 } }])).toEqual(["medium"]);
    expect(pictures(["threw", { what: "water" }])).toEqual(["water"]);
    expect(pictures(["work_done", { what: "work" }])).toEqual([]);
  });
});
