// The first game of Wodny ogród: a tile laid, a tile that scores, one alone, then the points.  The server deals it
// so that the second tile can score (src/pondside/table/lessons.py).

import { ENDING } from "../../table/lessonEnding";
import { PARTS, type Lesson, type LessonContext } from "../../table/contract";
import { layings } from "./placings";
import { numbers } from "./talk";
import type { Reach, View } from "./view";

type Now = LessonContext<View>;

const HELD = "body:has(.held[role=group])";
const FREE = "body:not(:has(.held[role=group]))";
const GAINS = ":has(.cell.gains)";

/** Things to lay, while nothing is held. */
const ringed = (laid: { what: string }[]): string[] =>
  [...new Set(laid.map(({ what }) => what))].map((what) => `${FREE} [data-source="${what}"]`);

/** What can be laid, or the garden when something is held. */
const pieces = ({ view }: Now): string[] => [...ringed(view.ways), `${HELD} .cells[role=grid]`];

/** The tiles with most symbols, or the garden: large groups begin with them. */
function richest(now: Now): string[] {
  const { view } = now;
  const symbols = ({ tile }: Reach) => view.printed.pieces[tile]!.symbols.length;
  const most = Math.max(...view.reach.map(symbols));
  const sources = view.reach.filter((one) => symbols(one) === most).map(({ source }) => source);
  return [...sources.map((source) => `${FREE} [data-source="${source}"]`), `${HELD} .cells[role=grid]`];
}

/** What scores as it lies, then the places where it does; if it must be turned, the buttons that turn it. */
function scoring(now: Now): string[] {
  const all = [...layings(now.view)].filter(({ choice }) => (choice.points ?? 0) > 0);
  if (!all.length) return pieces(now);
  const upright = all.filter(({ orientation }) => orientation === 0);
  return [
    ...ringed(upright.length ? upright : all),
    `${HELD}${GAINS} .cell.gains`,
    `${HELD}:not(${GAINS}) .held .tool:not(.back)`,
  ];
}

const confirm = () => [PARTS.confirm];

export const lesson: Lesson<View> = {
  way: "alone",
  steps: [
    {
      key: "lesson-bonus",
      when: (now) => now.tentative.length > 0 && now.view.phase === "bonus" && now.view.choices.length > 0,
      done: () => false,
      mark: (now) => [...pieces(now), ...confirm()],
    },
    { key: "lesson-take", done: (now) => now.turns > 0 || now.tentative.length > 0, mark: richest },
    { key: "lesson-confirm", done: (now) => now.turns > 0, mark: confirm },
    {
      key: "lesson-again",
      done: (now) => now.turns > 1 || now.tentative.length > 0,
      mark: scoring,
      values: ({ view, say }) => numbers(view, say),
    },
    { key: "lesson-good", done: (now) => now.turns > 1, mark: confirm },
    {
      key: "lesson-alone",
      done: (now) => now.turns > 2,
      mark: (now) => (now.finished ? confirm() : []),
    },
    ...ENDING,
    { key: "lesson-end", done: () => false },
  ],
};
