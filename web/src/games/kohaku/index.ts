// Kōhaku as the shell sees it: its board, its tiles, and everything that is said about a game.

import type { BagGroup, Face, FaceContext } from "../../table/contract";
import Tile from "./art/Tile.svelte";
import Board from "./Board.svelte";
import Goals from "./Goals.svelte";
import { lesson } from "./lesson";
import { cellWords, rivalName, sentences, sheetLine, stepLights, stepTiles, tileWords } from "./talk";
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

/** `1 2` asks for a cell of the own pond, `1 2 P2` for one of player 2's, `b2` for one of the board. */
function describe(query: string, { view, seat, say }: FaceContext<View>): string {
  const asked = query.trim().toLowerCase();
  if (asked in view.market) {
    const tile = view.market[asked];
    return tile
      ? say("web-market-tile", { cell: asked, tile: tileWords(tile, say) })
      : say("web-market-empty", { cell: asked });
  }
  const cell = /^(-?\d+)[\s,]+(-?\d+)(?:\s+p(\d))?$/.exec(asked);
  const pond = cell && view.ponds[cell[3] ? Number(cell[3]) - 1 : (seat ?? 0)];
  if (!pond) return "";
  const place = { x: Number(cell[1]), y: Number(cell[2]) };
  const tiles = new Map(pond.tiles.map((one) => [placeKey(one), one.tile]));
  return cellWords(place, tiles.get(placeKey(place)), tiles, say);
}

/** The tiles that the pair of a plan is made of. */
function about(words: string[], { market }: View): string {
  const cells = /^([a-z]\d)([a-z]\d)$/.exec(words[0] ?? "");
  return cells ? `${market[cells[1]!]} ${market[cells[2]!]}` : "";
}

function rivals({ view, say }: FaceContext<View>): { name: string; points: number }[] {
  const { rival } = view;
  if (!rival) return [];
  const name = (level: string) => say("web-rival-at", { rival: rivalName(view, say), level: say(`level-${level}`) });
  return LEVELS.map((level) => ({ name: name(level), points: rival.totals[level] ?? 0 }));
}

const face: Face<View> = {
  key: "kohaku",
  Board,
  Tile,
  Revealed: Goals,
  expects,
  progress,
  sentences,
  stepLights,
  stepTiles,
  sheetLine,
  bag,
  verdict,
  rivals,
  secrets: withGoals,
  about,
  describe,
  lesson,
};

export default face;
