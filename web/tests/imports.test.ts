// Which part of the page may use which: messages, then what knows no table, then
// the kit of the boards, then tables, then games, then all else, which is one layer.  A game's desk stands in its
// folder and is of the companion.

import { expect, it } from "vitest";

const MAY: Record<string, string[]> = {
  protocol: [],
  art: ["lib"], // the seal of a game
  lib: ["protocol"],
  board: ["lib", "protocol"],
  table: ["art", "board", "lib", "protocol"],
  games: ["art", "board", "lib", "protocol", "table"],
  desk: ["art", "board", "games", "lib", "protocol", "score", "table"],
  learn: ["art", "board", "lib", "pages", "protocol", "table"],
  pages: ["art", "board", "learn", "lib", "protocol", "score", "table"],
  score: ["art", "board", "lib", "pages", "protocol", "table"],
};

const sources: Record<string, string> = import.meta.glob(["../src/*/**/*.ts", "../src/*/**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Modules named by `import … from`, `export … from` and `import()`; what is found by a glob is asked for by name. */
const NAMED = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]*)"/g;

const used = (path: string, text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, to]) => new URL(to!, `file:///${path.replace("../", "")}`).pathname);

/** The part that a module belongs to. */
function partOf(path: string): string {
  const [, , part, , inside] = path.split("/");
  return part === "games" && inside === "desk" ? "desk" : part!;
}

it("reads the sources", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const found = used(
    "../src/lib/a.ts",
    'import type { A } from "../table/b";\nconst c = () => import("../pages/C.svelte");',
  );
  expect(found).toEqual(["/src/table/b", "/src/pages/C.svelte"]);
});

it.each(Object.entries(MAY))("%s uses nothing but what it may", (part, may) => {
  const others = Object.entries(sources)
    .filter(([path]) => partOf(path.replace("..", "")) === part)
    .flatMap(([path, text]) => used(path, text).map((to) => ({ path, to, of: partOf(to) })))
    .filter(({ of }) => of !== part && of in MAY && !may.includes(of));
  expect(others).toEqual([]);
});

it("no game uses another", () => {
  const games = Object.entries(sources).filter(([path]) => path.startsWith("../src/games/"));
  const others = games.flatMap(([path, text]) =>
    used(path, text).filter((to) => to.startsWith("/src/games/") && to.split("/")[3] !== path.split("/")[3]),
  );
  expect(others).toEqual([]);
});
