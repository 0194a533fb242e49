// What each seat laid last, while it is news.

import { expect, it } from "vitest";
import { Recent } from "../src/board/recent.svelte";

it("keeps what a seat laid in one turn together", () => {
  const recent = new Recent();
  recent.note(0, 3, ["a1"]);
  recent.note(0, 3, ["b2", "c2"]);
  expect(recent.of(0)).toEqual(["a1", "b2", "c2"]);
});

it("forgets what a seat laid in an earlier turn", () => {
  const recent = new Recent();
  recent.note(0, 3, ["a1"]);
  recent.note(0, 5, ["d4"]);
  expect(recent.of(0)).toEqual(["d4"]);
});

it("keeps seats apart, and knows nothing of those that laid nothing", () => {
  const recent = new Recent();
  recent.note(0, 3, ["a1"]);
  recent.note(1, 4, ["b1"]);
  expect([recent.of(0), recent.of(1), recent.of(2)]).toEqual([["a1"], ["b1"], []]);
});
