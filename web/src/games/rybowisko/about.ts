// What can be looked up at the table: topics, each with the sentence web-about-<topic> and the clause of its
// rule, which comes with what is printed.

import type { FaceContext } from "../../table/contract";
import type { Printed, View } from "./view";
import { cardWords, colourName, driftWords, fieldWords, fishName, symbolName } from "./words";

/** The topics of the reference card, in the order of a turn. */
export const TOPICS = ["move", "token", "fish", "luck", "drift", "rest", "pile", "unique", "sets", "end"] as const;

export type Topic = (typeof TOPICS)[number] | "deck";

export const clauseOf = (topic: Topic, printed: Printed): string => printed.clauses[topic]!;

export function sentenceOf(topic: Topic, { view, say }: Pick<FaceContext<View>, "view" | "say">): string {
  const { refill_at, set_points } = view.printed;
  const one = topic === "end" && view.target === null ? "end-alone" : topic;
  return say(`web-about-${one}`, {
    refill: refill_at,
    points: set_points,
    target: view.target ?? 0,
    turns: view.turns ?? 0,
  });
}

export interface About {
  title: string;
  lines: string[];
  topic: Topic;
}

/** What `data-about` of something asks for: a topic, or fish:CODE, field:NAME, sets:SYMBOL. */
export function aboutOf(asked: string, context: FaceContext<View>): About {
  const { view, say } = context;
  const { printed } = view;
  const [kind, what = ""] = asked.split(":");
  if (kind === "fish") {
    const place = Object.keys(view.worths).find((one) => view.places[one] === what);
    const lines = [cardWords(what, printed, say), sentenceOf("fish", context)];
    if (printed.species[what]?.unique) lines.push(sentenceOf("unique", context));
    if (place) lines.push(say("web-about-worth", { n: view.worths[place] ?? 0 }));
    return { title: fishName(what, printed), lines, topic: "fish" };
  }
  if (kind === "field") {
    const token = view.tokens[what];
    const topic = token ? "token" : "rest";
    const drifts = driftWords(token?.drifts ?? {}, say);
    const lines = [sentenceOf(topic, context), drifts && say("web-after", { list: drifts })];
    if (token) lines.unshift(say("web-token", { colour: colourName(token.colour, printed) }));
    return { title: fieldWords(what, printed, say), lines: lines.filter(Boolean), topic };
  }
  const topic = (kind ?? "") in printed.clauses ? (kind as Topic) : "move";
  const title = topic === "sets" ? symbolName(what, printed) : say(`web-about-${topic}-title`);
  return { title, lines: [sentenceOf(topic, context)], topic };
}
