// Rybowisko as the shell sees it: its board, its pictures and its sentences.

import type { Face, FaceContext, Light, ScoreLine, Step } from "../../table/contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Tile from "./Tile.svelte";
import { lesson } from "./lesson";
import { eventsOf, type View } from "./view";
import { playerInk } from "./inks";
import { fishName, gradeName, sentencesOf, tokenWords } from "./words";

type Context = FaceContext<View>;

function expects({ view, say }: Context, tentative: string[]): string {
  if (view.phase === "miss") return say("web-expects-miss");
  if (view.phase === "both") return say("web-expects-both");
  if (view.phase === "move") return say("web-expects-move");
  return tentative.length ? say("web-expects-confirm") : "";
}

function progress({ view, say }: Context): string {
  if (view.turns !== null) return say("web-turn-of", { turn: Math.min(view.turn, view.turns), turns: view.turns });
  return view.target === null
    ? ""
    : say(view.last_round ? "round-last" : "round-number", { round: view.round, target: view.target });
}

function stepLights(step: Step): Light[] {
  return eventsOf(step.told).flatMap(({ key, values }): Light[] => {
    if (key === "sailed" || key === "drifted") return [{ field: values.field }];
    if (key === "laid" || key === "laid_open") return [{ field: values.field }];
    if (key === "fishing") return [{ field: values.field }];
    if (key === "caught") return [{ place: values.place }, { seat: values.seat - 1, card: values.card, last: true }];
    if (key === "drawn") return [{ place: values.place }];
    if (key === "rested" || key === "rerolled") return [{ seat: values.seat - 1 }];
    return [];
  });
}

function sheetLine(line: ScoreLine, seat: number, { view: { printed }, say }: Context) {
  const card = line.tile ?? "";
  if (line.kind === "sets") {
    const cards = line.counted.map((one) => String(one.tile));
    return {
      what: say("web-set"),
      counted: cards.map((code) => fishName(code, printed)).join(", "),
      lights: cards.map((code) => ({ seat, card: code })),
    };
  }
  const fish = fishName(card, printed);
  return {
    what: line.kind === "unique" ? say("web-unique-fish", { fish }) : fish,
    counted: say("counted-cards", { n: Number(line.counted[0]?.count ?? 1) }),
    lights: [{ seat, card, all: true }],
  };
}

function bag({ view, say }: Context) {
  const cards = Object.entries(view.unseen).map(([tile, n]) => ({ tile, name: fishName(tile, view.printed), n }));
  const counts = new Map<string, number>();
  for (const token of view.pile) counts.set(token, (counts.get(token) ?? 0) + 1);
  const tokens = [...counts].map(([tile, n]) => ({ tile, name: tokenWords(tile, view.printed, say), n }));
  return [
    { title: say("web-bag-deck"), items: cards },
    { title: say("web-bag-pile"), items: tokens },
  ];
}

function verdict({ view, say }: Context): string {
  const at = view.result?.indexOf("grade") ?? -1;
  const grade = at < 0 ? undefined : view.result?.[at + 1];
  if (view.seats !== 1 || !grade) return "";
  const points = say("web-points", { n: view.totals[0] ?? 0 });
  return say("grade", { points, grade: gradeName(Number(grade), view.printed) });
}

/** The token on the field of a plan and the cards it stands for. */
function about(words: string[], view: View): string {
  const colour = view.tokens[words[0] ?? ""]?.colour ?? "";
  return [colour, ...(view.pairs[colour] ?? []).map((place) => view.places[place])].join(" ");
}

const face: Face<View> = {
  key: "rybowisko",
  Board,
  Tile,
  expects,
  progress,
  sentences: (step, { view, name, say }) => sentencesOf(step, view.printed, name, say),
  stepLights,
  sheetLine,
  bag,
  verdict,
  secrets: () => false,
  about,
  describe,
  lesson,
  seatColours: (view) => view.anglers.map((angler) => playerInk(angler.colour, view.printed)),
};

export default face;
