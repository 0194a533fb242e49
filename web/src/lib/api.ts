// The HTTP part of docs/protocol.md.

import type { ScoreLine, SeatInfo, Settings, Step } from "../table/contract";
import { speech } from "./speech.svelte";

export interface GameOption {
  id: string;
  values: string[];
  default: string;
  clause: string;
}

/** An option of a table being set up: how it stands, and the values that it may be given. */
export interface Offer {
  id: string;
  value: string;
  values: string[];
}

/** A bot that a table may invite. */
export interface BotInfo {
  name: string;
  ms: number | null; // the most time it takes for a turn; null: none worth telling
  explains: boolean; // whether it can tell why it played a turn
}

export interface GameInfo {
  key: string;
  title: string;
  stage: string;
  credits: string;
  seats: [number, number];
  options: GameOption[];
  bots: BotInfo[]; // from a kind beginner up
  components: { digest: string; name: string } | null; // of an owner's component file; null: ours
}

/** Where others find this service. */
export interface ReachInfo {
  public: string | null; // what its owner says that everybody can open
  here_only: boolean; // only this computer can come
  house: string[]; // what others in the house can open, the likeliest first
  command: string; // what lets the house in
}

/** What is compiled once on this computer; everything can be played meanwhile. */
export interface Preparing {
  waiting: number; // how much is still to come
  bots: Record<string, string[]>; // of each game: bots that are not compiled yet
}

export interface Placing {
  seat: number;
  total: number;
  place: number;
}

export interface Outcome {
  reason: string;
  placings: Placing[];
  tie_break: string | null;
  words: string[];
  beaten: string[];
}

/** The game that the people of a table play next. */
export interface NextInfo {
  seat: number; // here, of who asked for it
  open: boolean; // it waits for somebody
  table: string | null; // null: this browser has no seat there
  joined: boolean; // whether it has taken it
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: "open" | "playing" | "over";
  options: Record<string, string>;
  settings: Settings;
  seats: SeatInfo[];
  host: boolean;
  alone: boolean;
  to_act: number | null;
  turn: number;
  version: number;
  steps: number;
  commitment: string;
  seed: string | null;
  undo_used: boolean;
  created: number;
  updated: number;
  outcome: Outcome | null;
  invites?: Record<string, string>; // for who arranges the seats
  watch?: string | null; // for the host
  components: string | null; // digest of an owner's component file; null: ours
  kept: boolean; // its rules cannot be run any more: only what was stored at its end is there
  next: NextInfo | null;
}

export type WantedSeat =
  | { kind: "me"; name?: string }
  | { kind: "bot"; bot: string }
  | { kind: "open" };

export interface WantedTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string>;
  settings?: Partial<Settings>;
  lesson?: boolean; // a first game, dealt the same for every learner
}

export interface MadeTable {
  table: TableInfo;
  invites: Record<string, string>;
  watch: string;
}

export interface Moment<View = any> {
  n: number;
  of: number;
  steps: Step[];
  view: View;
}

export interface Draw {
  stream: string;
  n: number;
  total: number;
  drawn: number;
  word: string;
}

/** An answer that is no success; `name` is the protocol's error name, or "offline". */
export class ApiError extends Error {
  constructor(
    readonly error: string,
    message: string,
    readonly status: number,
    readonly detail: { key?: string; values?: Record<string, string | number> } = {},
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json", "x-pondside": "1" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", "", 0);
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) {
    throw new ApiError(answer?.error ?? "failed", answer?.message ?? "", response.status, answer?.detail);
  }
  return answer as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const watching = (watch?: string) => (watch ? `?watch=${encodeURIComponent(watch)}` : "");

interface Me {
  guest: string;
  name: string;
}

// Two first requests at once would become two guests, and one would lose what it made: whoever
// changes something waits until we are known.
let known: Promise<Me> | null = null;
function introduced(): Promise<Me> {
  known ??= call<Me>("GET", "/api/me").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

async function change<T>(method: string, path: string, body: unknown): Promise<T> {
  await introduced();
  return call<T>(method, path, body);
}

// What the components of a table's game show never changes; a board gets it as a part of the view.
const printed = new Map<string, Promise<any>>();

function printedOf(id: string, watch?: string): Promise<any> {
  let asked = printed.get(id);
  if (!asked) {
    asked = call<{ printed: any }>("GET", `${table(id)}/printed${watching(watch)}`).then((one) => one.printed);
    asked.catch(() => printed.delete(id));
    printed.set(id, asked);
  }
  return asked;
}

export const api = {
  me: introduced,
  rename: async (name: string): Promise<Me> => {
    const me = await change<Me>("PUT", "/api/me", { name });
    known = Promise.resolve(me);
    return me;
  },
  reach: () => call<ReachInfo>("GET", "/api/reach"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  /** What can be chosen for a table; what clashes with the option chosen last gives way. */
  offers: (game: string, seats: number, options: Record<string, string>, last: string) => {
    const wanted = { seats, options, last, language: speech.language };
    return change<Offer[]>("POST", `/api/games/${game}/options`, wanted);
  },
  /** The game named is got ready before others. */
  preparing: (game: string) => call<Preparing>("GET", `/api/preparing?game=${game}`),
  make: (wanted: WantedTable) =>
    change<MadeTable>("POST", "/api/tables", { language: speech.language, ...wanted }),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  table: (id: string, watch?: string) => call<TableInfo>("GET", table(id) + watching(watch)),
  /** What an invite is for, asked before the seat is taken. */
  invited: (id: string, invite: string) =>
    call<TableInfo>("GET", `${table(id)}/invited?invite=${encodeURIComponent(invite)}`),
  claim: (id: string, invite: string) => change<TableInfo>("POST", `${table(id)}/claim`, { invite }),
  /** Takes the seats that are reserved for us. */
  come: (id: string) => change<TableInfo>("POST", `${table(id)}/claim`, {}),
  /** The next game of a finished one, the same for all who ask; we sit there. */
  again: (id: string) => change<TableInfo>("POST", `${table(id)}/again`, {}),
  /** Whoever gets its invite, or a bot, shall have a seat that nobody has taken. */
  give: (id: string, seat: number, to: { kind: "open" } | { kind: "bot"; bot: string }) =>
    change<TableInfo>("PUT", `${table(id)}/seats/${seat}`, to),
  invite: (id: string, seat: number) =>
    call<{ invite: string }>("POST", `${table(id)}/invites`, { seat }),
  moment: async (id: string, n: number, watch?: string) => {
    const path = `${table(id)}/steps/${n}${watching(watch)}`;
    const [moment, printed] = await Promise.all([call<Moment>("GET", path), printedOf(id, watch)]);
    return { ...moment, view: { ...moment.view, printed } };
  },
  sheets: (id: string, watch?: string) =>
    call<{ sheets: ScoreLine[][]; outcome: Outcome }>("GET", `${table(id)}/sheets${watching(watch)}`),
  draws: (id: string, watch?: string) =>
    call<{ seed: string; commitment: string; draws: Draw[] | null }>(
      "GET",
      `${table(id)}/draws${watching(watch)}`,
    ),
  record: async (id: string, watch?: string): Promise<string> => {
    const answer = await fetch(`${table(id)}/record${watching(watch)}`).catch(() => null);
    if (!answer?.ok) throw new ApiError(answer ? "failed" : "offline", "", answer?.status ?? 0);
    return answer.text();
  },
  recordUrl: (id: string, watch?: string) => `${table(id)}/record${watching(watch)}`,
};
