// A step of the turn under way that can be taken back: in a few words, with a picture.

import type { Say, Told } from "../../table/contract";
import { thingWords } from "./talk";
import { eventsOf, LAYING, SIZES } from "./view";

export interface TurnStep {
  label: string;
  pictures: string[]; // none: the label is shown
}

/** A step by what it did. */
export function stepOf(events: Told[], say: Say): TurnStep {
  const told = (kind: string, tile = ""): TurnStep => ({
    label: say("web-step", { kind, what: tile ? thingWords(tile, say) : "" }),
    pictures: tile ? [tile] : [],
  });
  const [first, ...others] = eventsOf(events);
  if (!first) return told("passed");
  const { key, values } = first;
  if (LAYING.includes(key)) return told("laid", values.what);
  if (key === "meditated") return { ...told("meditated"), pictures: [values.card] };
  if (key === "worked") return told("worked");
  if (key === "reward_used") {
    const got = others.find((one) => one.key === "got")?.values.items ?? {};
    const bought = SIZES.find((size) => got[size]);
    return bought ? told("bought", bought) : told("reward");
  }
  if (key === "card_used") return told("card");
  if (key === "luck_used") return { ...told("luck"), pictures: ["luck"] };
  if (key === "lifted") return told("lifted", "medium");
  if (key === "removed") return told("removed", values.koi);
  if (key === "threw") return told("returned", values.what);
  return told("passed");
}
