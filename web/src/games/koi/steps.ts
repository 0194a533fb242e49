// A word of the turn under way as a step that can be taken back: in a few words, with a picture.

import type { Say } from "../../table/contract";
import { thingWords } from "./talk";
import { readThing } from "./things";
import { RETURNED, sizeOf, type View } from "./view";

export interface TurnStep {
  label: string;
  pictures: string[]; // none: the label is shown
}

export function stepOf(word: string, view: View, say: Say): TurnStep {
  const told = (kind: string, tile = ""): TurnStep => ({
    label: say("web-step", { kind, what: tile ? thingWords(tile, say) : "" }),
    pictures: tile ? [tile] : [],
  });
  const thing = readThing(word, view.printed);
  if (thing) return told("laid", thing.kind);
  if (/^M\d$/.test(word)) return { ...told("meditated"), pictures: view.now.card ? [view.now.card.id] : [] };
  if (word === "W") return told("worked");
  if (word.startsWith("R$")) return told("bought", sizeOf(word.slice(2)));
  if (word === "R") return told("reward");
  if (/^C\d?$/.test(word)) return told("card");
  if (word.startsWith("!")) return { ...told("luck"), pictures: ["luck"] };
  if (word.includes("mv")) return told("lifted", "medium");
  if (word.startsWith("rm")) return told("removed", sizeOf(word.slice(2)));
  if (word in RETURNED) return told("returned", RETURNED[word]!);
  return told("passed");
}
