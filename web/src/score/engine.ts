// Counts what is written down, by the rules of the package, in this browser: no server is asked.

import type {
  Asked,
  BoxInfo,
  CountedSheet,
  CountedText,
  RemarkInfo,
  SheetFacts,
  TextFault,
} from "../protocol/messages";

export type { Asked, BoxInfo as Box, CountedSheet, CountedText, RemarkInfo as Remark, SheetFacts as Facts };

export interface Question {
  n: number;
  what: "palette" | "score";
  told: string;
}

export type Answer = { n: number; told: unknown } | { n: number; fault: string };

/** A text that cannot be counted, and where it is wrong. */
export class NotScored extends Error {
  constructor(
    readonly told: RemarkInfo,
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
export async function score(told: Asked): Promise<CountedText> {
  const answer = (await ask("score", JSON.stringify(told))) as CountedText | TextFault;
  if ("error" in answer) {
    const { error, line, column, clause } = answer;
    // Some readers name the clause in their sentence only.
    const named = clause ?? /\b[A-Z]{3}-[A-Z]+-\d+\b/.exec(error.message)?.[0] ?? null;
    throw new NotScored(error, line, column, named);
  }
  return answer;
}

/** What is in the box of a game: names of its tiles and all facts of its component file. */
export async function palette(game: string): Promise<BoxInfo> {
  return (await ask("palette", game)) as BoxInfo;
}
