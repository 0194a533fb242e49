// Laying the two tiles of a turn, and taking a provisional one up again.  The server keeps the
// order of words, so the tile laid first can only be moved with the second one lifted as well.

import type { BoardProps } from "../../table/contract";
import { putWord, readPut, type Held, type Place } from "./view";

export type Put = Place & { held: Held };
type Hands = Pick<BoardProps, "act" | "undo">;

/** What the words of this turn laid, first to last. */
export function laidBy(tentative: string[]): Put[] {
  return tentative.map(readPut).filter((put) => put !== null);
}

const wordOf = (put: Put): string => putWord(put.held, put);
const same = (one: Place, two: Place): boolean => one.x === two.x && one.y === two.y;

/** Lifts a provisional tile; answers with those that had to be lifted with it. */
export async function lift(place: Place, laid: Put[], { undo }: Hands): Promise<Put[]> {
  const from = laid.findIndex((put) => same(put, place));
  const above = laid.slice(from + 1);
  for (let k = 0; k <= above.length; k++) await undo();
  return above;
}

/** Lays a tile and those lifted with it, in whichever order is possible; false if one stays in hand. */
export async function layWith(put: Put, others: Put[], { act }: Hands): Promise<boolean> {
  const [word, more] = [wordOf(put), others.map(wordOf)];
  if ((await act([word, ...more])).ok) return true;
  if (!more.length) return false;
  if ((await act([...more, word])).ok) return true;
  await act([word]);
  return false;
}

/** Lays again what was lifted with a tile that stays in hand; false if that is not possible. */
export async function layAgain(others: Put[], { act }: Hands): Promise<boolean> {
  return others.length === 0 || (await act(others.map(wordOf))).ok;
}
