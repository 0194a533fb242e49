// Several seats at one device: whoever must decide sees the game through the own eyes, and takes the device for it
// where something is secret.

import { untrack } from "svelte";
import type { Seat } from "./contract";
import type { Play } from "./play.svelte";

export class Device {
  /** Who should take it; nothing is shown meanwhile. */
  awaited = $state<Seat | null>(null);
  private before: Seat | null = null;

  constructor(private readonly play: Play) {}

  /** Sits whoever must decide. */
  seatNext(): void {
    const { position, face, mine, connection, myTurn, toAct } = this.play;
    const awaited = untrack(() => this.awaited);
    if (!position || !face || mine.length < 2 || connection.link !== "live") return;
    const wanted = myTurn ? toAct : (position.seat ?? this.before ?? mine[0]?.seat);
    if (wanted === null || wanted === undefined || wanted === position.seat) {
      this.awaited = null;
      if (position.seat !== null) this.before = position.seat;
      return;
    }
    const secret = face.secrets(position.view) && wanted !== this.before && !this.play.over;
    if (!secret) void connection.sit(wanted);
    else if (myTurn && awaited !== wanted) {
      this.awaited = wanted;
      connection.standUp();
    }
  }

  /** Of several people every second one sits on the other side of it. */
  get turned(): boolean {
    const { playing, mine, position } = this.play;
    const seat = this.awaited ?? position?.seat;
    return playing && mine.findIndex((one) => one.seat === seat) % 2 === 1;
  }

  take = async (seat: Seat): Promise<void> => {
    this.before = seat;
    await this.play.connection.sit(seat);
    this.awaited = null;
  };
}
