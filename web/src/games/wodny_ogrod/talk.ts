// Wodny ogród in words: pieces, cells, what a placing brings, events and sheet lines, said with the game's own
// messages.

import type { FaceContext, Light, Say, ScoreLine, Seat, SheetLine, Step } from "../../table/contract";
import type { ToldAs } from "../../lib/kinds";
import {
  cellName,
  countedIn,
  eventsOf,
  groundOf,
  kindOf,
  type Cell,
  type Choice,
  type GardenView,
  type Values,
  type View,
} from "./view";

type Spoken = Pick<FaceContext<View>, "view" | "say">;

/** "tile T31 with 3 symbols", "bonus token of two cells", "lantern". */
export function pieceWords(piece: string, view: View, say: Say): string {
  const printed = view.printed.pieces[piece];
  return printed?.kind === "tile"
    ? say("web-tile", { tile: piece, n: printed.symbols.length })
    : shortWords(piece, view, say);
}

/** Where a tile lies, for its taker. */
export function whereWords(source: string, owner: Seat, { view, name, say }: FaceContext<View>): string {
  if (source === "L" || source === "R") return say(`reach-own_${source === "L" ? "left" : "right"}`);
  if (view.seats === 1) return say(`reach-own_${source === "l" ? "left2" : "right2"}`);
  return say("reach-near", { name: name(owner), side: source === "l" ? "right" : "left" });
}

/** The numbers of the box as messages have them: points in words, how large a scoring group is, the limits of side B. */
export function numbers({ printed }: View, say: Say): Record<string, unknown> {
  const { points, least, most, same } = printed;
  const told = Object.entries(points).map(([kind, n]) => [kind, say("web-points", { n })]);
  return { ...Object.fromEntries(told), least, most, same };
}

/** What a placing brings, in a sentence: points, tokens, a lost area. */
export function bringsWords(choice: Choice, points: boolean, { view, say }: Spoken): string {
  const parts = [];
  if (points) parts.push(say("web-points-plus", { n: choice.points ?? 0 }));
  if (choice.wins?.length) {
    parts.push(say("web-wins", { what: choice.wins.map((one) => shortWords(one, view, say)).join(", ") }));
  }
  if (choice.loses?.length) {
    parts.push(say("web-loses", { what: choice.loses.map((one) => shortWords(one, view, say)).join(", ") }));
  }
  return parts.join(", ");
}

/** A bonus token or a decoration. */
export const shortWords = (piece: string, view: View, say: Say): string =>
  say(kindOf(piece, view) === "decoration" ? `web-shape-${piece}` : `web-token-${piece}`);

/** What lies on a cell, for those who hear it. */
export function cellWords(garden: GardenView, cell: Cell, { view, say }: Spoken): string {
  const name = cellName(cell);
  const lying = groundOf(garden).get(name);
  if (lying?.what === "koi" || lying?.what === "lily") {
    const group = garden.groups.find(({ cells }) => cells.includes(name));
    return say("web-cell-symbol", {
      cell: name,
      symbol: lying.what,
      n: group?.size ?? 1,
      scores: group?.scores ? "yes" : "no",
    });
  }
  if (lying?.what === "decoration") {
    return say("web-cell-decoration", { cell: name, shape: shortWords(lying.shape, view, say) });
  }
  if (lying) return say(`web-cell-${lying.what}`, { cell: name });
  const area = garden.areas.find((one) => one.status === "open" && one.cells.includes(name));
  if (!area) return say("web-cell-empty", { cell: name });
  const key = area.kind === "decoration" ? "web-cell-deco-area" : "web-cell-area";
  return say(key, { cell: name, token: shortWords(area.token, view, say) });
}

/** What happened in a step, for the log. */
export function sentences(step: Step, context: FaceContext<View>): string[] {
  return eventsOf(step.told)
    .map((told) => sentence(told, context))
    .filter((text) => text !== "");
}

function sentence({ key, values }: ToldAs<Values>, { view, name, say }: FaceContext<View>): string {
  if (key === "dealt") return ""; // it is shown
  if (key === "ended") return say(`reason-${values.reason}`);
  const told: Record<string, unknown> = { ...values, name: name(values.seat - 1) };
  delete told.cells;
  if ("token" in values) told.token = shortWords(values.token, view, say);
  if ("shape" in values) told.shape = shortWords(values.shape, view, say);
  if ("area" in values) told.area = values.cells.join("-");
  let as = key;
  if (values.of !== undefined) {
    told.of = name(values.of - 1);
    if (key === "laid_tile" && values.of !== values.seat) as = "laid_tile-from";
  }
  return say(`event-${as}`, told);
}

const lit = (seat: Seat, cells: string[]): Light[] => cells.map((cell) => ({ seat, cell }));

/** What a step touched. */
export function stepLights(step: Step): Light[] {
  return eventsOf(step.told).flatMap(({ key, values }): Light[] => {
    if (key === "won_line") return [];
    return "cells" in values ? lit(values.seat - 1, values.cells) : [];
  });
}

/** The pieces a step was about; one that was laid is shown as it lies, `T24.2`. */
export function stepTiles(step: Step): string[] {
  return eventsOf(step.told).flatMap(({ key, values }) => {
    if (key === "drawn" || key === "took") return [values.tile];
    if (key === "won_line" || key === "won_area") return [values.token];
    if (key === "decorated") return [values.shape];
    return key.startsWith("laid_") ? [`${values.tile ?? values.token ?? values.shape}.${values.orientation}`] : [];
  });
}

export function sheetLine(line: ScoreLine, seat: Seat, { say }: FaceContext<View>): SheetLine {
  const told = countedIn(line);
  const cells = told.flatMap((one) => one.cells ?? one.group ?? one.decoration ?? []);
  const lights = lit(seat, cells);
  if (line.kind === "row" || line.kind === "column") {
    return { what: say(`kind-${line.kind}`, { name: line.tile }), counted: "", lights };
  }
  const what = say(`kind-${line.kind}`, { symbol: line.tile });
  if (line.kind === "group")
    return { what, counted: say("counted-cells", { n: cells.length, cells: cells.join(" ") }), lights };
  const [group, decoration] = told;
  const counted = say("counted-contact", { group: group?.group?.[0], decoration: decoration?.decoration?.join(" ") });
  return { what, counted, lights };
}
