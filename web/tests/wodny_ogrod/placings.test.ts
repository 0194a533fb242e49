// Where pieces of Wodny ogród may go, as a view tells it, and how pieces turn.

import { expect, it } from "vitest";
import { flipped, pieceFrom, turned } from "../../src/games/wodny_ogrod/pieces";
import { layings, Placings } from "../../src/games/wodny_ogrod/placings";
import type { PrintedPiece, View } from "../../src/games/wodny_ogrod/view";

const L3: PrintedPiece = { kind: "token", cells: ["a1", "a2", "b2"], symbols: ["a1"] };
const I2: PrintedPiece = { kind: "token", cells: ["a1", "b1"], symbols: ["a1", "b1"] };
const LISTED: Pick<View, "ways" | "choices"> = {
  ways: [
    { what: "L", orientation: 0, cells: ["a1", "c4"] },
    { what: "L3", orientation: 5, cells: ["d2"] },
  ],
  choices: [
    { word: "L.0@a1" },
    { word: "L.0@c4", points: 2 },
    { word: "L3.5@d2", wins: ["S1"] },
    { word: "end", deed: { kind: "end" } },
  ],
};

it("goes through ways and choices side by side", () => {
  const told = [...layings(LISTED)].map(({ what, orientation, cell, choice }) => [
    `${what}.${orientation}@${cell}`,
    choice.word,
  ]);
  expect(told).toEqual([
    ["L.0@a1", "L.0@a1"],
    ["L.0@c4", "L.0@c4"],
    ["L3.5@d2", "L3.5@d2"],
  ]);
});

it("knows what lays nothing by its deed", () => {
  const placings = new Placings(LISTED);
  expect([...placings.whats]).toEqual(["L", "L3"]);
  expect(placings.others).toEqual([{ word: "end", kind: "end" }]);
  expect(placings.other("end")?.word).toBe("end");
  expect(placings.other("pass")).toBeUndefined();
});

it("finds the choice under a grip, whichever way round looks the same", () => {
  const placings = new Placings({
    ways: [{ what: "I2", orientation: 0, cells: ["c3"] }],
    choices: [{ word: "I2.0@c3", points: 1 }],
  });
  const piece = pieceFrom(I2);
  expect(piece.same).toEqual([0, 1, 0, 1, 4, 5, 4, 5]);
  expect(placings.of("I2", piece, 2).get("c3")?.points).toBe(1);
  expect(placings.turnedAnywhere("I2", piece, 1)).toEqual([0]);
  const { grip } = piece.looks[0]!;
  expect(placings.over("I2", piece, 0, { r: 2 + grip.r, c: 2 + grip.c })?.word).toBe("I2.0@c3");
  expect(placings.over("I2", piece, 1, { r: 2, c: 2 })).toBeNull();
});

it("turns clockwise and over like a page", () => {
  const { looks } = pieceFrom(L3);
  const drawn = (n: number) => looks[n]!.parts.map(({ r, c, symbol }) => `${r}${c}${symbol ? "o" : ""}`).sort();
  expect(drawn(0)).toEqual(["00o", "10", "11"]);
  expect(drawn(turned(0, 1))).toEqual(["00", "01o", "10"]);
  expect(drawn(flipped(0))).toEqual(["01o", "10", "11"]);
  expect(turned(turned(6, 1), -1)).toBe(6);
  expect(flipped(flipped(3))).toBe(3);
});
