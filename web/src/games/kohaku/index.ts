// Kōhaku as the shell sees it: its board, its tiles, and everything that is said about a game.

import type { BagGroup, Face, FaceContext, Outcome } from "../../table/contract";
import Board from "./Board.svelte";
import Goals from "./Goals.svelte";
import { lesson } from "./lesson";
import { cellWords, rivalName, sentences, sheetLine, stepLights, stepTiles, tileWords } from "./talk";
import Tile from "./Tile.svelte";
import { placeKey, type View } from "./view";

function expects({ view, say }: FaceContext<View>, tentative: string[]): string {
  if (view.phase === "keep") return say("web-expects-keep");
  const slots = Object.entries(view.hand);
  const held = slots.flatMap(([kind, tile]) => (tile === null ? [] : [kind]));
  const values = { left: held.length, of: slots.length };
  if (held.length) return say(`web-expects-${held.length > 1 ? "both" : held[0]}`, values);
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
    items: Object.entries(view.unseen[kind]).map(([tile, n]) => ({
      tile,
      name: tileWords(tile, view.printed, say),
      n,
    })),
  }));
}

function verdict({ view, say }: FaceContext<View>, { beaten }: Outcome): string {
  if (view.rival === null) return "";
  const levels = beaten.map((level) => say(`level-${level}`));
  return levels.length ? say("beats", { levels: levels.join(", ") }) : say("beats-none");
}

/** `1 2` asks for a cell of the own pond, `1 2 P2` for one of player 2's, `b2` for one of the board. */
function describe(query: string, { view, seat, say }: FaceContext<View>): string {
  const asked = query.trim().toLowerCase();
  if (asked in view.market) {
    const tile = view.market[asked];
    return tile
      ? say("web-market-tile", { cell: asked, tile: tileWords(tile, view.printed, say) })
      : say("web-market-empty", { cell: asked });
  }
  const cell = /^(-?\d+)[\s,]+(-?\d+)(?:\s+p(\d))?$/.exec(asked);
  const pond = cell && view.ponds[cell[3] ? Number(cell[3]) - 1 : (seat ?? 0)];
  if (!pond) return "";
  const place = { x: Number(cell[1]), y: Number(cell[2]) };
  const tiles = new Map(pond.tiles.map((one) => [placeKey(one), one.tile]));
  return cellWords(place, tiles, view.printed, say);
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
  return Object.entries(rival.totals).map(([level, points]) => ({ name: name(level), points }));
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
  sheetLine: (line, seat, { view, say }) => sheetLine(line, seat, view.printed, say),
  bag,
  verdict,
  rivals,
  secrets: ({ goal_cards }) => goal_cards,
  about,
  describe,
  lesson,
};

export default face;
