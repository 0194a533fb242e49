// Asks the engine for the sheets of all players.  A pond that cannot be counted does not take the others
// with it: then each is asked for by itself, and nobody is ranked.

import { questionOf, type Desk, type Player } from "./desk";
import { NotScored, score, type Remark, type CountedSheet } from "./engine";

export interface Counted {
  sheets: (CountedSheet | null)[]; // null: it cannot be counted as it lies
  problems: (NotScored | null)[];
  warnings: Remark[];
  places: number[] | null; // by seat
  tieBreak: string | null;
  tieClause: string | null;
}

export async function count(desk: Desk, players: Player[]): Promise<Counted> {
  if (players.length > 1) {
    try {
      return await together(desk, players);
    } catch (error) {
      if (!(error instanceof NotScored)) throw error;
      const found = await oneByOne(desk, players);
      // Each may be right by itself where all together are not, as with the cards of one box.
      if (!found.problems.some(Boolean)) found.problems[players.length - 1] = error;
      return found;
    }
  }
  return oneByOne(desk, players);
}

async function together(desk: Desk, players: Player[]): Promise<Counted> {
  const { sheets, warnings, placings, tie_break, tie_clause } = await score(questionOf(desk, players));
  const places = placings && players.map((_, seat) => placings.find((one) => one.seat === seat)?.place ?? 0);
  return {
    sheets,
    problems: players.map(() => null),
    warnings,
    places,
    tieBreak: tie_break,
    tieClause: tie_clause,
  };
}

async function oneByOne(desk: Desk, players: Player[]): Promise<Counted> {
  const found: Counted = { sheets: [], problems: [], warnings: [], places: null, tieBreak: null, tieClause: null };
  for (const player of players) {
    try {
      const { sheets, warnings } = await score(questionOf(desk, [player]));
      found.sheets.push(sheets[0] ?? null);
      found.problems.push(null);
      found.warnings.push(...warnings);
    } catch (error) {
      if (!(error instanceof NotScored)) throw error;
      found.sheets.push(null);
      found.problems.push(error);
    }
  }
  return found;
}
