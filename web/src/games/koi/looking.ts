// What a closer look is about, read from the mark on what was looked at.

import type { View } from "./view";
import { thingNamed } from "./things";

export interface About {
  type: "card" | "goal" | "thing";
  name: string; // number or kind of a card, a goal, a kind of thing
  seat: number | null; // whose pond it lies in
  word: string; // as it lies there
  cell: string;
}

/** `card:c17`, `goal:bridge`, `thing:water` or `lies:0:1,-1:a1,-1`. */
export function lookedAt(mark: string, view: View): About {
  const [type, ...rest] = mark.split(":");
  const name = rest.join(":");
  if (type === "card" || type === "goal") return { type, name, seat: null, word: "", cell: "" };
  if (type !== "lies") return { type: "thing", name, seat: null, word: "", cell: "" };
  const [seat, cell, ...word] = rest;
  const thing = thingNamed(word.join(":"), view.ponds[Number(seat)], view.printed);
  return { type: "thing", name: thing?.kind ?? "water", seat: Number(seat), word: word.join(":"), cell: cell ?? "" };
}
