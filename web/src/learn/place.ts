// Where somebody is in the lesson of a game: at which table, and what has been looked at.  The rest of
// the place is the game itself, so a reload loses nothing.

import type { TableInfo } from "../protocol/messages";
import { keep, readKept } from "../lib/kept";
import type { Seen } from "../table/contract";

export interface LessonPlace {
  table: string;
  seen: Seen[];
  hidden: boolean; // the guide is folded away
  over: boolean;
}

const keyOf = (game: string): string => `pondside-lesson-${game}`;

export const placeIn = (game: string): LessonPlace | null => readKept<LessonPlace>(keyOf(game));

export const keepPlace = (game: string, place: LessonPlace): void => keep(keyOf(game), place);

export const beginAt = (game: string, table: string): void =>
  keepPlace(game, { table, seen: [], hidden: false, over: false });

/** Whether this table is that of a lesson which is not over. */
export function taughtAt({ game, id }: TableInfo): boolean {
  const place = placeIn(game);
  return place?.table === id && !place.over;
}
