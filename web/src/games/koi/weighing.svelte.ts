// What is said of the thing held where it is: why it does not fit, or what it would bring, by kind and to which things
// that lie there already.  The server is asked when it rests there.

import { Asked, REST_MS } from "../../board/asked.svelte";
import { capital, refusalWords, signed } from "../../board/words";
import type { BoardProps, Change, Refusal, Say } from "../../table/contract";
import type { Holding } from "./holding.svelte";
import { kindWords } from "./talk";
import type { View } from "./view";

interface Around {
  why: BoardProps<View>["why"];
  worth: () => BoardProps<View>["worth"];
  points: () => boolean; // whether it is told what something would bring
  say: () => Say;
}

export class Weighing {
  private readonly unfit: Asked<Refusal>;
  private readonly weighed: Asked<Change[]>;
  /** Why it does not fit, "" if it does. */
  readonly reason = $derived.by(() => refusalWords(this.unfit.answer, this.around.say()));
  /** What it would bring, in words. */
  readonly gains = $derived.by(() => {
    const [kinds, say] = [new Map<string, number>(), this.around.say()];
    for (const { kind, points } of this.weighed.answer ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + points);
    return [...kinds]
      .filter(([, points]) => points)
      .map(([kind, points]) => say("web-gain", { kind: capital(kindWords(kind, say)), points: signed(points) }))
      .join(" · ");
  });
  /** What it would bring to things that lie there already. */
  readonly changes = $derived.by(() =>
    (this.weighed.answer ?? []).flatMap(({ tile, points }) => (tile && points ? [{ word: tile, points }] : [])),
  );

  constructor(
    holding: Holding,
    private readonly around: Around,
  ) {
    const word = $derived.by(() => {
      const { ghost, moves, spot } = holding;
      return ghost?.fits && around.points() && !moves && spot ? spot.word : null;
    });
    this.unfit = new Asked(() => {
      const refused = holding.refused;
      return refused === null ? null : () => around.why(refused);
    }, REST_MS);
    this.weighed = new Asked(() => {
      const [wanted, ask] = [word, around.worth()];
      return wanted === null || !ask ? null : () => ask(wanted);
    }, REST_MS);
  }
}
