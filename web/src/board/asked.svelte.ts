// What the server is asked about something pointed at: why it is not possible, what it would bring, which lines of the
// sheet it is in.  An answer that comes after the pointer has moved on is not wanted any more.

export const REST_MS = 120; // over a place before anything is asked

export class Asked<Answer> {
  answer = $state.raw<Answer | null>(null);

  /** `question` says what to ask, null if nothing is pointed at; it reads only what makes it another question. */
  constructor(question: () => (() => Promise<Answer | null>) | null, restMs = 0) {
    $effect(() => {
      const ask = question();
      this.answer = null;
      if (!ask) return;
      let wanted = true;
      const asking = async () => {
        const found = await ask();
        if (wanted) this.answer = found;
      };
      const timer = restMs ? setTimeout(asking, restMs) : undefined;
      if (!restMs) void asking();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }
}
