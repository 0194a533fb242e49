// Rybowisko on the companion's desk.

import { fishInside } from "../words";
import type { ScoreLine, SheetLine, Say } from "../../../table/contract";
import { speech } from "../../../lib/speech.svelte";
import type { Box, Desk } from "../../../score/desk";
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
      counted: cards.map((card) => cardName(card, box, say)).join(", "),
      lights: cards.map((card) => ({ seat, card })),
    };
  }
  const card = tile ?? "";
  const unique = kind === "unique" && card in printed.species;
  return {
    what: unique ? say("web-unique-fish", { fish: fishInside(card, printed) }) : cardName(card, box, say),
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
  title: (kind, say) => say(`score-row-${kind}`),
  line,
  remark: (facts, say) =>
    facts.grade_names
      ? say("score-catch-grade", { turns: facts.turns, grade: facts.grade_names[speech.language] ?? "" })
      : "",
  named: (what, value, box, say) => {
    if (what === "tile") return cardName(value, box, say);
    return what === "cards"
      ? value
          .split(" ")
          .map((card) => cardName(card, box, say))
          .join(", ")
      : undefined;
  },
};

export default desk;
