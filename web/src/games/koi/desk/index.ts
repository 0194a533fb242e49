// Koi on the companion's desk.

import { sheetLine } from "../talk";
import type { Desk } from "../../../score/desk";
import { Hand } from "./hand.svelte";
import HexPond from "./HexPond.svelte";
import Palette from "./Palette.svelte";
import { emptyPond, read, write, type Pond } from "./pond";
import Tile from "./Tile.svelte";

const PLURAL = ["scroll", "lantern", "branches"]; // kinds of which there may be several

const desk: Desk<Pond, Hand> = {
  game: "koi",
  empty: emptyPond,
  hand: () => new Hand(),
  height: "44%",
  Pond: HexPond,
  Palette,
  Tile,
  ordered: true,
  write,
  read,
  title: (kind, say) => say(PLURAL.includes(kind) ? `web-kind-${kind}` : `kind-${kind}`),
  line: (line, seat, _box, say) => sheetLine(line, seat, { say } as Parameters<typeof sheetLine>[2]),
  remark: ({ title }, say) =>
    title
      ? say("score-title-won", { title: say(`title-${title}`) })
      : say("score-koi-ask", { where: say("score-koi-in-play") }),
  named: (what, value, _box, say) => {
    if (what === "goal") return say(`kind-${value}`);
    return what === "scroll" ? say("kind-scroll", { scroll: value }) : undefined;
  },
};

export default desk;
