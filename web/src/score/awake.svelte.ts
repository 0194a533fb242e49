// Keeps the screen on while a pond is counted, if somebody wants it and the browser can.

import { keepText, readText } from "../lib/kept";

const KEPT = "pondside-score-awake";

class Awake {
  readonly possible = "wakeLock" in navigator;
  wanted = $state(readText(KEPT) !== "no");
  private lock: WakeLockSentinel | null = null;

  /** From now on until the returned function is called. */
  watch(): () => void {
    const again = () => void this.hold();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
      document.removeEventListener("visibilitychange", again);
      void this.release();
    };
  }

  choose(wanted: boolean): void {
    this.wanted = wanted;
    keepText(KEPT, wanted ? "yes" : "no");
    if (wanted) void this.hold();
    else void this.release();
  }

  /** A browser lets go whenever the page is hidden, and may refuse, e.g. when the battery is low. */
  private async hold(): Promise<void> {
    if (!this.possible || !this.wanted || document.visibilityState !== "visible") return;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      this.lock = null;
    }
  }

  private async release(): Promise<void> {
    await this.lock?.release().catch(() => {});
    this.lock = null;
  }
}

export const awake = new Awake();
