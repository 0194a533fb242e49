// Wodny ogród on the companion's desk.

import { sheetLine } from "../talk";
import type { Desk } from "../../../score/desk";
import { emptyGarden, read, write, type Garden } from "./garden";
import GardenGrid from "./GardenGrid.svelte";
import { Hand } from "./hand.svelte";
import Palette from "./Palette.svelte";

const desk: Desk<Garden, Hand> = {
  game: "wodny_ogrod",
  empty: emptyGarden,
  hand: () => new Hand(),
  height: "50%",
  Pond: GardenGrid,
  Palette,
  options: (players) => ({ variant: players[0]?.pond.variant ?? "base" }),
  write,
  read,
  title: (kind, say) => say(`web-kind-${kind}`),
  line: (line, seat, _box, say) => sheetLine(line, seat, { say } as Parameters<typeof sheetLine>[2]),
  remark: ({ title }, say) => (title ? say("score-title-won", { title: say(`title-${title}`) }) : ""),
};

export default desk;
