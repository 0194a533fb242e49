// Koi in words: things, cards, events and sheet lines, said with the game's own messages.

import type { FaceContext, Light, Say, ScoreLine, Seat, SheetLine, Step } from "../../table/contract";
import type { ToldAs } from "../../lib/kinds";
import { hexOf, keyOf } from "./hexes";
import { FACING, layersOf, thingNamed, thingsOf, type Thing } from "./things";
import {
  countedIn,
  eventsOf,
  LAYING,
  type CardView,
  type GoalView,
  type Hex,
  type PondView,
  type Printed,
  type SlotView,
  type Values,
  type View,
} from "./view";

export const thingWords = (kind: string, say: Say): string => say(`thing-${kind}`);

/** A line of the sheet, several of a kind together. */
export function kindWords(kind: string, say: Say): string {
  const own = say(`web-kind-${kind}`);
  return own === `web-kind-${kind}` ? say(`kind-${kind}`) : own;
}

/** "2 water, 1 coin" */
export function itemsWords(items: Record<string, number>, say: Say): string {
  return Object.entries(items)
    .filter(([, n]) => n)
    .map(([what, n]) => say("item", { what, n }))
    .join(", ");
}

/** How large a thing is drawn among others: a shore is long, and would be lost at the size of the rest. */
export const itemSize = (what: string, size: number): number => (what === "shore" ? size * 1.5 : size);

/** A card in a few words: what it is and does. */
export function cardWords(card: CardView, printed: Printed, say: Say): string {
  const name = say(`card-${card.kind}`);
  if (card.kind === "scroll") {
    const points = say("web-points", { n: printed.scrolls[card.scroll] ?? 0 });
    return say("card-scroll-of", { card: name, scroll: card.scroll, points });
  }
  if (!card.gives.length) return name;
  return say("card-gives", { card: name, items: card.gives.map((one) => itemsWords(one, say)).join(say("or")) });
}

/** A goal in a few words, with the numbers of its card. */
export function goalWords(goal: string, printed: Printed, say: Say): string {
  const facts = printed.goals[goal];
  if (!facts) return say(`kind-${goal}`);
  const points = (n: number) => say("web-points", { n });
  const most = facts.points.at(-1) ?? 0;
  const lanterns = goal === "bridge" || goal === "statue";
  return say(`goal-${goal}`, {
    needs: lanterns ? say("item", { what: "lantern", n: facts.needs[0] ?? 0 }) : facts.needs.join(" / "),
    price: say("item", { what: "coins", n: facts.coins }),
    cells: facts.cells.join(" / "),
    points: [...facts.points.slice(0, -1), points(most)].join(" / "),
    first: points(facts.points[0] ?? 0),
    most: points(most),
  });
}

/** What a thing or a card is for, with the numbers of the box. */
export function howWords(kind: string, printed: Printed, say: Say): string {
  const { numbers } = printed;
  const n = numbers[kind] ?? 0;
  return say(`web-how-${kind}`, {
    n,
    points: say("web-points", { n }),
    lily: numbers.lily ?? 0,
    times: numbers.times ?? 0,
  });
}

/** What a slot costs and gives. */
export function termsWords(slot: SlotView, say: Say): string {
  const parts = slot.cost ? [say("slot-cost", { n: slot.cost })] : [];
  if (Object.keys(slot.reward).length) parts.push(itemsWords(slot.reward, say));
  if (slot.sells_koi) parts.push(say("slot-koi"));
  return parts.length ? parts.join(say("or")) : "–";
}

export function slotWords(slot: SlotView, printed: Printed, say: Say): string {
  const card = slot.card ? cardWords(slot.card, printed, say) : say("slot-empty");
  return say("slot-words", { slot: slot.slot, card, terms: termsWords(slot, say) });
}

/** What a goal still takes for the tile that is nearest: null if nothing but a place for it. */
export function lacking(goal: GoalView, pond: PondView, say: Say): string {
  const open = Object.keys(goal.left)
    .filter((tile) => goal.left[tile]! > 0 && tile in pond.lacks)
    .map((tile) => pond.lacks[tile]!);
  const sum = (one: Record<string, number>) => Object.values(one).reduce((all, n) => all + n, 0);
  const least = open.sort((one, two) => sum(one) - sum(two))[0];
  if (!least) return "";
  return Object.entries(least)
    .map(([what, n]) => say("web-lacks", { what, n }))
    .join(", ");
}

const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"];

/** What lies on a cell, for those who hear it. */
export function layerWords(layers: Thing[], say: Say): string {
  const told = layers.map((thing) => {
    const what = thingWords(thing.kind, say);
    if (FACING.includes(thing.kind)) {
      return say("facing-at", { cells: what, direction: DIRECTIONS[thing.turn % 6] ?? "e" });
    }
    return thing.surrounded ? say("web-surrounded-koi", { koi: what }) : what;
  });
  return told.join(", ");
}

export function cellWords(cell: Hex, layers: Thing[], say: Say): string {
  const what = layers.length ? layerWords(layers, say) : say("web-cell-free");
  return say("web-cell", { cell: keyOf(cell), what });
}

// What everybody sees coming is not told.
const SILENT = ["dealt", "work_done", "turn_done", "declined"];

/** What happened in a step, for the log. */
export function sentences(step: Step, context: FaceContext<View>): string[] {
  return eventsOf(step.told)
    .map((told) => sentence(told, context))
    .filter(Boolean);
}

function sentence({ key, values: told }: ToldAs<Values>, { view, name, say }: FaceContext<View>): string {
  if (SILENT.includes(key)) return "";
  if (key === "ended") return say(`reason-${told.reason}`);
  if (key === "end_near") return say(`near-${told.reason}`);
  const values: Record<string, unknown> = { ...told };
  if ("seat" in told) values.name = name(told.seat - 1);
  if (key === "goal_drawn") values.goal = goalWords(told.goal, view.printed, say);
  if ("kind" in told) {
    const card = view.printed.cards[told.card];
    values.card = card ? cardWords(card, view.printed, say) : say(`card-${told.kind}`);
  }
  if ("items" in told) values.items = itemsWords(told.items, say);
  for (const what of ["what", "koi"] as const) {
    if (what in told && key !== "rain_lost") values[what] = thingWords(told[what], say);
  }
  return say(`event-${key}`, values);
}

/** What a step touched. */
export function stepLights(step: Step): Light[] {
  return eventsOf(step.told).flatMap(({ key, values }): Light[] => {
    if (LAYING.includes(key)) {
      return [{ seat: values.seat - 1, what: values.what, cell: values.cell, turn: values.turn }];
    }
    if (key === "lifted") return [{ seat: values.seat - 1, cell: values.cell }];
    return key === "meditated" || key === "refilled" ? [{ slot: values.slot }] : [];
  });
}

export function stepTiles(step: Step): string[] {
  return eventsOf(step.told).flatMap(({ key, values }): string[] => {
    if (LAYING.includes(key)) return [values.what];
    if (key === "lifted") return [values.koi];
    return key === "meditated" || key === "refilled" || key === "churned" ? [values.card] : [];
  });
}

interface KoiLight extends Light {
  word?: string;
  what?: string; // a kind of thing, turned so, named by a cell
  turn?: number;
  cell?: string;
  kind?: string; // everything of a kind
}

/** The cells of a seat's pond that lights mean. */
export function litCells(lights: Light[], seat: Seat, pond: PondView, printed: Printed): Set<string> {
  const found = new Set<string>();
  for (const light of lights as KoiLight[]) {
    if (light.seat !== seat) continue;
    const thing = light.word ? thingNamed(light.word, pond, printed) : null;
    const offsets = light.what ? (printed.things[light.what]?.shapes[light.turn ?? 0] ?? [[0, 0]]) : [];
    for (const cell of thing?.cells ?? []) found.add(keyOf(cell));
    for (const [x, y] of offsets) {
      const [q, r] = hexOf(light.cell ?? "");
      found.add(keyOf([q + x!, r + y!]));
    }
    if (light.cell && !light.what) found.add(light.cell);
    if (light.kind) {
      for (const one of thingsOf(pond.things, printed)) {
        if (one.kind === light.kind) for (const cell of one.cells) found.add(keyOf(cell));
      }
    }
  }
  return found;
}

export function lineWords(line: ScoreLine, say: Say): string {
  if (line.kind === "scroll") return say("kind-scroll", { scroll: line.tile });
  if (line.kind === "koi" || line.kind === "branches") return thingWords(String(countedIn(line)[0]?.what), say);
  return say(`kind-${line.kind}`);
}

const listed = (things: string[]) => things.join(" ") || "–";

/** What a line counted, in words. */
export function countedWords(line: ScoreLine, say: Say): string {
  return countedIn(line)
    .map((one) => {
      if (one.what === "surrounded") return say("counted-surrounded", { times: one.times });
      if (one.what === "open") return say("counted-open", { cell: one.cell });
      if (one.what === "hot_summer") return say("counted-hot");
      if (line.kind === "koi" || line.kind === "century_carp") {
        const points = say("web-points", { n: one.points });
        return one.cell ? say("counted-beside", { what: thingWords(one.what, say), cell: one.cell, points }) : points;
      }
      if (line.kind === "scroll") {
        return say("counted-each", { n: one.n, points: say("web-points", { n: one.points }) });
      }
      if (one.what === "luck") return say("item", { what: "luck", n: one.n });
      if (one.koi) return say("counted-koi", { n: one.koi.length, list: listed(one.koi) });
      if (one.what === "spring") {
        return one.cells?.length ? say("counted-spring", { list: listed(one.cells) }) : say("counted-spring_full");
      }
      return one.cells ? say("counted-cells", { what: one.what, n: one.cells.length, list: listed(one.cells) }) : "";
    })
    .filter(Boolean)
    .join(", ");
}

const SCROLLED = ["lily", "lantern", "small", "medium", "large"];

export function sheetLine(line: ScoreLine, seat: Seat, { say }: FaceContext<View>): SheetLine {
  const lights: Light[] = [];
  if (line.at && line.tile) lights.push({ seat, word: line.tile });
  if (line.kind === "scroll" && SCROLLED.includes(line.tile ?? "")) lights.push({ seat, kind: line.tile });
  for (const one of countedIn(line)) {
    if (one.cell && one.what !== "open") lights.push({ seat, cell: one.cell });
    for (const cell of one.what === "spring" ? [] : (one.cells ?? [])) lights.push({ seat, cell });
    for (const word of one.koi ?? []) lights.push({ seat, word });
  }
  return { what: lineWords(line, say), counted: countedWords(line, say), lights };
}

/** `1,-1` asks for a cell of the own pond, `1 -1 P2` for one of player 2's, `M3` for a slot of the row. */
export function describe(query: string, { view, seat, say }: FaceContext<View>): string {
  const asked = query.trim().toLowerCase();
  const slot = /^m([1-5])$/.exec(asked)?.[1];
  if (slot) return slotWords(view.row[Number(slot) - 1]!, view.printed, say);
  const cell = /^(-?\d+)[\s,]+(-?\d+)(?:\s+p(\d))?$/.exec(asked);
  const pond = cell && view.ponds[cell[3] ? Number(cell[3]) - 1 : (seat ?? 0)];
  if (!pond) return "";
  const key: Hex = [Number(cell[1]), Number(cell[2])];
  return cellWords(key, layersOf(thingsOf(pond.things, view.printed)).get(keyOf(key)) ?? [], say);
}
