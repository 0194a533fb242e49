// Planning ahead: the own turn is tried out while another seat is to act.  The server works it out
// and plays nothing; the words are kept in this browser and offered when the turn comes.

import { untrack } from "svelte";
import { forget, keep, readKept } from "../lib/kept";
import { refusalIn } from "../lib/kinds";
import type { Answered, Planned } from "../lib/connection.svelte";
import type { AnyView, Refusal, Reply, Seat, Step } from "./contract";
import type { Play } from "./play.svelte";

interface Kept {
  seat: Seat;
  words: string[];
  about: string; // what lay where the words point when they were chosen
}

export class Planning {
  view = $state.raw<AnyView | null>(null); // the planned position; null: nobody plans here now
  finished = $state(false); // the planned turn is complete
  seenNews = $state.raw<Step[] | null>(null); // they came before or during the planning
  private kept = $state.raw<Kept | null>(null);
  private waiting = $state(0);
  private last: Promise<unknown> = Promise.resolve();
  private run = 0; // counts the times of planning, so that a late answer is noticed

  constructor(private readonly play: Play) {
    const kept = readKept<Kept>(this.shelf, "session");
    if (typeof kept?.seat === "number" && Array.isArray(kept.words)) this.kept = kept;
  }

  get on(): boolean {
    return this.view !== null;
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  /** What the seat shown has planned. */
  get words(): string[] {
    const kept = this.kept;
    return kept && kept.seat === this.play.position?.seat ? kept.words : [];
  }

  /** The turn that was planned has come, and nothing of it is played yet. */
  get offered(): boolean {
    const { play } = this;
    return play.mayAct && !play.planned && play.tentative.length === 0 && this.words.length > 0;
  }

  // What is done.

  start = async (): Promise<void> => {
    const { play } = this;
    if (!play.mayPlan || this.busy) return;
    play.refusal = null;
    this.seenNews = play.connection.news;
    const before = this.words;
    const reply = await this.ask((words) => words, true);
    if (!reply.ok) {
      this.refuse(reply);
      return;
    }
    play.tell(play.say("plan-said", { expects: play.expects }));
    this.tellShortened(before);
  };

  /** Back to the game; what is planned is kept. */
  leave = (): void => {
    if (!this.on) return;
    const { play } = this;
    this.seenNews = play.connection.news;
    this.close();
    if (this.words.length > 0) play.notify(play.say("plan-kept"));
    else play.tell(play.say("plan-left"));
  };

  toggle = (): void => {
    if (this.on) this.leave();
    else void this.start();
  };

  drop = (): void => {
    this.keepWords([]);
  };

  /** Plays what was planned, tentatively: it is still to be confirmed. */
  playIt = async (): Promise<void> => {
    const { play, words } = this;
    this.drop();
    const reply = await play.act(words);
    if (!reply.ok) play.notify(play.say("plan-refused"));
  };

  act = async (words: string[]): Promise<Reply> => {
    this.play.refusal = null;
    const reply = await this.ask((now) => [...now, ...words]);
    if (!reply.ok) this.refuse(reply);
    return reply;
  };

  undo = (): Promise<Reply> => this.ask((now) => now.slice(0, -1));

  reset = (): Promise<Reply> => this.ask(() => []);

  why = async (word: string): Promise<Refusal | null> => {
    const answer = await this.play.connection.plan([...this.words, word]);
    return refusalOf(answer);
  };

  // How it is worked out: one question after the other, each about the words as they are by then.

  private ask(change: (words: string[]) => string[], partly = false): Promise<Reply> {
    this.waiting += 1;
    const run = this.run;
    const answered = this.last.then(() => this.askNow(change(this.words), run, partly));
    this.last = answered.finally(() => (this.waiting -= 1));
    return answered;
  }

  /** Takes the words if all fit, or those that fit if part of them will do. */
  private async askNow(words: string[], run: number, partly: boolean): Promise<Reply> {
    const answer = await this.play.connection.plan(words);
    const refusal = refusalOf(answer);
    if (answer.type !== "planned" || (!partly && refusal) || run !== this.run) {
      return { ok: false, refusal, ...(answer.type === "refused" ? { message: answer.message } : {}) };
    }
    this.keepWords(words.slice(0, answer.fits));
    this.view = answer.view;
    this.finished = answer.finished;
    return { ok: true };
  }

  private refuse({ refusal, message }: Reply): void {
    this.play.trouble(refusal ? "illegal" : "not_allowed", message ?? "", refusal ?? null);
  }

  private close(): void {
    this.run += 1;
    this.view = null;
    this.finished = false;
  }

  private get shelf(): string {
    return `pondside-plan-${this.play.id}`;
  }

  private keepWords(words: string[]): void {
    const seat = this.play.position?.seat ?? null;
    if (seat === null || words.length === 0) {
      this.kept = null;
      forget(this.shelf, "session");
      return;
    }
    this.kept = { seat, words, about: this.about(words) };
    keep(this.shelf, this.kept, "session");
  }

  private about(words: string[]): string {
    const { face, position } = this.play;
    return (position && face?.about?.(words, position.view)) ?? "";
  }

  // What happens by itself.

  /** The table has changed: what is planned must still be about the same things. */
  heed(): void {
    const { play } = this;
    if (!play.position || !play.face) return;
    untrack(() => {
      const { kept, play } = this;
      if (play.over) this.drop();
      const mine = kept !== null && kept.seat === play.position?.seat;
      if (mine && this.about(kept.words) !== kept.about) {
        this.drop();
        play.notify(play.say("plan-lost"));
      }
      if (play.myTurn && play.notice === play.say("plan-kept")) play.notice = "";
      if (play.myTurn || !play.playing) this.close();
      else if (this.on) void this.renew();
    });
  }

  /** A decision of the seat is final: what it had planned is over. */
  hear(news: Step[]): void {
    if (this.kept && news.some((step) => step.actor === this.kept?.seat)) this.drop();
  }

  /** Where nothing can be planned just now the next change of the table asks again. */
  private async renew(): Promise<void> {
    const before = this.words;
    const reply = await this.ask((words) => words, true);
    if (reply.ok) this.tellShortened(before);
  }

  private tellShortened(before: string[]): void {
    const { play, words } = this;
    if (words.length < before.length) play.notify(play.say("plan-shortened", { n: words.length }));
  }
}

type Tried = Planned | Exclude<Answered, { type: "planned" }>;

const refusalOf = (answer: Tried): Refusal | null =>
  answer.type === "planned" || answer.type === "refused" ? refusalIn(answer) : null;
