// The choices that are played at once, sorted by what they belong to, in words and pictures.

import type { Say } from "../../table/contract";
import { itemsWords, thingWords } from "./talk";
import { RETURNED, sizeOf, type Choice, type View } from "./view";

export interface Offered {
  word: string;
  label: string;
  pictures: [string, number][]; // what it brings, and how many
  price: number | null; // coins to pay
}

export interface Offers {
  work: Offered | null;
  card: Offered[];
  reward: Offered[];
  luck: Offered[];
  remove: Offered[];
  pass: Offered | null;
  returns: Map<string, string>; // things of storage that may be returned
}

export function offersOf(choices: Choice[], view: View, say: Say): Offers {
  const found: Offers = { work: null, card: [], reward: [], luck: [], remove: [], pass: null, returns: new Map() };
  for (const { word } of choices) {
    if (word === "W") found.work = plain(word, say("choice-work"));
    else if (word === "-") found.pass = plain(word, say("choice-pass", { phase: view.phase }));
    else if (word === "R") found.reward.push(reward(view, say));
    else if (word.startsWith("R$")) found.reward.push(buying(word, "slot", sizeOf(word.slice(2)), view, say));
    else if (/^C\d?$/.test(word)) found.card.push(resolving(word, view, say));
    else if (word.startsWith("!")) found.luck.push(luck(word, view, say));
    else if (word.startsWith("rm")) {
      const size = sizeOf(word.slice(2));
      found.remove.push({
        ...plain(word, say("choice-remove", { what: thingWords(size, say) })),
        pictures: [[size, 1]],
      });
    } else if (word in RETURNED) found.returns.set(RETURNED[word]!, word);
  }
  return found;
}

/** The one thing that is played at once, if there is nothing else. */
export function onlyOf({ work, card, reward, remove, luck }: Offers): Offered | null {
  const all = [work, ...card, ...reward, ...remove, ...luck].filter((one) => one !== null);
  return all.length === 1 ? all[0]! : null;
}

const plain = (word: string, label: string): Offered => ({ word, label, pictures: [], price: null });

function reward({ now, row }: View, say: Say): Offered {
  const gains = row[(now.slot ?? 1) - 1]?.reward ?? {};
  const label = say("choice-reward", { items: itemsWords(gains, say) || say("none") });
  return { word: "R", label, pictures: Object.entries(gains), price: null };
}

function buying(word: string, how: "slot" | "market" | "luck", size: string, view: View, say: Say): Offered {
  const price = view.printed.prices[how][size] ?? 0;
  const label = say("choice-buy", {
    how,
    what: thingWords(size, say),
    price: say("item", { what: "coins", n: price }),
  });
  return { word, label, pictures: [[size, 1]], price };
}

function resolving(word: string, view: View, say: Say): Offered {
  const { card } = view.now;
  if (card?.kind === "market") {
    if (word === "C") return plain(word, say("choice-no_koi"));
    return buying(word, "market", ["small", "medium", "large"][Number(word[1]) - 1]!, view, say);
  }
  const gains = card?.gives[card.kind === "rain" ? 0 : Number(word[1] ?? 1) - 1] ?? {};
  const items = itemsWords(gains, say);
  const label = say(card?.kind === "rain" ? "choice-rain" : "choice-well", { items });
  return { word, label, pictures: Object.entries(gains), price: null };
}

function luck(word: string, view: View, say: Say): Offered {
  const gains = view.printed.luck[word];
  if (!gains) return buying(word, "luck", sizeOf(word.slice(1)), view, say);
  return {
    word,
    label: say("choice-luck", { items: itemsWords(gains, say) }),
    pictures: Object.entries(gains),
    price: null,
  };
}
