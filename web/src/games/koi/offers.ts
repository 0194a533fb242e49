// The choices that are played at once, sorted by what they belong to, in words and pictures.

import type { Say } from "../../table/contract";
import { itemsWords, thingWords } from "./talk";
import type { Choice, View } from "./view";

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

/** What leaves out the rest: of the work, of the turn, of an effect. */
const PASSES: Choice["does"][] = ["end_work", "end_turn", "make_room", "decline"];

export function offersOf(choices: Choice[], view: View, say: Say): Offers {
  const found: Offers = { work: null, card: [], reward: [], luck: [], remove: [], pass: null, returns: new Map() };
  const sold = { slot: found.reward, market: found.card, luck: found.luck };
  for (const choice of choices) {
    const { word, does, what = "" } = choice;
    if (does === "work") found.work = plain(word, say("choice-work"));
    else if (PASSES.includes(does)) found.pass = plain(word, say("choice-pass", { phase: view.phase }));
    else if (does === "reward") found.reward.push(reward(word, view, say));
    else if (does === "buy" && choice.how) sold[choice.how].push(buying(word, choice.how, what, view, say));
    else if (does === "card") found.card.push(resolving(choice, view, say));
    else if (does === "no_koi") found.card.push(plain(word, say("choice-no_koi")));
    else if (does === "luck") found.luck.push(luck(word, what, view, say));
    else if (does === "remove") {
      found.remove.push({
        ...plain(word, say("choice-remove", { what: thingWords(what, say) })),
        pictures: [[what, 1]],
      });
    } else if (does === "discard") found.returns.set(what, word);
  }
  return found;
}

/** The one thing that is played at once, if there is nothing else. */
export function onlyOf({ work, card, reward, remove, luck }: Offers): Offered | null {
  const all = [work, ...card, ...reward, ...remove, ...luck].filter((one) => one !== null);
  return all.length === 1 ? all[0]! : null;
}

const plain = (word: string, label: string): Offered => ({ word, label, pictures: [], price: null });

function reward(word: string, { now, row }: View, say: Say): Offered {
  const gains = row[(now.slot ?? 1) - 1]?.reward ?? {};
  const label = say("choice-reward", { items: itemsWords(gains, say) || say("none") });
  return { word, label, pictures: Object.entries(gains), price: null };
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

function resolving({ word, side = 0 }: Choice, { now: { card } }: View, say: Say): Offered {
  const gains = card?.gives[side] ?? {};
  const items = itemsWords(gains, say);
  const label = say(card?.kind === "rain" ? "choice-rain" : "choice-well", { items });
  return { word, label, pictures: Object.entries(gains), price: null };
}

function luck(word: string, what: string, { printed }: View, say: Say): Offered {
  const gains = printed.luck[what] ?? {};
  return {
    word,
    label: say("choice-luck", { items: itemsWords(gains, say) }),
    pictures: Object.entries(gains),
    price: null,
  };
}
