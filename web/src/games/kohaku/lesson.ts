// The first game of Kōhaku: two turns by the hand, one alone, then the points.

import { ENDING } from "../../table/lessonEnding";
import { PARTS, type Lesson, type LessonContext } from "../../table/contract";
import { spots } from "./stage.svelte";
import { choicesOf, placeKey, type View } from "./view";

type Now = LessonContext<View>;

const ringOf = (spot: string): string => `[data-spot="${spot}"]`;

/** A pair to begin with: two tiles with a colour in common, if any lie side by side. */
function pairOf({ view }: Now): string[] {
  const pairs = choicesOf(view, "draft").map(({ cells }) => cells ?? []);
  const alike = pairs.find((cells) => {
    const [one, two] = cells.map((cell) => view.printed.tiles[view.market[cell] ?? ""]?.colours ?? []);
    return one?.some((colour) => two?.includes(colour));
  });
  return (alike ?? pairs[0] ?? []).map((cell) => ringOf(spots.market(cell)));
}

/** The cells that bring most for the tile to be laid. */
function bestCells({ view, seat }: Now): string[] {
  if (seat === null) return [];
  const koi = choicesOf(view, "koi");
  const choices = koi.length ? koi : choicesOf(view, "feature");
  const most = Math.max(...choices.map((one) => one.points ?? 0));
  return choices
    .filter((one) => (one.points ?? 0) === most)
    .map((one) => ringOf(spots.pond(seat, placeKey({ x: one.x!, y: one.y! }))));
}

const confirm = () => [PARTS.confirm];

export const lesson: Lesson<View> = {
  way: "bots",
  steps: [
    { key: "lesson-take", done: (now) => now.turns > 0 || now.tentative.length > 0, mark: pairOf },
    { key: "lesson-koi", done: (now) => now.turns > 0 || now.tentative.length > 1, mark: bestCells },
    { key: "lesson-feature", done: (now) => now.turns > 0 || now.finished, mark: bestCells },
    { key: "lesson-confirm", done: (now) => now.turns > 0, mark: confirm },
    {
      key: "lesson-wait",
      done: (now) => now.turns > 1 || now.myTurn,
      values: ({ seat, name }) => ({ name: name(seat === 0 ? 1 : 0) }),
    },
    { key: "lesson-again", done: (now) => now.turns > 1 || now.tentative.length > 0, mark: pairOf },
    { key: "lesson-grow", done: (now) => now.turns > 1 || now.finished, mark: bestCells },
    { key: "lesson-good", done: (now) => now.turns > 1, mark: confirm },
    { key: "lesson-alone", done: (now) => now.turns > 2, mark: (now) => (now.finished ? confirm() : []) },
    ...ENDING,
    {
      key: "lesson-end",
      done: () => false,
      values: ({ view }) => ({ n: Math.ceil((view.turns ?? 0) / view.seats) }),
    },
  ],
};
