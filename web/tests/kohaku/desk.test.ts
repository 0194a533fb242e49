// What the desk of Kōhaku makes of what is printed.

import { describe, expect, it } from "vitest";
import { kindAt } from "../../src/games/kohaku/desk/pond";
import type { Printed, PrintedTile } from "../../src/games/kohaku/view";

const look = (type: PrintedTile["type"]) => ({ type }) as PrintedTile;
const printed = {
  tiles: { k: look("koi"), F: look("feature") },
  pattern: {
    koi: [
      ["koi", "feature"],
      ["feature", "koi"],
    ],
    feature: [
      ["feature", "koi"],
      ["koi", "feature"],
    ],
  },
} as Partial<Printed> as Printed;

describe("what goes on a cell", () => {
  it("is open while nothing lies", () => {
    expect(kindAt({}, { x: 0, y: 0 }, printed)).toBeNull();
  });

  it("follows the pattern from any tile, on all sides of it", () => {
    for (const [token, type, other] of [
      ["k", "koi", "feature"],
      ["F", "feature", "koi"],
    ] as const) {
      const at = (x: number, y: number) => kindAt({ "3,-2": token }, { x, y }, printed);
      expect([at(3, -2), at(4, -1), at(1, -2), at(2, -3)]).toEqual([type, type, type, type]);
      expect([at(4, -2), at(2, -2), at(3, -3), at(3, 3)]).toEqual([other, other, other, other]);
    }
  });

  it("asks a tile of the box, where one lies that no box has", () => {
    expect(kindAt({ "0,0": "r.f9", "0,1": "F" }, { x: 0, y: 0 }, printed)).toBe("koi");
    expect(kindAt({ "0,0": "r.f9" }, { x: 1, y: 0 }, printed)).toBeNull();
  });
});
