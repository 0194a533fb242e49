// Wodny ogród as the shell sees it: its board, its pieces, and everything that is said about a game.

import type { BagGroup, Face, FaceContext } from "../../table/contract";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import Tile from "./Tile.svelte";
import { cellWords, pieceWords, sentences, sheetLine, stepLights, stepTiles } from "./talk";
import { cellOf, kindOf, type View } from "./view";

function expects({ view, say }: FaceContext<View>, tentative: string[]): string {
  const kinds = new Set(view.choices.map(({ deed }) => deed?.kind ?? "lay"));
  if (view.phase === "side") return say("web-expects-side");
  if (view.phase === "take") return say("web-expects-take");
  const hand = view.gardens[view.turn_of]?.hand.length ?? 0;
  if (view.choices.length === 0 && tentative.length > 0) return say("web-expects-confirm");
  if (kinds.has("drop")) return say("web-expects-drop");
  if (hand > 1) return say("web-expects-must", { n: hand });
  if (view.phase === "bonus") return say("web-expects-bonus");
  if (kinds.has("pass") || (kinds.size === 1 && kinds.has("stop"))) return say("web-expects-pass");
  const decorations = view.ways.some(({ what }) => kindOf(what, view) === "decoration");
  return say(decorations ? "web-expects-main-b" : "web-expects-main");
}

const progress = ({ view, say }: FaceContext<View>): string => (view.turn ? say("web-turn", { turn: view.turn }) : "");

function bag({ view, say }: FaceContext<View>): BagGroup[] {
  const tiles = view.unseen.map((tile) => ({ tile, name: pieceWords(tile, view, say), n: 1 }));
  const groups: BagGroup[] = [{ title: say("web-bag-tiles"), items: tiles }];
  if (view.decorated === "laid") {
    const items = Object.entries(view.supply).map(([tile, n]) => ({ tile, name: pieceWords(tile, view, say), n }));
    groups.push({ title: say("web-supply"), items });
  }
  return groups;
}

function verdict({ view, say }: FaceContext<View>): string {
  if (view.seats !== 1 || view.result === null) return "";
  return say("title-now", { points: say("web-points", { n: view.totals[0] ?? 0 }), title: say(`title-${view.title}`) });
}

/** `c4` asks for a cell of the own garden, `c4 P2` for one of player 2's. */
function describe(query: string, { view, seat, say }: FaceContext<View>): string {
  const asked = /^([a-l]\d+)(?:\s+p(\d))?$/.exec(query.trim().toLowerCase());
  const cell = asked && cellOf(asked[1]!);
  const garden = asked && view.gardens[asked[2] ? Number(asked[2]) - 1 : (seat ?? 0)];
  return cell && garden ? cellWords(garden, cell, { view, say }) : "";
}

const face: Face<View> = {
  key: "wodny_ogrod",
  Board,
  Tile,
  expects,
  progress,
  sentences,
  stepLights,
  stepTiles,
  sheetLine,
  bag,
  verdict,
  secrets: () => false,
  plans: false,
  describe,
  lesson,
};

export default face;
