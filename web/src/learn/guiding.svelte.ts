// What a lesson says now.  It follows the game by itself, and keeps its place in the browser.

import { preferences } from "../lib/preferences.svelte";
import type { Lesson, LessonContext, LessonStep, Seen } from "../table/contract";
import type { Play } from "../table/play.svelte";
import { keepPlace, placeIn } from "./place";

const FOLLOW = 8; // so many movements' time the board may need to show what happened

export class Guiding {
  over = $state(false);
  hidden = $state(false);
  step = $state.raw<LessonStep | null>(null); // what is said; behind the game while the board moves
  private seen = $state.raw<ReadonlySet<Seen>>(new Set());
  private said = $state.raw<ReadonlySet<LessonStep>>(new Set());
  private back = $state(0); // how many hints before the newest is looked at

  readonly now: LessonContext = $derived.by(() => {
    const { position, context } = this.play;
    return {
      ...context,
      view: position?.view ?? context.view,
      seat: position?.seat ?? null,
      tentative: position?.tentative ?? [],
      finished: position?.finished ?? false,
      myTurn: this.play.myTurn,
      chosen: this.play.offered !== null,
      turns: this.turns,
      seen: this.seen,
    };
  });
  readonly due: LessonStep | null = $derived.by(
    () => this.lesson.steps.find((step) => (step.when?.(this.now) ?? true) && !step.done(this.now)) ?? null,
  );
  /** What was said on the way to the hint of now, in the order of the lesson: a position that was seen
   *  for a moment only must not come between. */
  private readonly hints: LessonStep[] = $derived.by(() => {
    const { steps } = this.lesson;
    const last = this.step ? steps.indexOf(this.step) : steps.length;
    return steps.filter((step, k) => k <= last && this.said.has(step));
  });
  /** The hint shown: the newest, or an earlier one that somebody reads again. */
  readonly shown: LessonStep | null = $derived(this.hints.at(-1 - this.back) ?? this.step);
  readonly text: string = $derived.by(() =>
    this.shown ? this.play.say(this.shown.key, this.shown.values?.(this.now)) : "",
  );
  readonly mayGoBack: boolean = $derived(this.back < this.hints.length - 1);
  readonly looksBack: boolean = $derived(this.back > 0);
  readonly ends: boolean = $derived.by(() => this.shown !== null && this.shown === this.lesson.steps.at(-1));
  /** Selectors of what to ring; nothing while the sentence is not that of the position. */
  readonly marks: string[] = $derived(
    this.hidden || this.looksBack || this.step !== this.due ? [] : (this.step?.mark?.(this.now) ?? []),
  );

  constructor(
    private readonly play: Play,
    private readonly lesson: Lesson,
  ) {
    const place = placeIn(play.table?.game ?? "");
    this.hidden = place?.hidden ?? false;
    this.seen = new Set(place?.seen ?? []);
  }

  /** Own turns that are over: the one still played does not count. */
  private get turns(): number {
    const mine = this.play.steps.filter((step) => this.play.mine.some((one) => one.seat === step.actor));
    const turns = new Set(mine.map((step) => step.turn));
    const { position } = this.play;
    if (position && position.to_act === position.seat) turns.delete(position.view.turn);
    return turns.size;
  }

  // Called once, while the page is made.
  live(): void {
    let shownSteps = this.play.steps.length;
    $effect(() => {
      const [due, steps] = [this.due, this.play.steps.length];
      const moved = steps !== shownSteps;
      const ms = moved ? preferences.motion.ms * FOLLOW : 0;
      const timer = setTimeout(() => {
        shownSteps = steps;
        this.say(due);
      }, ms);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.play.sheetOpen) return;
      this.note("sheet");
      if (this.play.lights.length > 0) this.note("number");
    });
    $effect(() => {
      const game = this.play.table?.game;
      if (!game) return;
      keepPlace(game, { table: this.play.id, seen: [...this.seen], hidden: this.hidden, over: this.over });
    });
  }

  private say(step: LessonStep | null): void {
    if (step === this.step) return;
    this.step = step;
    this.back = 0;
    if (step) this.said = new Set([...this.said, step]);
  }

  private note(seen: Seen): void {
    if (!this.seen.has(seen)) this.seen = new Set([...this.seen, seen]);
  }

  goBack = (): void => {
    if (this.mayGoBack) this.back += 1;
  };

  goOn = (): void => {
    if (this.back > 0) this.back -= 1;
  };

  fold = (hidden: boolean): void => {
    this.hidden = hidden;
  };

  end = (): void => {
    this.over = true;
  };
}
