// The first game of Rybowisko: two casts by the hand, a rest or a turn alone, then the points.

import { ENDING } from "../../table/lessonEnding";
import { PARTS, type Lesson, type LessonContext } from "../../table/contract";
import type { Reach, View } from "./view";

type Now = LessonContext<View>;

const ringOf = ({ field }: Reach): string => `[data-field="${field}"]`;
const likely = ({ chances }: Reach): number => chances?.any[0] ?? 0;

/** The cheapest token in reach; of several, the one with the best chance. */
function tokens({ view }: Now): string[] {
  const catches = view.reach.filter((one) => one.action === "catch");
  const [best] = catches.sort((one, two) => one.luck - two.luck || likely(two) - likely(one));
  return best ? [ringOf(best)] : [];
}

/** One of the fields to rest on, so that it is seen what they look like. */
function rest({ view }: Now): string[] {
  const free = view.reach.find((one) => one.action === "rest" && one.luck === 0);
  return free ? [ringOf(free)] : [];
}

const me = ({ view, seat }: Now) => view.anglers[seat ?? 0];
const sad = (now: Now): number => (me(now)?.luck ?? 0) - (me(now)?.smiling ?? 0);
const confirm = () => [PARTS.confirm];
const die = ({ view }: Now) => ({ die: view.catch?.die ?? 0 });
const casting = ({ view }: Now): boolean => view.catch !== null;

export const lesson: Lesson<View> = {
  way: "alone",
  steps: [
    {
      key: "lesson-miss",
      when: ({ view }) => view.phase === "miss",
      done: () => false,
      mark: () => [PARTS.step],
      values: die,
    },
    {
      key: "lesson-both",
      when: ({ view }) => view.phase === "both",
      done: () => false,
      mark: () => [PARTS.step, ".bench button.take"],
      values: die,
    },
    {
      key: "lesson-sail",
      done: (now) => now.turns > 0 || now.chosen || casting(now),
      mark: tokens,
      values: ({ view }) => ({ n: view.turns ?? 0 }),
    },
    { key: "lesson-cast", done: (now) => now.turns > 0, mark: confirm },
    {
      key: "lesson-on",
      done: (now) => now.turns > 1 || now.chosen || casting(now),
      mark: tokens,
      values: (now) => ({ n: me(now)?.cards.length ?? 0 }),
    },
    { key: "lesson-again", done: (now) => now.turns > 1, mark: confirm },
    {
      key: "lesson-rest",
      when: (now) => sad(now) > 0,
      done: (now) => now.turns > 2,
      mark: (now) => (now.chosen ? confirm() : rest(now)),
      values: (now) => ({ n: sad(now) }),
    },
    { key: "lesson-alone", done: (now) => now.turns > 2, mark: (now) => (now.chosen ? confirm() : []) },
    ...ENDING.map((step) =>
      step.key === "lesson-number"
        ? { ...step, values: ({ view }: LessonContext<View>) => ({ points: view.printed.set_points }) }
        : step,
    ),
    { key: "lesson-end", done: () => false, values: ({ view }) => ({ n: view.turns ?? 0 }) },
  ],
};
