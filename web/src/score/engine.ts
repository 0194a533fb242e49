// Counts what is written down, by the rules of the package, in this browser: no server is asked.

import type { ScoreLine } from "../table/contract";

export interface Asked {
  game: string;
  text: string;
  options: Record<string, string>;
}

/** What a sheet says besides its points; each game says some of it. */
export interface Facts {
  rival?: Record<string, number>; // points by level
  beaten?: string[];
  title?: string;
  grade_names?: Record<string, string>; // by language
  turns?: number;
}

/** What is in a box, as the engine tells it. */
export interface Box {
  names: Record<string, string[]>;
  facts: unknown; // the component file as it stands
  printed: unknown; // what the game prints, in its own form; null if it tells nothing
  sheet_lines: string[]; // the kinds of line of a sheet, in their order
}

interface Fault {
  message: string;
  key: string;
  values: Record<string, unknown>;
  line: number | null;
  column: number | null;
  clause: string | null;
}

export interface ScoredSheet {
  total: number;
  lines: ScoreLine[];
  facts: Facts;
}

/** A sentence of a reader: in English, and as a message with its values; key "": there is none. */
export interface Remark {
  message: string;
  key: string;
  values: Record<string, unknown>;
}

export interface Scored {
  sheets: ScoredSheet[];
  warnings: Remark[];
  placings: { seat: number; total: number; place: number }[] | null;
  tie_break: string | null;
  tie_clause: string | null; // the rule that broke the tie, or let it stand
}

export interface Question {
  n: number;
  what: "palette" | "score";
  told: string;
}

export type Answer = { n: number; told: unknown } | { n: number; fault: string };

/** A text that cannot be counted, and where it is wrong. */
export class NotScored extends Error {
  constructor(
    readonly told: Remark,
    readonly line: number | null,
    readonly column: number | null,
    readonly clause: string | null,
  ) {
    super(told.message);
  }
}

/** The rules could not be loaded: no connection, or a browser without WebAssembly. */
export class NoEngine extends Error {}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<Answer>) => {
    waiting.get(event.data.n)?.(event.data);
    waiting.delete(event.data.n);
  };
  worker.onerror = () => {
    worker = null;
    for (const [n, done] of waiting) done({ n, fault: "the worker could not start" });
    waiting.clear();
  };
  return worker;
}

async function ask(what: Question["what"], told: string): Promise<unknown> {
  asked += 1;
  const n = asked;
  const answer = await new Promise<Answer>((done) => {
    waiting.set(n, done);
    started().postMessage({ n, what, told } satisfies Question);
  });
  if ("fault" in answer) throw new NoEngine(answer.fault);
  return answer.told;
}

/** The sheets of a text in a game's notation. */
export async function score(told: Asked): Promise<Scored> {
  const answer = (await ask("score", JSON.stringify(told))) as Scored | { error: Fault };
  if ("error" in answer) {
    const { message, key, values, line, column, clause } = answer.error;
    // Some readers name the clause in their sentence only.
    const named = clause ?? /\b[A-Z]{3}-[A-Z]+-\d+\b/.exec(message)?.[0] ?? null;
    throw new NotScored({ message, key, values }, line, column, named);
  }
  return answer;
}

/** What is in the box of a game: names of its tiles and all facts of its component file. */
export async function palette(game: string): Promise<Box> {
  return (await ask("palette", game)) as Box;
}
