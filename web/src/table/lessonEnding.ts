// How every first game ends its lesson: the points are looked at, and one of them is asked about.

import { PARTS, type LessonContext, type LessonStep } from "./contract";

/** The points of whoever learns. */
const pointsOf = ({ view, seat }: LessonContext): number => view.totals[seat ?? 0] ?? 0;

export const ENDING: LessonStep[] = [
  {
    key: "lesson-sheet",
    done: (now) => now.seen.has("sheet"),
    mark: () => [PARTS.sheet],
    values: (now) => ({ n: pointsOf(now) }),
  },
  {
    key: "lesson-number",
    when: (now) => pointsOf(now) > 0,
    done: (now) => now.seen.has("number"),
    mark: () => [PARTS.number],
  },
];
