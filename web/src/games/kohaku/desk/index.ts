// Kōhaku on the companion's desk.

import GameTile from "../art/Tile.svelte";
import { lineWords, sheetLine, tileWords } from "../talk";
import { LEVELS } from "../view";
import type { Say } from "../../../table/contract";
import type { Desk } from "../../../score/desk";
import { emptyPond, type Pond } from "./pond";
import { Hand } from "./hand.svelte";
import Palette from "./Palette.svelte";
import Cells from "./Cells.svelte";
import { read, write } from "./text";

interface Facts {
  rival?: Record<string, number>; // points by level
  beaten?: string[];
}

function remark({ rival, beaten = [] }: Facts, say: Say): string {
  if (!rival) return "";
  return beaten.length
    ? say("beats", { levels: beaten.map((level) => say(`level-${level}`)).join(", ") })
    : say("beats-none");
}

const desk: Desk<Pond, Hand> = {
  game: "kohaku",
  empty: emptyPond,
  hand: () => new Hand(),
  height: "43%",
  Pond: Cells,
  Palette,
  Tile: GameTile,
  write,
  read,
  title: (kind, say) => say(`kind-${kind}`),
  line: (line, seat, _box, say) => ({
    ...sheetLine(line, seat, { say } as Parameters<typeof sheetLine>[2]),
    what: lineWords(line, say),
  }),
  remark,
  rivals: ({ rival }: Facts, say) =>
    rival
      ? LEVELS.map((level) => ({
          name: say("web-rival-at", { rival: say("score-rival-name"), level: say(`level-${level}`) }),
          points: rival[level] ?? 0,
        }))
      : [],
  named: (what, value, _box, say) => {
    if (what === "tile" || what === "other") return tileWords(value, say);
    return what === "card" ? say(`card-${value}`) : undefined;
  },
};

export default desk;
