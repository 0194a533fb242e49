// What the shell's Confirm does where a turn may end without laying anything more: `end`, a pass, the end of a game
// alone, which must be asked for while something could still be laid.

import type { BoardProps } from "../../table/contract";
import type { Placings } from "./placings";
import type { View } from "./view";

type Around = Pick<BoardProps<View>, "mayAct" | "say" | "offer" | "undo"> & { placings: Placings; held: boolean };

export class Ending {
  stopping = $state(false); // alone: the game is to end here
  private round = $state(0); // so that what is offered is offered again

  constructor(private readonly around: () => Around) {
    $effect.pre(() => {
      if (!around().placings.other("stop")) this.stopping = false;
    });
    $effect(() => {
      void this.round;
      const { offered } = this;
      const { say, offer } = around();
      if (!offered || !offer) return;
      offer({ words: [offered.word], label: say(`web-${offered.kind}`), clear: () => this.takeBack() });
      return () => offer(null);
    });
  }

  private readonly offered = $derived.by(() => {
    const { mayAct, held, placings } = this.around();
    if (!mayAct || held) return null;
    const stop = this.stopping || placings.whats.size === 0 ? placings.other("stop") : undefined;
    return placings.other("end") ?? placings.other("pass") ?? stop ?? null;
  });

  /** Whether the end of the game can be asked for. */
  get asks(): boolean {
    const { placings } = this.around();
    return placings.other("stop") !== undefined && placings.whats.size > 0 && !this.stopping;
  }

  private takeBack(): void {
    const { offer, undo } = this.around();
    offer?.(null);
    if (this.stopping) this.stopping = false;
    else void undo().then(() => (this.round += 1));
  }
}
