// A pond of Koi as it was tapped: the words of what lies there in the order of laying, and what its owner
// has; and the line of the notation in docs/rules/koi.md that says the same.

import { thingsOf, type Thing } from "../things";
import type { PondView, Printed, ThingView } from "../view";
import type { Player } from "../../../score/desk";
import { nameLine, partsOf, withNames } from "../../../score/text";

export const OWNED = ["luck", "coins", "wells", "markets", "storages"] as const;
export type Owned = (typeof OWNED)[number];

export interface Pond {
  words: string[];
  owned: Record<Owned, number>;
  scrolls: string[];
  scenario: string;
  inPlay?: string[] | null; // goals besides those in the pond; null: nobody said
}

const SPRING = "O0,0.0"; // every line begins with it

const WORD = /^(B[345]:|[a-zA-Z])(-?\d+),(-?\d+)(?:\.(\d+))?$/;

/** What the words of a line lay; a word that lays nothing is left out. */
export function lyingIn(words: string[], printed: Printed): ThingView[] {
  return words.flatMap((word) => {
    const [, sign, q, r, turn] = WORD.exec(word) ?? [];
    const kind = Object.keys(printed.things).find((one) => printed.things[one]!.sign === sign);
    return kind ? [{ kind, cell: [Number(q), Number(r)], turn: Number(turn ?? 0) }] : [];
  });
}

export const emptyPond = (): Pond => ({
  words: [],
  owned: { luck: 0, coins: 0, wells: 0, markets: 0, storages: 0 },
  scrolls: [],
  scenario: "none",
  inPlay: null,
});

export const lineOf = ({ words }: Pond): string => [SPRING, ...words].join(" ");

/** The lit path says its goals itself. */
export const fixedGoals = ({ scenario }: Pond): boolean => scenario === "lit_path";

/** Titles are for those who play alone: among several, scenario and goals in play are not said. */
export function spellPond(pond: Pond, alone: boolean): string {
  const said = [lineOf(pond), ...OWNED.filter((what) => pond.owned[what]).map((what) => `${what}=${pond.owned[what]}`)];
  if (pond.scrolls.length) said.push(`scrolls=${pond.scrolls.join(",")}`);
  if (alone && pond.scenario !== "none") said.push(`scenario=${pond.scenario}`);
  if (alone && pond.inPlay && !fixedGoals(pond)) said.push(`goals=${pond.inPlay.join("+") || "none"}`);
  return said.join(" ");
}

export const write = (players: Player<Pond>[]): string =>
  players.map(({ name, pond }) => `${nameLine(";", name)}\n${spellPond(pond, players.length === 1)}\n`).join("");

export function read(text: string): Player<Pond>[] {
  const parts = partsOf(text).map(({ name, lines }) => ({
    name,
    ponds: lines.filter((line) => /^\s*[^;#\s]/.test(line)).map(readPond),
  }));
  return withNames(parts);
}

function readPond(line: string): Pond {
  const pond = emptyPond();
  for (const word of line.trim().split(/\s+/)) {
    const [, name, value] = /^([a-z_]+)=(.*)$/.exec(word) ?? [];
    const owned = OWNED.find((one) => one === name);
    if (owned) pond.owned[owned] = Number(value) || 0;
    else if (name === "scrolls") pond.scrolls = value!.split(",").filter(Boolean);
    else if (name === "scenario") pond.scenario = value!;
    else if (name === "goals") pond.inPlay = value === "none" ? [] : value!.split("+");
    else if (word !== SPRING) pond.words.push(word);
  }
  return pond;
}

/** The pond as the game's own picture wants it; what only a game knows is left empty. */
export function viewOf({ words }: Pond, seat: number, printed: Printed): PondView {
  return {
    seat,
    things: [{ kind: "spring", cell: printed.spring[0]! }, ...lyingIn(words, printed)],
    coins: 0,
    luck: 0,
    stored: {},
    spaces: 0,
    capacity: 0,
    excess: 0,
    cards: [],
    helpers: {},
    goals: [],
    lacks: {},
    sheet: {},
    total: 0,
  };
}

/** What was laid last on a cell. */
export function topAt({ words }: Pond, cell: [number, number], printed: Printed): Thing | null {
  const there = thingsOf(lyingIn(words, printed), printed).filter(({ cells }) =>
    cells.some(([q, r]) => q === cell[0] && r === cell[1]),
  );
  return there.at(-1) ?? null;
}
