// What the companion writes and reads in the notations of the games.

import { describe, expect, it } from "vitest";
import type { Player } from "../src/score/desk";
import type { Catch } from "../src/games/rybowisko/desk/catch";
import { read as readKohaku, write as writeKohaku } from "../src/games/kohaku/desk/text";
import { emptyPond as emptyKohaku } from "../src/games/kohaku/desk/pond";
import { emptyPond, read as readKoi, write as writeKoi, type Pond as KoiPond } from "../src/games/koi/desk/pond";
import { read as readCatch, write as writeCatch } from "../src/games/rybowisko/desk/text";
import { nameLine, partsOf, withNames } from "../src/score/text";
import { emptyGarden, painted, read as readGarden, write as writeGarden } from "../src/games/wodny_ogrod/desk/garden";

describe("a text of several", () => {
  it("has a remark for each name, on one line", () => {
    expect(nameLine("#", " Anna \n Maria ")).toBe("# player: Anna Maria");
    expect(nameLine(";", "")).toBe("; player:");
  });

  it("comes apart at the names", () => {
    expect(partsOf("# player: Anna\na\nb\r\n; player:\nc")).toEqual([
      { name: "Anna", lines: ["a", "b"] },
      { name: "", lines: ["c"] },
    ]);
  });

  it("without names is one part, whatever stands before it", () => {
    expect(partsOf("\n\na\n")).toEqual([{ name: "", lines: ["a", ""] }]);
    expect(partsOf("")).toEqual([]);
  });

  it("has four players at most, and a name for the first pond under it", () => {
    const players = withNames([
      { name: "Anna", ponds: [1, 2] },
      { name: "Jan", ponds: [3, 4, 5] },
    ]);
    expect(players.map(({ name, pond }) => `${name}${pond}`)).toEqual(["Anna1", "2", "Jan3", "4"]);
  });
});

describe("Kōhaku", () => {
  const pond = { tiles: { "-1,2": "wr", "0,2": "Fr", "1,3": "w" }, goal: "statues", rival: null };

  it("is read as it was written", () => {
    const players = [
      { name: "Anna", pond },
      { name: "", pond: { ...emptyKohaku(), tiles: { "0,0": "w" } } },
    ];
    const found = readKohaku(writeKohaku(players));
    expect(found.map((one) => one.name)).toEqual(["Anna", ""]);
    expect(found[0]!.pond.goal).toBe("statues");
    expect(Object.values(found[0]!.pond.tiles)).toEqual(["wr", "Fr", "w"]);
    expect(found[0]!.pond.tiles).toEqual(pond.tiles);
  });

  it("has a rival for one who plays alone only", () => {
    const rival = { koi: 5, features: 4, coins: 2, flowers: 1 };
    const alone = [{ name: "Anna", pond: { ...pond, rival } }];
    expect(readKohaku(writeKohaku(alone))[0]!.pond.rival).toEqual(rival);
    const both = [...alone, { name: "Jan", pond }];
    expect(writeKohaku(both)).not.toContain("rival");
  });

  it("leaves empty cells out, and begins where the text says", () => {
    const [one] = readKohaku("origin: 2,1\nw - Fr / - w");
    expect(one!.pond.tiles).toEqual({ "2,1": "w", "4,1": "Fr", "3,2": "w" });
  });
});

describe("Rybowisko", () => {
  it("is read as it was written", () => {
    const players: Player<Catch>[] = [
      { name: "Anna", pond: { cards: { pike: 2, "A!": 1 }, luck: 3 } },
      { name: "Jan", pond: { cards: {}, luck: 0 } },
    ];
    expect(readCatch(writeCatch(players))).toEqual(players);
  });

  it("asks for the grade of one who plays alone", () => {
    const pond = { cards: { pike: 1, perch: 0 }, luck: 1 };
    expect(writeCatch([{ name: "", pond }])).toBe("# player:\npike L1 solo\n");
    expect(readCatch("pike L1 solo")[0]!.pond).toEqual({ cards: { pike: 1 }, luck: 1 });
  });

  it("adds up what is said twice, and skips remarks", () => {
    expect(readCatch("pike 2xpike 3×perch # and more\n")[0]!.pond).toEqual({ cards: { pike: 3, perch: 3 }, luck: 0 });
  });
});

describe("Koi", () => {
  const pond: KoiPond = {
    ...emptyPond(),
    words: ["f1,0", "a0,1.2"],
    owned: { luck: 1, coins: 12, wells: 0, markets: 2, storages: 0 },
    scrolls: ["lily", "small"],
  };

  it("is read as it was written", () => {
    const players = [
      { name: "Anna", pond },
      { name: "", pond: emptyPond() },
    ];
    expect(readKoi(writeKoi(players))).toEqual(players);
  });

  it("says scenario and goals of one who plays alone only", () => {
    const solo = { ...pond, scenario: "hot_summer", inPlay: ["bridge", "path"] };
    expect(readKoi(writeKoi([{ name: "", pond: solo }]))[0]!.pond).toEqual(solo);
    expect(writeKoi([{ name: "", pond: { ...solo, inPlay: [] } }])).toContain("goals=none");
    expect(readKoi("O0,0.0 goals=none")[0]!.pond.inPlay).toEqual([]);
    expect(writeKoi([{ name: "", pond: { ...solo, scenario: "lit_path" } }])).not.toContain("goals=");
    expect(
      writeKoi([
        { name: "", pond: solo },
        { name: "", pond },
      ]),
    ).not.toMatch(/scenario=|goals=/);
  });
});

describe("Wodny ogród", () => {
  it("is read as it was written", () => {
    const garden = { ...emptyGarden(), rows: painted(painted(emptyGarden().rows, 0, 3, "K"), 11, 11, "~") };
    const players = [
      { name: "Anna", pond: garden },
      { name: "Jan", pond: emptyGarden() },
    ];
    const found = readGarden(writeGarden(players));
    expect(found.map((one) => one.name)).toEqual(["Anna", "Jan"]);
    expect(found.map((one) => one.pond.rows)).toEqual(players.map((one) => one.pond.rows));
  });

  it("may be on one line, in small letters", () => {
    const rows = Array.from({ length: 12 }, () => "k".repeat(12));
    expect(readGarden(rows.join("/"))[0]!.pond.rows).toEqual(rows.map((row) => row.toUpperCase()));
  });

  it("says which side it is of one who plays alone", () => {
    const text = writeGarden([{ name: "", pond: { ...emptyGarden(), variant: "b" } }]);
    expect(readGarden(text)[0]!.pond.variant).toBe("b");
  });
});
