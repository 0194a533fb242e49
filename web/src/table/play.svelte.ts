// A table as its page shows it: the connection, the game's face, what is looked at, what is said.
// The parts of the page read from here and ask here; nobody else talks to the socket.

import { tick, untrack, type Snippet } from "svelte";
import type { TableInfo } from "../protocol/messages";
import { showsPoints, totalIn, type Seen } from "../board/points";
import { Connection, type Position } from "../lib/connection.svelte";
import { preferences } from "../lib/preferences.svelte";
import { playSound } from "../lib/sounds";
import { speech } from "../lib/speech.svelte";
import { turnPage } from "../lib/turned.svelte";
import type {
  AnyView,
  Face,
  FaceContext,
  Light,
  Offer,
  PhaseButton,
  Refusal,
  Reply,
  Say,
  Seat,
  SeatInfo,
  Step,
  Told,
} from "./contract";
import { Device } from "./device.svelte";
import { faceOf } from "./faces";
import { backTo, standing } from "./history";
import { Past } from "./past.svelte";
import { Planning } from "./planning.svelte";
import { nameOf } from "./seats";
import { showTurn } from "./tab";

/** The dialogs of which one may be open. */
export type Opened = "" | "bag" | "keys" | "log" | "menu" | "reset" | "back";

/** A turn of a bot that somebody wants to understand. */
export interface AskedWhy {
  seat: Seat;
  turn: number;
  step: number; // its first
}

const NOTHING: Step[] = [];

export class Play {
  readonly connection: Connection;
  readonly past: Past;
  readonly planning: Planning;
  readonly device = new Device(this);
  face = $state.raw<Face | null>(null);
  faceless = $state(false); // this game has no face in the browser yet
  faceFailed = $state(false); // it could not be fetched
  opened = $state<Opened>("");
  sheetOpen = $state(false);
  asked = $state.raw<AskedWhy | null>(null); // its panel lies where the sheet does
  lights = $state.raw<Light[]>([]);
  lookAt = $state.raw<{ seat: Seat } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  rule = $state(""); // a clause somebody wants to read
  offered = $state.raw<Offer | null>(null); // chosen on the board, not sent yet
  private buttons = $state.raw<PhaseButton[]>([]); // of the phase, as the board gives them
  beside = $state.raw<Snippet | null>(null); // a part of the board that is shown behind the actions
  notice = $state("");
  polite = $state("");
  assertive = $state("");
  command = $state.raw<{ from: Element | null } | null>(null); // the command line, and where it was asked for
  /** Told instead of the page why a message was refused, while somebody waits for the answer. */
  confidant: ((text: string) => void) | null = null;
  /** The steps that stand, newest last. */
  readonly steps = $derived.by(() => standing(this.connection.steps));
  /** Those that led to the position shown. */
  readonly stepsShown = $derived.by(() => {
    const n = this.past.moment?.n;
    return n === undefined ? this.steps : standing(this.connection.steps.filter((step) => step.n <= n));
  });
  private undone = $state.raw<string[]>([]); // words taken back, the next to do again last

  constructor(
    readonly id: string,
    readonly watch: string,
  ) {
    this.connection = new Connection(id, watch, (name, message, refusal) => this.trouble(name, message, refusal));
    this.past = new Past(id, watch, () => this.notify(this.say("table-past-failed")));
    this.planning = new Planning(this);
  }

  // What there is.

  /** The part of an address that lets a spectator in. */
  get watching(): string {
    return this.watch ? `?watch=${encodeURIComponent(this.watch)}` : "";
  }

  get table(): TableInfo | null {
    return this.connection.table;
  }

  get position(): Position | null {
    return this.connection.position;
  }

  /** Whether what is shown is the own turn tried out, not the game. */
  get planned(): boolean {
    return this.planning.on && !this.myTurn && this.past.moment === null;
  }

  /** While another seat is to act, the seat shown here may plan its turn. */
  get mayPlan(): boolean {
    const seat = this.position?.seat ?? null;
    const waits = this.playing && this.toAct !== null && !this.myTurn && !this.planning.on;
    const sits = this.mine.some((one) => one.seat === seat) && this.face?.plans !== false;
    return waits && sits && this.connection.link === "live" && this.past.moment === null;
  }

  /** What is shown; null before the first position has come. */
  get view(): AnyView | null {
    if (this.planned) return this.planning.view;
    return this.past.moment ? this.past.moment.view : (this.position?.view ?? null);
  }

  get seat(): Seat | null {
    return (this.past.moment ? this.past.moment.view.seat : this.position?.seat) ?? null;
  }

  /** The kinds of line of a score sheet, in their order. */
  get sheetLines(): string[] {
    return this.table?.sheet_lines ?? [];
  }

  get seats(): SeatInfo[] {
    return this.table?.seats ?? [];
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((one) => one.mine);
  }

  get toAct(): Seat | null {
    return this.position?.to_act ?? null;
  }

  /** Whether somebody at this device must decide. */
  get myTurn(): boolean {
    return this.playing && this.mine.some((one) => one.seat === this.toAct);
  }

  get playing(): boolean {
    return this.table?.state === "playing";
  }

  get over(): boolean {
    return this.table?.state === "over";
  }

  /** Somebody asks to play again, and a seat is kept for whoever looks. */
  get called(): boolean {
    const next = this.table?.next;
    return !!next?.table && !next.joined;
  }

  /** What there is to say of the next game of the same people; "" if nobody has asked for it. */
  get againTold(): string {
    const next = this.table?.next;
    if (!next) return "";
    if (this.called || (next.open && this.mine.length === 0)) {
      return this.say("again-asks", { name: this.name(next.seat) });
    }
    if (next.table) return this.say(next.open ? "again-waits" : "again-begun");
    return this.say(this.mine.length > 0 ? "again-without" : "again-begun");
  }

  get mayAct(): boolean {
    if (this.planned) return this.connection.link === "live";
    return (
      this.myTurn &&
      this.position?.seat === this.toAct &&
      this.connection.link === "live" &&
      this.past.moment === null &&
      this.device.awaited === null
    );
  }

  /** Whether something asked for is not answered yet. */
  get busy(): boolean {
    return this.planned ? this.planning.busy : this.connection.busy;
  }

  get tentative(): string[] {
    if (this.planned) return this.planning.words;
    return this.past.moment ? [] : (this.position?.tentative ?? []);
  }

  get tentativeTold(): Told[][] {
    return this.planned || this.past.moment ? [] : (this.position?.told ?? []);
  }

  get finished(): boolean {
    if (this.planned) return this.planning.finished;
    return !this.past.moment && (this.position?.finished ?? false);
  }

  get news(): Step[] {
    if (this.past.moment) return this.past.recap ? this.past.moment.steps : [];
    // What came while somebody planned is in the log; it does not move when the game is shown again.
    if (this.planned || this.connection.news === this.planning.seenNews) return NOTHING;
    return this.connection.news;
  }

  say: Say = (key, values) => speech.of(this.table?.game ?? "")(key, values);

  name = (seat: Seat): string => nameOf(this.seats, seat, this.say);

  /** Faces are asked only about a position that is there. */
  get context(): FaceContext {
    return { view: this.view!, seat: this.seat, name: this.name, say: this.say };
  }

  sentences(step: Step): string[] {
    if (backTo(step) !== null) {
      const asker = step.told[0]?.values.seat;
      return [asker ? this.say("log-back-asked", { name: this.name(Number(asker) - 1) }) : this.say("log-back")];
    }
    return this.face?.sentences(step, this.context) ?? [];
  }

  /** What a step would do, whether it was played or not: the log's sentences in no tense. */
  would(step: Step): string[] {
    const say: Say = (key, values) => this.say(key.replace(/^event-/, "would-"), values);
    return this.face?.sentences(step, { ...this.context, say }) ?? [];
  }

  /** Whether the table's settings let the points of a seat be seen here. */
  showsPoints(seat: Seat): boolean {
    return showsPoints(seat, this.pointsSeen);
  }

  private get pointsSeen(): Seen {
    return { settings: this.table?.settings, over: this.over, seats: this.seats };
  }

  /** A seat's total, if the view has one and it may be shown. */
  total(seat: Seat): number | null {
    return totalIn(this.view, seat, this.pointsSeen);
  }

  // What is done.

  act = async (words: string[], confirm = false): Promise<Reply> => {
    if (this.planned) return this.planning.act(words);
    this.undone = [];
    this.refusal = null;
    return this.connection.act(words, confirm);
  };

  offer = (offer: Offer | null): void => {
    this.offered = offer;
    if (offer) this.refusal = null;
  };

  ask = (buttons: PhaseButton[]): void => {
    this.buttons = buttons;
  };

  /** The buttons of the phase; what is chosen on the board or complete is confirmed first. */
  get phaseButtons(): PhaseButton[] {
    return this.mayAct && !this.offered && !this.finished ? this.buttons : [];
  }

  putBeside = (part: Snippet | null): void => {
    this.beside = part;
  };

  get mayUndo(): boolean {
    return (
      this.mayAct &&
      !this.busy &&
      (this.offered !== null || this.tentative.length > 0 || (this.mayGoBack && !this.planned))
    );
  }

  /** Alone, undo goes on behind the turn; then it is asked for first. */
  get mayGoBack(): boolean {
    return (
      (this.table?.alone ?? false) &&
      this.steps.some((step) => step.actor !== null && this.mine.some((one) => one.seat === step.actor))
    );
  }

  /** Nobody else and no luck acted since the last decision here: going back crosses no turn. */
  private get ownStepLast(): boolean {
    const last = this.steps.findLast((step) => backTo(step) === null);
    return this.mine.some((one) => one.seat === last?.actor);
  }

  get mayRedo(): boolean {
    return this.mayAct && !this.planned && !this.busy && this.undone.length > 0;
  }

  get mayReset(): boolean {
    return this.mayAct && !this.busy && this.tentative.length > 0;
  }

  get mayConfirm(): boolean {
    const complete = this.finished && !this.planned; // a plan is never sent
    return this.mayAct && !this.busy && (complete || this.offered !== null);
  }

  /** In company a confirmed turn is taken back only if the others agree. */
  get mayAskBack(): boolean {
    const table = this.table;
    if (!table || table.alone || !this.playing || this.connection.link !== "live") return false;
    if (this.planned || this.past.moment || this.position?.asked_back || this.tentative.length > 0) return false;
    return this.steps.some((step) => this.mine.some((one) => one.seat === step.actor));
  }

  /** The seat that asked to take a turn back and waits for an answer from here. */
  get asksMe(): Seat | null {
    const asked = this.position?.asked_back;
    if (!asked || this.mine.length === 0) return null;
    if (this.mine.some((one) => one.seat === asked.seat)) return null;
    return this.mine.every((one) => asked.agreed.includes(one.seat)) ? null : asked.seat;
  }

  undo = async (): Promise<Reply> => {
    if (this.offered && this.mayUndo) {
      this.offered.clear();
      return { ok: true };
    }
    if (this.planned) return this.planning.undo();
    if (this.tentative.length === 0) {
      if (!this.mayUndo) return { ok: false };
      if (this.ownStepLast) return this.goBack();
      this.opened = "back";
      return { ok: false };
    }
    return this.takeBack(false);
  };

  reset = (): Promise<Reply> => (this.planned ? this.planning.reset() : this.takeBack(true));

  goBack = (): Promise<Reply> => this.connection.undo();

  private async takeBack(whole: boolean): Promise<Reply> {
    const before = this.tentative;
    const kept = this.undone;
    this.refusal = null;
    const reply = await this.connection.undo(whole);
    if (reply.ok) {
      this.undone = [...kept, ...before.slice(this.tentative.length).reverse()];
      this.tell(this.say("table-undone"));
    }
    return reply;
  }

  redo = async (): Promise<void> => {
    const word = this.undone.at(-1);
    if (!word || !this.mayRedo) return;
    const rest = this.undone.slice(0, -1);
    const reply = await this.connection.act([word]);
    this.undone = reply.ok ? rest : [];
  };

  confirm = async (): Promise<void> => {
    if (!this.mayConfirm) return;
    if (this.offered) await this.act(this.offered.words, true);
    else await this.connection.confirm();
  };

  /** What the large button does: confirm, or the one step that the phase mostly asks for. */
  goOn = async (): Promise<void> => {
    if (this.mayConfirm) return this.confirm();
    const mains = this.phaseButtons.length > 1 ? this.phaseButtons.filter((one) => one.main) : this.phaseButtons;
    if (mains.length === 1 && !this.busy) await mains[0]!.press();
  };

  // What is looked at.

  /** The last step of the last turn decided here; what chance did in that turn was seen. */
  get lastSeen(): number {
    const steps = this.steps;
    const own = steps.findLast((step) => this.mine.some((one) => one.seat === step.actor));
    if (!own) return 0;
    return steps.findLast((step) => step.turn === own.turn)?.n ?? own.n;
  }

  /** The steps since then that are worth a sentence. */
  get missed(): Step[] {
    const seen = this.lastSeen;
    if (seen === 0) return [];
    return this.steps.filter((step) => step.n > seen && this.sentences(step).length > 0);
  }

  playRecap = async (): Promise<void> => {
    this.opened = "";
    await this.past.play(this.missed, (step) => {
      this.lights = this.face?.stepLights(step) ?? [];
      this.tell(this.sentences(step).join(" "));
    });
    this.lights = [];
  };

  toggleSheet = (): void => {
    const open = !this.sheetOpen;
    if (this.asked) this.leaveWhy();
    this.sheetOpen = open;
  };

  /** Asks a bot about its turn; meanwhile the position before it is shown. */
  askWhy = async (asked: AskedWhy): Promise<void> => {
    this.opened = "";
    this.sheetOpen = false;
    await tick(); // the log on a phone gives the focus back before the panel takes it
    this.asked = asked;
    await this.past.look(asked.step - 1);
  };

  leaveWhy = (): void => {
    this.asked = null;
    this.past.leave();
    this.lights = [];
  };

  showSeat = (seat: Seat): void => {
    this.lookAt = { seat };
  };

  // What is said.

  tell = (text: string): void => {
    // The same sentence again must be a change, or a screen reader stays silent.
    const before = untrack(() => this.polite);
    this.polite = before === text ? `${text}\u00a0` : text;
  };

  notify = (text: string): void => {
    this.notice = text;
    this.tell(text);
  };

  explain = (refusal: Refusal): void => {
    this.refusal = refusal;
  };

  /** Says why something was refused. */
  trouble(name: string, message: string, refusal: Refusal | null): void {
    if (name === "illegal" && refusal) {
      if (this.confidant) this.confidant(this.say(`refusal-${refusal.refusal}`));
      else this.explain(refusal);
      return;
    }
    const known = this.say(`link-trouble-${name}`);
    const text = known === `link-trouble-${name}` ? this.say("link-trouble", { message }) : known;
    if (this.confidant) this.confidant(text);
    else this.notify(text);
  }

  /** What happened last that was worth a sentence. */
  get latest(): string {
    const step = this.steps.findLast((one) => this.sentences(one).length > 0);
    return step ? (this.sentences(step).at(-1) ?? "") : "";
  }

  /** The last turn in words; what it touched is lit. */
  sayLast = (): string => {
    const steps = this.steps;
    const actor = steps.findLast((step) => step.actor !== null && this.sentences(step).length > 0);
    if (!actor) return this.say("log-empty");
    const turn = steps.filter((step) => step.turn === actor.turn && step.actor === actor.actor);
    this.lights = turn.flatMap((step) => this.face?.stepLights(step) ?? []);
    return turn.flatMap((step) => this.sentences(step)).join(" ");
  };

  sayTurn = (): string => {
    const minutes = Math.floor((Date.now() - this.connection.since) / 60_000);
    if (this.over) return this.say("table-over");
    if (this.toAct === null) return this.say("table-chance");
    return this.say("table-turn-told", { name: this.name(this.toAct), n: minutes, progress: this.progress });
  };

  sayPoints = (): string => {
    const known = this.seats.filter((one) => this.total(one.seat) !== null);
    const points = known.map((one) =>
      this.say("table-points-of", { name: this.name(one.seat), n: this.total(one.seat) ?? 0 }),
    );
    return points.length > 0 ? points.join(" · ") : this.say("table-points-hidden");
  };

  get progress(): string {
    return this.face && this.view ? this.face.progress(this.context) : "";
  }

  get expects(): string {
    if (this.finished) return this.say(this.planned ? "plan-complete" : "table-confirm-now");
    return this.face && this.view ? this.face.expects(this.context, this.tentative) : "";
  }

  // What happens by itself.  Called once, while the page is made.
  live(): void {
    $effect(() => () => this.connection.close());
    $effect(() => {
      const game = this.table?.game;
      if (game) void this.loadFace(game);
    });
    $effect(() => this.device.seatNext());
    $effect(() => turnPage(preferences.opposite && this.device.turned));
    $effect(() => () => turnPage(false));
    $effect(() => {
      if (this.past.moment === null) this.lights = []; // what the past lit
    });
    $effect(() => {
      const news = this.connection.news;
      if (news.length > 0) untrack(() => this.hearNews(news));
    });
    $effect(() => {
      if (this.connection.steps.length) this.undone = [];
    });
    $effect(() => this.planning.heed());
    const turnBegins = $derived(this.myTurn && this.face && this.device.awaited === null ? this.toAct : null);
    $effect(() => {
      if (turnBegins === null) {
        this.assertive = ""; // the same words next time must be a change, or they are not read
        return;
      }
      // What is expected changes within a turn; the turn begins once.
      untrack(() => {
        const name = this.name(turnBegins);
        const expects = this.planning.offered ? this.say("plan-offer") : this.expects;
        this.assertive = this.say("table-your-turn-said", { name, expects });
        playSound("turn");
      });
    });
    $effect(() => showTurn(this.myTurn || this.called, this.tabTitle));
    const called = $derived(this.called);
    $effect(() => {
      if (!called) return;
      untrack(() => {
        this.tell(this.againTold); // what is seen of it stands in the result, or in the bar
        playSound("turn");
      });
    });
    const ended = $derived(this.over && this.face !== null);
    $effect(() => {
      if (!ended) return;
      untrack(() => {
        if (this.asked) this.leaveWhy();
        this.sheetOpen = true;
        playSound("end");
      });
    });
  }

  private get tabTitle(): string {
    const title = this.table?.title ?? "Pondside";
    if (this.called) return this.say("again-tab", { told: this.againTold, title });
    if (this.myTurn) return this.say("table-tab-yours", { title });
    return this.say("table-tab", { title });
  }

  private async loadFace(game: string): Promise<void> {
    if (this.face?.key === game) return;
    const load = faceOf(game);
    if (!load) {
      this.faceless = true;
      return;
    }
    try {
      const [face] = await Promise.all([load(), speech.need(game)]);
      this.face = face;
    } catch {
      this.faceFailed = true;
    }
  }

  private hearNews(news: Step[]): void {
    const foreign = news.filter((step) => !this.mine.some((one) => one.seat === step.actor));
    const text = foreign.flatMap((step) => this.sentences(step)).join(" ");
    if (text) this.tell(text);
    playSound("tile");
    this.lights = [];
    this.refusal = null;
    this.planning.hear(news);
  }
}
