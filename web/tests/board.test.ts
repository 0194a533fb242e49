// What the kit works out without a page.

import { expect, it } from "vitest";
import { showsGains, showsPoints, totalIn } from "../src/board/points";
import { into, zoomed } from "../src/board/sight.svelte";
import { capital, changeWords, refusalWords, signed } from "../src/board/words";

const seats = [
  { seat: 0, mine: true },
  { seat: 1, mine: true },
  { seat: 2, mine: false },
];
const seen = (points: "full" | "own" | "off", over = false) => ({ settings: { points }, over, seats });

it("people at one device see the points of all seats held there", () => {
  expect([0, 1, 2].map((seat) => showsPoints(seat, seen("own")))).toEqual([true, true, false]);
  expect([0, 1, 2].map((seat) => showsPoints(seat, seen("full")))).toEqual([true, true, true]);
  expect([0, 1, 2].map((seat) => showsPoints(seat, seen("off")))).toEqual([false, false, false]);
});

it("at the end of a game everybody's points are seen", () => {
  expect(showsPoints(2, seen("own", true)) && showsPoints(2, seen("off", true))).toBe(true);
});

it("a spectator sees nobody's own points", () => {
  expect(showsPoints(0, { ...seen("own"), seats: seats.map(({ seat }) => ({ seat, mine: false })) })).toBe(false);
});

it("a total is told only if it may be seen and is there", () => {
  const view = { totals: [4, 0, 7] };
  expect([0, 1, 2, 3].map((seat) => totalIn(view, seat, seen("own")))).toEqual([4, 0, null, null]);
  expect(totalIn(null, 0, seen("full"))).toBeNull();
});

it("what something would bring is told unless points are hidden", () => {
  expect((["full", "own", "off"] as const).map((points) => showsGains({ points }))).toEqual([true, true, false]);
});

it("points have a sign, and nothing has none", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});

it("a change and a refusal are said with their messages", () => {
  const say = (key: string, values?: Record<string, unknown>) =>
    [key, values?.n].filter((one) => one !== undefined).join(" ");
  expect([2, 0, -2].map((n) => changeWords(n, say))).toEqual([
    "web-points-plus 2",
    "web-points-plus 0",
    "web-points-minus 2",
  ]);
  expect(refusalWords({ refusal: "taken", clause: "X-1" }, say)).toBe("Refusal-taken");
  expect(refusalWords(null, say)).toBe("");
  expect(capital("żaba")).toBe("Żaba");
});

it("what lies under the fingers stays there while it is zoomed", () => {
  const [before, about] = [
    { scale: 20, x: 5, y: -7 },
    { x: 100, y: 60 },
  ];
  const after = zoomed(before, 50, about);
  const under = ({ scale, x, y }: typeof before) => [(about.x - x) / scale, (about.y - y) / scale];
  expect(after.scale).toBe(50);
  expect(under(after)).toEqual(under(before));
});

it("a spot outside the frame is brought to its edge, below the strip", () => {
  expect(into({ left: -12, top: 50, size: 30 }, 200, 150, 40)).toEqual({ x: 12, y: 0 });
  expect(into({ left: 190, top: 10, size: 30 }, 200, 150, 40)).toEqual({ x: -20, y: 30 });
  expect(into({ left: 20, top: 140, size: 30 }, 200, 150, 40)).toEqual({ x: 0, y: -20 });
  expect(into({ left: 20, top: 60, size: 30 }, 200, 150, 40)).toEqual({ x: 0, y: 0 });
});
