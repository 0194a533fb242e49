// Koi as the shell sees it: its board, its pictures, and everything that is said about a game.

import type { BagGroup, Face, FaceContext } from "../../table/contract";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { cardWords, describe, itemsWords, sentences, sheetLine, stepLights, stepTiles, thingWords } from "./talk";
import Tile from "./Tile.svelte";
import type { View } from "./view";

type Context = FaceContext<View>;

function expects({ view, say }: Context): string {
  const { now, phase } = view;
  if (phase === "meditation") {
    return say("ask-meditation", { card: now.card ? cardWords(now.card, view.printed, say) : "" });
  }
  if (phase === "rain") return say("ask-rain", { items: itemsWords(now.raining, say) });
  if (phase === "work") {
    const helpers = Object.entries(now.helpers_left)
      .filter(([, n]) => n)
      .map(([helper, n]) => say("item-helper", { helper, n }));
    const list = helpers.join(", ") || say("none");
    return say(now.sensei_left ? "ask-work" : "ask-helpers", { helpers: list });
  }
  if (phase === "second" && !view.ponds[view.turn_of]?.stored.water) return say("ask-second_luck");
  if (phase === "second" || phase === "bonus") return say(`ask-${phase}`, { n: now.water_left });
  if (phase === "discard") {
    const pond = view.ponds[view.turn_of];
    return say("ask-discard", { used: pond?.spaces ?? 0, room: pond?.capacity ?? 0 });
  }
  if (phase === "path") {
    return say("ask-path", { price: say("item", { what: "coins", n: view.printed.goals.path?.coins ?? 0 }) });
  }
  if (phase === "post" && !view.goals.length) return say("ask-post_goalless");
  return ["start", "land", "post", "remove"].includes(phase) ? say(`ask-${phase}`) : "";
}

function progress({ view, say }: Context): string {
  const { turn, round, last_round, idle, idle_limit } = view;
  if (!turn) return "";
  if (last_round === null) {
    const now = say("web-progress", { turn, round }); // the row tells what the deck holds
    return view.idle_near ? `${now} · ${say("idle-words", { n: idle, limit: idle_limit ?? 0 })}` : now;
  }
  return say(round >= last_round ? "turn-last" : "turn-end_near", { turn, round });
}

function bag({ view, say }: Context): BagGroup[] {
  const cards = new Map<string, { tile: string; name: string; n: number }>();
  for (const card of view.unseen) {
    const name = cardWords(card, view.printed, say);
    const known = cards.get(name);
    if (known) known.n += 1;
    else cards.set(name, { tile: card.id, name, n: 1 });
  }
  const named = (what: string) => {
    const found = thingWords(what, say);
    return found === `thing-${what}` ? say(`web-thing-${what}`) : found;
  };
  const supply = Object.entries(view.supply).map(([tile, n]) => ({ tile, name: named(tile), n }));
  return [
    { title: say("web-bag-deck"), items: [...cards.values()] },
    { title: say("web-bag-supply"), items: supply },
  ];
}

function verdict({ view, say }: Context): string {
  const { title } = view;
  if (!view.result || !title) return "";
  const points = say("web-points", { n: view.totals[0] ?? 0 });
  return say(title === "none" ? "ending-none" : "ending-title", { points, title: say(`title-${title}`) });
}

const face: Face<View> = {
  key: "koi",
  Board,
  plans: false,
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
  describe,
  lesson,
};

export default face;
