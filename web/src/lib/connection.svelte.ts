// The socket of a table (docs/protocol.md): what the server last said, and messages to it.
// Nothing here is shown as done before the server said so.  A change that was not answered is
// sent again with its id when the connection is back, even after a reload, so it counts once.

import type {
  Answer,
  AskedBack,
  ChangeInfo,
  LineInfo,
  Planned as SentPlan,
  Pong,
  Reply as Sent,
  Request,
  State,
  Step,
  TableInfo,
  Told,
  Update,
} from "../protocol/messages";
import { api, ApiError } from "./api";
import { forget, keep, readKept } from "./kept";
import { refusalIn, type AnyView, type Refusal, type Reply, type Seat } from "./kinds";

/**
 * connecting: for the first time; missing: no such table for us; refused: a foreign origin; kept: its rules
 * cannot be run any more, only what was stored of it is there; asleep: the same of a game that is not over.
 */
export type Link = "connecting" | "live" | "reconnecting" | "offline" | "missing" | "refused" | "kept" | "asleep";

/** What the server last told of the game. */
export interface Position {
  version: number;
  seat: Seat | null;
  view: AnyView;
  tentative: string[];
  told: Told[][]; // what each of them did
  finished: boolean;
  to_act: Seat | null;
  asked_back: AskedBack | null;
}

/** How the own turn would go if it began now. */
export interface Planned extends SentPlan {
  view: AnyView;
}

/** Something the person must hear about: `name` is an error of the protocol or one of ours. */
export type Trouble = (name: string, message: string, refusal: Refusal | null) => void;

/** A message without what is known only when it is sent. */
type Unsent<One> = One extends Request ? Omit<One, "id" | "version"> : never;
type Acting = Extract<Request, { version: number }>;
type Asking = Exclude<Request, Acting>;

interface Change {
  id: string;
  message: Unsent<Acting>;
  version: number | null; // known when it is first sent
  tries: number;
  resolve: (reply: Reply) => void;
}

/** What answers a message of ours; a pong is heard by its version. */
export type Answered = Exclude<Sent, Pong>;

interface Query {
  message: Asking;
  resolve: (answer: Answered) => void;
}

const PING_MS = 25_000;
const PATIENCE_MS = 8_000; // for an answer, before the connection is taken for dead
const SETTLE_MS = 2_500; // for an update that a pong has told of
const LAST_MOVE_MS = 3_000; // the last move is shown before old steps are read again
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
const OFFLINE_AFTER = 5; // failed attempts
const MOST_TRIES = 5; // of one change
const MOST_NEWS = 60; // steps; more have been missed than anybody wants to see moving

const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);

export class Connection {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<Step[]>([]);
  news = $state.raw<Step[]>([]); // the steps from the position before to this one
  thinking = $state<Seat | null>(null);
  /** The bot's code is being compiled, once on a new machine: k parts of n are done, about so many seconds left. */
  preparing = $state.raw<{ k: number; n: number; left: number | null } | null>(null);
  since = $state(Date.now()); // when the seat to act got its turn, as far as we saw
  private waiting = $state(0);

  private printed: unknown = null; // what the components show; a board gets it as a part of the view
  private socket: WebSocket | null = null;
  private greeted = false; // this socket has told the state
  private attempts = 0;
  private anew = true; // ask for all steps
  private changes: Change[] = [];
  private queries = new Map<string, Query>();
  private timers = new Map<string, number>();
  private closed = false;

  constructor(
    readonly id: string,
    private readonly watch: string,
    private readonly trouble: Trouble,
  ) {
    this.restore();
    addEventListener("online", this.cameOnline);
    addEventListener("offline", this.wentOffline);
    document.addEventListener("visibilitychange", this.looked);
    this.connect();
  }

  /** Whether a change waits for its answer. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.cameOnline);
    removeEventListener("offline", this.wentOffline);
    document.removeEventListener("visibilitychange", this.looked);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.drop();
  }

  // What a page may ask for.

  act(words: string[], confirm = false): Promise<Reply> {
    return this.change({ type: "act", words, confirm });
  }

  undo(whole = false): Promise<Reply> {
    return this.change({ type: "undo", whole });
  }

  confirm(): Promise<Reply> {
    if (this.changes.some((one) => one.message.type === "confirm")) return Promise.resolve({ ok: false });
    return this.change({ type: "confirm" });
  }

  askBack(): Promise<Reply> {
    return this.change({ type: "ask_back" });
  }

  answerBack(agree: boolean): Promise<Reply> {
    return this.change({ type: "answer_back", agree });
  }

  /** What a word would change on the own sheet; nothing if it cannot be told. */
  async worth(word: string): Promise<ChangeInfo[]> {
    const answer = await this.query({ type: "worth", word });
    return answer.type === "changes" ? answer.changes : [];
  }

  async why(word: string): Promise<Refusal | null> {
    const answer = await this.query({ type: "why", word });
    return answer.type === "because" || answer.type === "refused" ? refusalIn(answer) : null;
  }

  /** How the own turn would go if it began now: `planned`, or `refused`. */
  async plan(words: string[]): Promise<Planned | Exclude<Answered, SentPlan>> {
    const answer = await this.query({ type: "plan", words });
    return answer.type === "planned" ? { ...answer, view: this.whole(answer.view) } : answer;
  }

  /** A seat's score sheet as the position stands; null if it cannot be had. */
  async sheet(seat: Seat): Promise<LineInfo[] | null> {
    const answer = await this.query({ type: "sheet", seat });
    return answer.type === "lines" ? answer.lines : null;
  }

  /** Why a bot played the turn of a step: `explained`, after some seconds, or `refused`. */
  explain(step: number): Promise<Answered> {
    return this.query({ type: "explain", step });
  }

  async sit(seat: Seat): Promise<void> {
    await this.query({ type: "sit", seat });
  }

  /** Forgets what only the seat shown may know, in old steps too: the device changes hands. */
  standUp(): void {
    this.anew = true;
    this.connect();
  }

  // Changes: one after the other, each with the version it was made for.

  private change(message: Unsent<Acting>): Promise<Reply> {
    return new Promise((resolve) => {
      const first = this.changes.length === 0;
      const version = first ? (this.position?.version ?? null) : null;
      this.changes.push({ id: newId(), message, version, tries: 0, resolve });
      this.remember();
      if (first) this.sendChange();
    });
  }

  private sendChange(): void {
    const head = this.changes[0];
    if (!head || !this.greeted || !this.position) return;
    if (head.tries === MOST_TRIES) {
      this.settle(head, { ok: false });
      this.trouble("undelivered", "", null);
      return;
    }
    head.version ??= this.position.version;
    head.tries += 1;
    this.remember();
    this.send({ ...head.message, id: head.id, version: head.version } as Acting);
    this.later("answer", PATIENCE_MS, () => this.reconnect());
  }

  /** A refused change takes those behind it along: they were meant for after it. */
  private settle(change: Change, reply: Reply): void {
    this.stop("answer");
    const gone = reply.ok ? [change] : this.changes;
    this.changes = this.changes.filter((one) => !gone.includes(one));
    this.remember();
    for (const one of gone) one.resolve(one === change ? reply : { ok: false });
    this.sendChange();
  }

  private get shelf(): string {
    return `pondside-unsent-${this.id}`;
  }

  private remember(): void {
    this.waiting = this.changes.length;
    if (this.changes.length === 0) {
      forget(this.shelf, "session");
      return;
    }
    const kept = this.changes.map(({ id, message, version }) => ({ id, message, version }));
    keep(this.shelf, kept, "session");
  }

  private restore(): void {
    const kept = readKept<Change[]>(this.shelf, "session");
    if (!Array.isArray(kept)) return;
    for (const one of kept) {
      if (typeof one?.id !== "string" || typeof one.message?.type !== "string") continue;
      // Once more is enough: the page that wanted to hear of it is gone.
      this.changes.push({ ...one, tries: MOST_TRIES - 1, resolve: () => {} });
    }
    this.waiting = this.changes.length;
  }

  private query(message: Unsent<Asking>): Promise<Answered> {
    return new Promise((resolve) => {
      const id = newId();
      const query: Query = { message: { ...message, id }, resolve };
      this.queries.set(id, query);
      if (this.greeted) this.send(query.message);
    });
  }

  private send(message: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // The connection.

  private connect(): void {
    this.stop("connect");
    this.drop();
    if (this.closed) return;
    if (!navigator.onLine) {
      this.link = "offline";
      return;
    }
    const wanted = new URLSearchParams();
    wanted.set("since", String(this.anew ? 0 : (this.steps.at(-1)?.n ?? 0)));
    if (this.watch) wanted.set("watch", this.watch);
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${origin}/api/tables/${encodeURIComponent(this.id)}/socket?${wanted}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = (event) => this.lost(event.code);
    this.later("answer", PATIENCE_MS, () => this.reconnect());
  }

  /** Lets go of the socket without hearing of its end. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private reconnect(): void {
    this.drop();
    void this.lost(0);
  }

  private async lost(code: number): Promise<void> {
    this.socket = null;
    this.greeted = false;
    for (const name of ["ping", "pong", "answer", "settle"]) this.stop(name);
    if (this.closed) return;
    if (code === 4404 || !this.position) {
      const why = await this.whyNone();
      if (why) {
        this.link = why;
        return;
      }
    }
    if (code === 4403) {
      this.link = "refused";
      return;
    }
    this.attempts += 1;
    if (!navigator.onLine || this.attempts > OFFLINE_AFTER) this.link = "offline";
    else if (this.position) this.link = "reconnecting";
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts);
    const wait = code === 4429 ? LONGEST_WAIT_MS : longest * (0.5 + Math.random() / 2);
    this.later("connect", wait, () => this.connect());
  }

  /** Why there is no socket to this table; null: there should be one. */
  private async whyNone(): Promise<Link | null> {
    try {
      const table = await api.table(this.id, this.watch || undefined);
      if (table.kept) this.table = table;
      return table.kept ? "kept" : null;
    } catch (error) {
      if (!(error instanceof ApiError)) return null;
      if (error.error === "asleep") return "asleep";
      return error.status === 404 || error.status === 403 ? "missing" : null;
    }
  }

  private cameOnline = (): void => {
    this.attempts = 0;
    if (this.link === "offline") this.link = this.position ? "reconnecting" : "connecting";
    this.connect();
  };

  private wentOffline = (): void => {
    this.drop();
    for (const name of ["ping", "pong", "answer", "settle", "connect"]) this.stop(name);
    this.link = "offline";
  };

  /** A page that slept may have lost its connection unheard. */
  private looked = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.link === "live") this.ping();
    else if (this.link === "reconnecting" || this.link === "offline") this.connect();
  };

  private ping(): void {
    this.send({ type: "ping", id: newId() });
    this.later("pong", PATIENCE_MS, () => this.reconnect());
    this.later("ping", PING_MS, () => this.ping());
  }

  // What the server says.

  private hear(text: string): void {
    const message = JSON.parse(text) as Answer;
    switch (message.type) {
      case "state":
        this.table = message.table;
        if (this.arrive(message)) {
          this.becomeLive();
          this.answered(message);
        }
        if ((this.steps.at(-1)?.n ?? 0) !== message.table.steps) this.readAnew();
        break;
      case "update":
        if (this.arrive(message)) this.answered(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "thinking":
        this.thinking = message.seat;
        this.preparing = message.preparing
          ? { k: message.preparing[0], n: message.preparing[1], left: message.left ?? null }
          : null;
        break;
      case "pong":
        this.stop("pong");
        this.expect(message.version);
        break;
      case "refused":
      case "because":
      case "changes":
      case "planned":
      case "explained":
      case "lines":
        this.answered(message);
        break;
    }
  }

  private becomeLive(): void {
    this.link = "live";
    if (this.greeted) return;
    this.greeted = true;
    this.attempts = 0;
    this.stop("answer");
    this.later("ping", PING_MS, () => this.ping());
    for (const query of this.queries.values()) this.send(query.message);
    this.sendChange();
  }

  /** Takes a position; false if something was missed before it. */
  private arrive(message: State | Update): boolean {
    const before = this.position;
    if ("printed" in message) this.printed = message.printed;
    if (before && message.version < before.version && !this.anew) return true;
    const { steps } = message;
    const known = this.anew ? 0 : (this.steps.at(-1)?.n ?? 0);
    const fresh = steps.filter((step) => step.n > known);
    const gap = fresh.some((step, k) => step.n !== known + 1 + k);
    if (gap && !this.anew) {
      this.readAnew();
      return false;
    }
    this.news = before && !this.anew && fresh.length <= MOST_NEWS ? fresh : [];
    if (this.anew) this.steps = steps;
    else if (fresh.length) this.steps = [...this.steps, ...fresh];
    this.anew = false;
    if (before?.to_act !== message.to_act || fresh.length) this.since = Date.now();
    this.thinking = null;
    this.preparing = null;
    this.position = {
      version: message.version,
      seat: message.seat,
      view: this.whole(message.view),
      tentative: message.tentative,
      told: message.tentative_told,
      finished: message.finished,
      to_act: message.to_act,
      asked_back: message.asked_back,
    };
    if (this.table && this.table.to_act !== message.to_act) {
      this.table = { ...this.table, to_act: message.to_act };
    }
    if (message.to_act === null && this.table?.state === "playing") void this.learnEnd();
    return true;
  }

  /** A view as boards get it. */
  private whole(view: unknown): AnyView {
    return { ...(view as AnyView), printed: this.printed };
  }

  /** Nobody is to act: the game is over.  The end opens what was secret, in old steps too. */
  private async learnEnd(): Promise<void> {
    try {
      this.table = await api.table(this.id, this.watch || undefined);
    } catch {
      return; // the next state tells it
    }
    if (this.table.state !== "over" || this.steps.every((step) => step.told.length > 0)) return;
    this.later("reveal", LAST_MOVE_MS, () => this.readAnew());
  }

  /** Steps were missed: connect again and get all of them. */
  private readAnew(): void {
    this.anew = true;
    this.later("connect", FIRST_WAIT_MS, () => this.connect());
  }

  private answered(message: Answered): void {
    const id = message.id ?? ""; // without one it answers nothing that we know of
    const query = this.queries.get(id);
    if (query) {
      this.queries.delete(id);
      query.resolve(message);
      return;
    }
    const head = this.changes[0];
    if (!head || head.id !== id) return;
    if (message.type === "refused") {
      const refusal = refusalIn(message);
      this.settle(head, { ok: false, refusal, message: message.message });
      this.trouble(message.error, message.message, refusal);
    } else {
      this.settle(head, { ok: true });
    }
  }

  /** The server is at a version: if its update does not come, something was missed. */
  private expect(version: number): void {
    if (!this.position || version <= this.position.version) return;
    this.later("settle", SETTLE_MS, () => {
      if (this.position && this.position.version < version) this.connect();
    });
  }

  private later(name: string, ms: number, then: () => void): void {
    this.stop(name);
    this.timers.set(name, window.setTimeout(then, ms));
  }

  private stop(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }
}
