// Kōhaku as the shell sees it: its board, its tiles, and everything that is said about a game.

import type { BagGroup, Face, FaceContext } from "../../table/contract";
import Tile from "./art/Tile.svelte";
import Board from "./Board.svelte";
import { cellWords, sentences, sheetLine, stepLights, tileWords } from "./talk";
import { LEVELS, placeKey, withGoals, type View } from "./view";

function expects({ view, say }: FaceContext<View>, tentative: string[]): string {
  if (view.phase === "keep") return say("web-expects-keep");
  const { koi, feature } = view.hand;
  if (koi && feature) return say("web-expects-both");
  if (koi) return say("web-expects-koi");
  if (feature) return say("web-expects-feature");
  if (view.phase === "draft") return say("web-expects-draft");
  return tentative.length ? say("web-expects-confirm") : "";
}

function progress({ view, say }: FaceContext<View>): string {
  const { turn, turns } = view;
  if (!turn) return "";
  return turns === null ? say("web-turn", { turn }) : say("web-turn-of", { turn, turns });
}

function bag({ view, say }: FaceContext<View>): BagGroup[] {
  return (["koi", "feature"] as const).map((kind) => ({
    title: say(`web-bag-${kind}`),
    items: Object.entries(view.unseen[kind]).map(([tile, n]) => ({ tile, name: tileWords(tile, say), n })),
  }));
}

function verdict({ view, say }: FaceContext<View>): string {
  if (view.rival === null || view.result === null) return "";
  const beaten = view.result.slice(view.result.indexOf("beats") + 1);
  const levels = LEVELS.filter((level) => beaten.includes(level)).map((level) => say(`level-${level}`));
  return levels.length ? say("beats", { levels: levels.join(", ") }) : say("beats-none");
}

/** `p 1 2` asks for a cell of the own pond, `b2` for one of the board. */
function describe(query: string, { view, seat, say }: FaceContext<View>): string {
  const market = /^(?:m\s*)?([a-d][1-3])$/.exec(query.trim().toLowerCase());
  if (market) {
    const cell = market[1]!;
    const tile = view.market[cell];
    return tile
      ? say("web-market-tile", { cell, tile: tileWords(tile, say) })
      : say("web-market-empty", { cell });
  }
  const pond = /^p?\s*(-?\d+)[\s,]+(-?\d+)$/.exec(query.trim().toLowerCase());
  if (!pond) return "";
  const place = { x: Number(pond[1]), y: Number(pond[2]) };
  const tiles = new Map(view.ponds[seat ?? 0]!.tiles.map((one) => [placeKey(one), one.tile]));
  return cellWords(place, tiles.get(placeKey(place)), tiles, say);
}

const face: Face<View> = {
  key: "kohaku",
  Board,
  Tile,
  expects,
  progress,
  sentences,
  stepLights,
  sheetLine,
  bag,
  verdict,
  secrets: withGoals,
  describe,
};

export default face;
