// Where others find this service: what the links begin with that are sent to them.

import { api } from "./api";
import type { ReachInfo } from "../protocol/messages";

/** Whether an address is only good on this computer. */
const isHere = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

export class Reach {
  private told = $state.raw<ReachInfo | null>(null);
  known = $state(false);
  chosen = $state(""); // of several addresses of this computer

  constructor() {
    api.reach().then(
      (told) => {
        this.told = told;
        this.known = true;
      },
      () => (this.known = true), // the address of the page will have to do
    );
  }

  /** What others in the house can open, where the page itself was opened for this computer alone. */
  get house(): string[] {
    return this.told && !this.told.public && isHere(location.hostname) ? this.told.house : [];
  }

  get origin(): string {
    return this.told?.public || this.chosen || this.house[0] || location.origin;
  }

  /** Why a link would reach nobody: `here-only`, `no-house`, or "". */
  get trouble(): string {
    if (!this.told || this.told.public || !isHere(location.hostname)) return "";
    if (this.told.here_only) return "here-only";
    return this.told.house.length === 0 ? "no-house" : "";
  }

  /** What lets the house in. */
  get command(): string {
    return this.told?.command ?? "";
  }
}
