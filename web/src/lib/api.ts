// The HTTP part of docs/protocol.md.

import type {
  Claim,
  Draws,
  Fault,
  GameInfo,
  MadeInvite,
  MadeTable,
  Myself,
  Moment as SentMoment,
  OfferInfo,
  Preparing,
  ReachInfo,
  Rename,
  Sheets,
  Shown,
  TableInfo,
  WantedInvite,
  WantedOptions,
  WantedSitter,
  WantedTable,
} from "../protocol/messages";
import type { AnyView } from "./kinds";
import { speech } from "./speech.svelte";

/** A position of the past, with what the components show as a part of the view. */
export interface Moment<View extends AnyView = AnyView> extends SentMoment {
  view: View;
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
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const fault = answer as Fault | null; // of whatever stands before the service, it is none
  throw new ApiError(fault?.error ?? "failed", fault?.message ?? "", response.status, fault?.detail);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const watching = (watch?: string) => (watch ? `?watch=${encodeURIComponent(watch)}` : "");

// Two first requests at once would become two guests, and one would lose what it made: whoever
// changes something waits until we are known.
let known: Promise<Myself> | null = null;
function introduced(): Promise<Myself> {
  known ??= call<Myself>("GET", "/api/me").catch((error) => {
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
const printed = new Map<string, Promise<unknown>>();

function printedOf(id: string, watch?: string): Promise<unknown> {
  let asked = printed.get(id);
  if (!asked) {
    asked = call<Shown>("GET", `${table(id)}/printed${watching(watch)}`).then((one) => one.printed);
    asked.catch(() => printed.delete(id));
    printed.set(id, asked);
  }
  return asked;
}

export const api = {
  me: introduced,
  rename: async (name: string): Promise<Myself> => {
    const me = await change<Myself>("PUT", "/api/me", { name } satisfies Rename);
    known = Promise.resolve(me);
    return me;
  },
  reach: () => call<ReachInfo>("GET", "/api/reach"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  /** What can be chosen for a table; what clashes with the option chosen last gives way. */
  offers: (game: string, seats: number, options: Record<string, string>, last: string) => {
    const wanted: WantedOptions = { seats, options, last, language: speech.language };
    return change<OfferInfo[]>("POST", `/api/games/${game}/options`, wanted);
  },
  /** The game named is got ready before others. */
  preparing: (game: string) => call<Preparing>("GET", `/api/preparing?game=${game}`),
  make: (wanted: WantedTable) =>
    change<MadeTable>("POST", "/api/tables", { language: speech.language, ...wanted } satisfies WantedTable),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  table: (id: string, watch?: string) => call<TableInfo>("GET", table(id) + watching(watch)),
  /** What an invite is for, asked before the seat is taken. */
  invited: (id: string, invite: string) =>
    call<TableInfo>("GET", `${table(id)}/invited?invite=${encodeURIComponent(invite)}`),
  claim: (id: string, invite: string) => change<TableInfo>("POST", `${table(id)}/claim`, { invite } satisfies Claim),
  /** Takes the seats that are reserved for us. */
  come: (id: string) => change<TableInfo>("POST", `${table(id)}/claim`, {}),
  /** The next game of a finished one, the same for all who ask; we sit there. */
  again: (id: string) => change<TableInfo>("POST", `${table(id)}/again`, {}),
  /** Whoever gets its invite, or a bot, shall have a seat that nobody has taken. */
  give: (id: string, seat: number, to: WantedSitter) => change<TableInfo>("PUT", `${table(id)}/seats/${seat}`, to),
  invite: (id: string, seat: number) =>
    call<MadeInvite>("POST", `${table(id)}/invites`, { seat } satisfies WantedInvite),
  moment: async (id: string, n: number, watch?: string): Promise<Moment> => {
    const path = `${table(id)}/steps/${n}${watching(watch)}`;
    const [moment, printed] = await Promise.all([call<SentMoment>("GET", path), printedOf(id, watch)]);
    return { ...moment, view: { ...(moment.view as AnyView), printed } };
  },
  sheets: (id: string, watch?: string) => call<Sheets>("GET", `${table(id)}/sheets${watching(watch)}`),
  draws: (id: string, watch?: string) => call<Draws>("GET", `${table(id)}/draws${watching(watch)}`),
  record: async (id: string, watch?: string): Promise<string> => {
    const answer = await fetch(`${table(id)}/record${watching(watch)}`).catch(() => null);
    if (!answer?.ok) throw new ApiError(answer ? "failed" : "offline", "", answer?.status ?? 0);
    return answer.text();
  },
  recordUrl: (id: string, watch?: string) => `${table(id)}/record${watching(watch)}`,
};
