// Pebbles as the shell sees it.

import type { Face } from "../../table/contract";
import Board from "./Board.svelte";
import Tile from "./Tile.svelte";
import type { View } from "./view";

const face: Face<View> = {
  key: "pebbles",
  Board,
  Tile,
  expects: ({ say }) => say("ask"),
  progress: ({ view, say }) => say("heading", { turn: view.turn }),
  sentences: (step, { name, say }) =>
    step.told
      .filter(({ key }) => key === "taken")
      .map(({ values }) => say("event-taken", { ...values, who: name(Number(values.seat) - 1) })),
  stepLights: () => [],
  sheetLine: ({ kind }, _seat, { say }) => ({ what: say(`kind-${kind}`), counted: "", lights: [] }),
  bag: () => [],
  verdict: () => "",
  secrets: () => false,
  plans: false,
  describe: () => "",
};

export default face;
