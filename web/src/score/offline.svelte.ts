// Whether counting works here without a connection: "saving" while everything is fetched and kept.

type State = "saving" | "ready" | "impossible";

class Offline {
  state = $state<State>("saving");

  /** Keep the page and the rules in this browser, if it can. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) {
      this.state = "impossible"; // not over plain http, and not in some private windows
      return;
    }
    try {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      this.state = "ready";
    } catch {
      this.state = "impossible";
    }
  }
}

export const offline = new Offline();
