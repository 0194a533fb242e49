// Kōhaku on the companion's desk.

import { sheetLine, tileWords } from "../talk";
import type { Printed } from "../view";
import type { Say } from "../../../table/contract";
import type { Desk } from "../../../score/desk";
import { emptyPond, type Pond } from "./pond";
import { Hand } from "./hand.svelte";
import Palette from "./Palette.svelte";
import Cells from "./Cells.svelte";
import { read, write } from "./text";
import Tile from "./Tile.svelte";

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
  Tile,
  write,
  read,
  title: (kind, say) => say(`kind-${kind}`),
  line: (line, seat, box, say) => sheetLine(line, seat, box.printed as Printed, say),
  remark,
  rivals: ({ rival }: Facts, say) =>
    Object.entries(rival ?? {}).map(([level, points]) => ({
      name: say("web-rival-at", { rival: say("score-rival-name"), level: say(`level-${level}`) }),
      points,
    })),
  named: (what, value, box, say) => {
    if (what === "tile" || what === "other") return tileWords(value, box.printed as Printed, say);
    return what === "card" ? say(`card-${value}`) : undefined;
  },
};

export default desk;
