// The first game of Koi: a turn to meditate, a turn to work, one alone, then the points.

import { ENDING } from "../../table/lessonEnding";
import { PARTS, type Lesson, type LessonContext } from "../../table/contract";
import { groupsOf } from "./held";
import { offersOf } from "./offers";
import type { SlotView, View } from "./view";

type Now = LessonContext<View>;

const gains = ({ reward, cost }: SlotView): number => Object.values(reward).reduce((sum, n) => sum + n, 0) - cost;

/** The open card whose slot gives most. */
function card({ view }: Now): string[] {
  const open = view.row.filter(({ slot }) => view.choices.some((one) => one.slot === slot));
  const [best] = open.sort((one, two) => gains(two) - gains(one));
  return best ? [`[data-slot="${best.slot}"]`] : [];
}

/** What there is to take, or the thing to lay that brings most, its places when it is held, and the end of the turn when it is all. */
function onward({ view, finished, say }: Now): string[] {
  if (finished) return [PARTS.confirm];
  const offers = offersOf(view.choices, view, say);
  const ends = offers.luck.length + (offers.pass ? 1 : 0) === view.choices.length;
  if (ends) return [PARTS.step];
  const [best] = groupsOf(view.choices, view.printed).sort((one, two) => two.best - one.best);
  const thing = best ? [`.bench:not(:has(.hand)) [data-group="${best.key}"]`] : [];
  return [".bench .play", ...thing, "path.cell.possible"];
}

const begun = ({ view, tentative, myTurn }: Now): boolean => myTurn && (tentative.length > 0 || view.phase !== "start");

export const lesson: Lesson<View> = {
  way: "bots",
  options: { first: "2" }, // whoever comes second begins with a koi, and so has points soon
  steps: [
    {
      key: "lesson-discard",
      when: (now) => now.myTurn && now.view.phase === "discard" && !now.finished,
      done: () => false,
      mark: () => [".room button"],
    },
    { key: "lesson-meditate", done: (now) => now.turns > 0 || begun(now), mark: card },
    { key: "lesson-gain", done: (now) => now.turns > 0, mark: onward },
    {
      key: "lesson-wait",
      done: (now) => now.turns > 1 || now.myTurn,
      values: ({ seat, name }) => ({ name: name(seat === 0 ? 1 : 0) }),
    },
    { key: "lesson-work", done: (now) => now.turns > 1 || begun(now), mark: () => ['.bench [data-word="W"]'] },
    { key: "lesson-lay", done: (now) => now.turns > 1, mark: onward },
    { key: "lesson-alone", done: (now) => now.turns > 2, mark: (now) => (now.finished ? [PARTS.confirm] : []) },
    ...ENDING,
    { key: "lesson-end", done: () => false },
  ],
};
