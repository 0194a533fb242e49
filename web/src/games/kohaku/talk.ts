// Kōhaku in words: tiles, points, events and sheet lines, said with the game's own messages.

import { changeWords, signed } from "../../board/words";
import type { FaceContext, Light, Say, ScoreLine, Seat, SheetLine, Step } from "../../table/contract";
import type { ToldAs } from "../../lib/kinds";
import {
  countedIn,
  eventsOf,
  placeKey,
  type Place,
  type Printed,
  type PrintedCard,
  type PrintedTile,
  type Values,
  type View,
} from "./view";

/** A tile or card in words: "red-white koi with 2 fry".  What somebody wrote and no box has is said as written. */
export function tileWords(token: string, { tiles, cards }: Printed, say: Say): string {
  const tile = tiles[token];
  if (!tile) return token in cards ? say(`card-${token}`) : token;
  if (tile.kind === "koi") return koiWords(tile, say);
  const [first, second] = tile.colours;
  if (tile.kind === "butterflies") {
    return say("tile-butterflies", { colour: say(`butterflies-colour-${first}`) });
  }
  if (tile.kind === "single_flower") {
    return say("tile-single_flower", { colour: say(`flower-colour-${first}`) });
  }
  if (tile.kind === "double_flower") {
    const colours = { first: say(`flower-colour-${first}`), second: say(`flower-colour-${second}`) };
    return say("tile-double_flower", colours);
  }
  return say(`tile-${tile.kind}`);
}

/** A koi by its colours and what swims or flies around it. */
export function koiWords(koi: Pick<PrintedTile, "colours" | "fry" | "dragonflies" | "coins">, say: Say): string {
  const [first, second] = koi.colours;
  const name = second
    ? say("tile-koi-two", { first: say(`koi-first-${first}`), second: say(`koi-colour-${second}`) })
    : say("tile-koi-one", { colour: say(`koi-colour-${first}`) });
  const things = [];
  if (koi.fry) things.push(say("fry", { n: koi.fry }));
  if (koi.dragonflies) things.push(say("dragonflies", { n: koi.dragonflies }));
  if (koi.coins) things.push(say("coins", { n: koi.coins }));
  return things.length ? say("tile-koi-with", { koi: name, things: things.join(", ") }) : name;
}

/** How a tile scores, in a sentence with the numbers of the box. */
export function howWords(token: string, printed: Printed, say: Say): string {
  const tile = printed.tiles[token];
  if (!tile) return cardWords(token, printed, say);
  if (tile.kind === "koi") {
    return tile.coins ? say("web-how-koi-coins", { coins: tile.coins, n: tile.worth }) : say("web-how-koi");
  }
  const { worth } = printed;
  const counts = worth.statue.map((_, k) => k + 1);
  const values: Record<typeof tile.kind, Record<string, unknown>> = {
    single_flower: { n: worth.flower, all: worth.flower_four, around: worth.around },
    double_flower: { n: worth.flowers_one, both: worth.flowers_both },
    butterflies: { n: worth.butterflies },
    rocks: { n: worth.fry },
    frog: { n: worth.dragonfly },
    statue: {
      points: worth.statue.slice(0, -1).join(", "),
      n: worth.statue.at(-1),
      counts: counts.slice(0, -1).join(", "),
      most: counts.at(-1),
    },
    turtle: { n: worth.turtle },
  };
  return say(`web-how-${tile.kind}`, values[tile.kind]);
}

/** What a goal card pays, in a sentence; a table comes apart. */
export function cardWords(card: string, printed: Printed, say: Say): string {
  const found = printed.cards[card];
  if (!found) return "";
  const [near, otherwise] = [found.each ?? 0, found.otherwise ?? 0].map(signed);
  return say(`cardrule-${card}`, { n: found.each ?? 0, near, otherwise });
}

/** The table of a goal card, as those hear it who do not see it. */
export function tableWords({ table, most }: PrintedCard, say: Say): string {
  const rows = table.map(([count, points], k) => {
    const last = k === table.length - 1 && count !== most;
    return say(last ? "payrow-more" : "payrow", { count, points });
  });
  if (table.length && table[0]![0] > 0) rows.push(say("payrow-fewer"));
  return say("paytable", { rows: rows.join(", ") });
}

/** A cell of a pond for those who hear it. */
export function cellWords(place: Place, laid: ReadonlyMap<string, string>, printed: Printed, say: Say): string {
  const tile = laid.get(placeKey(place));
  if (tile === undefined) return say("web-cell-empty", { ...place });
  const what = { ...place, tile: tileWords(tile, printed, say) };
  const { tiles } = printed;
  if (tiles[tile]?.type !== "feature") return say("web-cell-tile", what);
  const { x, y } = place;
  const beside = [`${x},${y - 1}`, `${x - 1},${y}`, `${x + 1},${y}`, `${x},${y + 1}`];
  const n = beside.filter((key) => tiles[laid.get(key) ?? ""]?.type === "koi").length;
  return say("web-cell-feature", { ...what, n });
}

export function rivalName(view: View, say: Say): string {
  return say(`rival-${view.options.edition}`);
}

/** What happened in a step, for the log. */
export function sentences(step: Step, context: FaceContext<View>): string[] {
  return eventsOf(step.told)
    .map((told) => sentence(told, step, context))
    .filter((text) => text !== "");
}

function sentence(told: ToldAs<Values>, step: Step, { view, name, say }: FaceContext<View>): string {
  const { key, values } = told;
  const who = "seat" in values ? name(values.seat - 1) : "";
  const tileSaid = (token: string) => tileWords(token, view.printed, say);
  if (key === "took") {
    return say("event-took", {
      name: who,
      koi: tileSaid(values.koi),
      feature: tileSaid(values.feature),
      cells: values.cells.join(" "),
    });
  }
  if (key === "laid") {
    const { x, y } = values;
    const points = changeWords(values.points, say);
    return say("event-laid", { name: who, tile: tileSaid(values.tile), x, y, points });
  }
  // The card is secret, and the log is open to everybody at the screen.
  if (key === "kept" || key === "dealt" || key === "begins") return say(`event-${key}`, { name: who });
  if (key === "filled") {
    // The first filling of the board is shown, not told; the rival's names its cells.
    if (!step.word.includes(":")) return "";
    return say("event-filled", { cell: values.cell, tile: tileSaid(values.tile) });
  }
  if (key === "refilled") {
    const told = { cell: values.cell, tile: tileSaid(values.tile) };
    if (!values.moved_to) return say("event-refilled", told);
    return say("event-refilled-moved", { ...told, moved: values.moved_to });
  }
  if (key === "revealed") {
    const told = { rival: rivalName(view, say), tile: tileSaid(values.tile) };
    if (!values.taken.length) return say("event-revealed-none", told);
    return say("event-revealed", { ...told, taken: values.taken.join(", ") });
  }
  if (key === "ended") return say(`reason-${values.reason}`);
  return "";
}

/** What a step touched. */
export function stepLights(step: Step): Light[] {
  return eventsOf(step.told).flatMap(({ key, values }): Light[] => {
    if (key === "took") return values.cells.map((market) => ({ market }));
    if (key === "laid") return [{ seat: values.seat - 1, x: values.x, y: values.y }];
    if (key === "filled") return [{ market: values.cell }];
    if (key === "revealed") return values.taken.map((market) => ({ market }));
    if (key === "refilled") {
      return [values.cell, values.moved_to].filter((one) => one !== null).map((market) => ({ market }));
    }
    return [];
  });
}

/** The tiles a step was about. */
export function stepTiles(step: Step): string[] {
  return eventsOf(step.told).flatMap(({ key, values }) => {
    if (key === "took") return [values.koi, values.feature];
    if (key === "filled") return step.word.includes(":") ? [values.tile] : []; // as it is told
    return ["laid", "refilled", "revealed"].includes(key) ? [values.tile] : [];
  });
}

// These pay by the number of koi, not by what each is worth: only the koi are told.
const COUNTS_KOI = ["single_flower", "statue"];

export function sheetLine(line: ScoreLine, seat: Seat, printed: Printed, say: Say): SheetLine {
  const counted = countedIn(line);
  const parts = counted.map((one) => {
    // The card for sheltered fry has a sum at once.
    const sum = line.tile === "fry_shelter" ? "counted-points" : "counted-number";
    if (!one.tile || !one.at) return say(sum, { n: one.count });
    const what = { tile: tileWords(one.tile, printed, say), x: one.at[0], y: one.at[1] };
    if (COUNTS_KOI.includes(line.kind)) return say("tile-at", what);
    return say("counted-koi", { ...what, n: one.worth });
  });
  const places = [line.at, ...counted.map((one) => one.at ?? null)].filter((at) => at !== null);
  return {
    what: lineWords(line, printed, say),
    counted: parts.join("; "),
    lights: places.map(([x, y]) => ({ seat, x, y })),
  };
}

export function lineWords(line: ScoreLine, printed: Printed, say: Say): string {
  if (line.kind === "goal") {
    return say("web-card-named", { kind: say("kind-goal"), card: say(`card-${line.tile}`) });
  }
  return line.tile ? tileWords(line.tile, printed, say) : say(`kind-${line.kind}`);
}
