// What the table shows while news are played: it walks from the previous view to the present one in
// short beats.  It can be cut short at any time; then it simply shows the present view.

import { Beats } from "../../board/beats";
import type { ToldAs } from "../../lib/kinds";
import type { Step } from "../../table/contract";
import { backTo } from "../../table/history";
import { eventsOf, type TokenView, type Values, type View } from "./view";
import { tokenNamed } from "./words";

interface Beat {
  ms: number; // at normal speed
  run: () => void;
}

export class Shown {
  boats = $state<string[]>([]);
  tokens = $state<Record<string, TokenView>>({});
  places = $state<Record<string, string | null>>({});
  pile = $state<string[]>([]);
  deck = $state(0);
  cards = $state<string[][]>([]);
  smiling = $state<number[]>([]);
  totals = $state<number[]>([]);
  fished = $state<string | null>(null); // colour of the pair being fished for
  face = $state(0); // of the die; 0: not rolled yet
  rolling = $state(false);
  hits = $state<string[]>([]); // card places that the roll hit
  turned = $state<{ field: string; way: string } | null>(null); // a token just turned over
  fresh = $state<string[]>([]); // fields and places filled last
  wake = $state<{ seat: number; path: string[] } | null>(null); // the last move
  caption = $state<ToldAs<Values> | null>(null); // what is being played
  playing = $state(false);
  pace = $state(0); // ms of the beat under way

  private view: View;
  private heard = new WeakSet<Step[]>();
  private readonly beats = new Beats<Beat>({
    start: (beat, ms) => {
      this.pace = ms;
      beat.run();
    },
    finish: () => {},
    over: () => this.settle(),
    lasts: (beat) => beat.ms,
  });

  constructor(view: View) {
    this.view = view;
    this.settle();
  }

  /** A new view and the steps that led to it; `ms` 0 moves nothing. */
  receive(view: View, told: Step[], ms: number): void {
    // Who looked at the past and comes back has seen the last news already.
    const news = this.heard.has(told) ? [] : told;
    this.heard.add(told);
    const back = news.some((step) => backTo(step) !== null);
    if (back || (!news.length && view.turn !== this.view.turn)) this.forget();
    this.view = view;
    if (ms && news.length && !back) {
      this.play(news, ms);
      return;
    }
    if (ms && !back && this.playing) return; // the beats still lead to this view
    this.recall(news);
    this.finish();
  }

  private play(news: Step[], ms: number): void {
    const coming: Beat[] = [];
    for (const step of news) for (const told of eventsOf(step.told)) this.plan(told, coming);
    this.playing ||= coming.length > 0;
    this.beats.add(coming, ms);
    if (!this.playing) this.settle(); // nothing of it is seen
  }

  /** The game was looked at elsewhere: the last move and roll are no longer the last. */
  private forget(): void {
    [this.wake, this.caption, this.face, this.hits, this.fresh] = [null, null, 0, [], []];
  }

  /** Shows the present view at once. */
  finish(): void {
    for (const beat of this.beats.stop()) beat.run(); // die and wake keep what happened last
    this.settle();
  }

  stop(): void {
    this.beats.stop();
  }

  private settle(): void {
    const view = this.view;
    this.boats = view.anglers.map((angler) => angler.field);
    this.tokens = { ...view.tokens };
    this.places = { ...view.places };
    this.pile = [...view.pile];
    this.deck = view.deck;
    this.cards = view.anglers.map((angler) => angler.cards);
    this.smiling = view.anglers.map((angler) => angler.smiling);
    this.totals = view.totals;
    this.fished = view.catch?.colour ?? null;
    if (view.catch) {
      this.face = view.catch.die ?? 0;
      this.hits = view.phase === "both" ? view.catch.places : [];
    }
    this.rolling = false;
    this.turned = null;
    this.playing = false;
    this.pace = 0;
  }

  /** Without movement the last move and roll are shown all the same. */
  private recall(news: Step[]): void {
    if (news.length) this.fresh = [];
    for (const told of news.flatMap((step) => eventsOf(step.told))) {
      const { key, values } = told;
      if (key === "sailed") this.wake = { seat: values.seat - 1, path: values.path };
      if (key === "rolled") [this.face, this.hits] = [values.die, []];
      if (key === "caught") this.hits = [values.place];
      if (key === "drawn") this.fresh.push(values.place);
      if (key === "laid" || key === "laid_open") this.fresh.push(values.field);
      this.caption = told;
    }
  }

  private plan(told: ToldAs<Values>, coming: Beat[]): void {
    const { key, values } = told;
    const seat = (values.seat ?? 1) - 1;
    const beat = (ms: number, run: () => void) =>
      coming.push({
        ms,
        run: () => {
          this.caption = told;
          run();
        },
      });
    if (key === "sailed") {
      const { path } = values;
      // A move shown before it was confirmed, has arrived already.
      const arrived = !coming.length && !this.beats.waits && this.boats[seat] === path.at(-1);
      beat(60, () => {
        [this.wake, this.face, this.hits, this.fished] = [{ seat, path }, 0, [], null];
        this.fresh = [];
      });
      const stride = Math.max(150, 600 / (path.length - 1));
      for (const field of arrived ? [] : path.slice(1)) {
        beat(stride, () => {
          this.boats[seat] = field;
        });
      }
    } else if (key === "rested") {
      beat(500, () => (this.smiling[seat] = values.smiling));
    } else if (key === "fishing") {
      beat(250, () => (this.fished = values.colour));
    } else if (key === "rerolled") {
      beat(200, () => (this.smiling[seat] = values.smiling));
    } else if (key === "rolled") {
      beat(600, () => ([this.rolling, this.hits] = [true, []]));
      beat(400, () => ([this.rolling, this.face] = [false, values.die]));
    } else if (key === "caught") {
      beat(500, () => (this.hits = [values.place]));
      beat(250, () => {
        this.hits = [];
        this.places[values.place] = null;
        this.cards[seat] = [...(this.cards[seat] ?? []), values.card];
      });
    } else if (key === "failed") {
      beat(350, () => (this.hits = []));
    } else if (key === "drawn") {
      beat(350, () => {
        this.places[values.place] = values.card;
        this.fresh = [values.place];
        this.deck -= 1;
      });
    } else if (key === "drifted") {
      this.planDrift(beat, seat, values);
    } else if (key === "laid" || key === "laid_open") {
      const colour = values.colour ?? this.view.tokens[values.field]?.colour ?? "";
      beat(90, () => {
        this.tokens[values.field] = { colour, drifts: {} };
        this.fresh = [...this.fresh, values.field];
      });
    }
  }

  private planDrift(beat: (ms: number, run: () => void) => void, seat: number, values: Values): void {
    beat(500, () => (this.turned = { field: this.boats[seat]!, way: values.way }));
    beat(400, () => {
      const from = this.turned?.field ?? "";
      const colour = this.tokens[from]?.colour ?? "";
      delete this.tokens[from];
      this.pile.push(tokenNamed(colour, values.way, this.view.printed));
      this.turned = null;
      this.boats[seat] = values.field;
    });
  }
}
