// Rybowisko on the companion's desk.

import { fishName } from "../../games/rybowisko/words";
import type { ScoreLine, SheetLine, Say } from "../../table/contract";
import type { Box, Desk } from "../desk";
import { cardName, printedOf, type Catch } from "./catch";
import CatchTable from "./CatchTable.svelte";
import Palette from "./Palette.svelte";
import { read, write } from "./text";
import Tile from "./Tile.svelte";

function line({ kind, tile, counted }: ScoreLine, seat: number, box: Box, say: Say): SheetLine {
  const printed = printedOf(box);
  if (kind === "sets") {
    const cards = counted.map((one) => String(one.tile));
    return {
      what: say("web-set"),
      counted: cards.map((card) => cardName(card, printed, say)).join(", "),
      lights: cards.map((card) => ({ seat, card })),
    };
  }
  const card = tile ?? "";
  const unique = kind === "unique" && card in printed.species;
  return {
    what: unique ? say("web-unique-fish", { fish: fishName(card, printed) }) : cardName(card, printed, say),
    counted: say("counted-cards", { n: Number(counted[0]?.count ?? 1) }),
    lights: [{ seat, card }],
  };
}

const desk: Desk<Catch, null> = {
  game: "rybowisko",
  empty: () => ({ cards: {}, luck: 0 }),
  hand: () => null,
  height: "34%",
  Pond: CatchTable,
  Palette,
  Tile,
  write,
  read,
  kinds: ["fish", "unique", "sets"],
  title: (kind, say) => say(`score-row-${kind}`),
  line,
  remark: () => "",
  named: (what, value, box, say) => (what === "tile" ? cardName(value, printedOf(box), say) : undefined),
};

export default desk;
