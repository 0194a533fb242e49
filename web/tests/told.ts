// What a server says, as short as tests want it.

import type { AnyView } from "../src/lib/kinds";
import type { State, Step, TableInfo, Update } from "../src/protocol/messages";

export const step = (n: number, other: Partial<Step> = {}): Step => ({
  n,
  turn: n,
  actor: 0,
  word: `w${n}`,
  told: [{ key: "did", values: {} }],
  ...other,
});

export const view = (other: Partial<AnyView> = {}): AnyView => ({
  seat: 0,
  turn: 1,
  totals: [0, 0],
  choices: [],
  printed: null,
  ...other,
});

export const table = (other: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "pond",
  title: "Pond",
  sheet_lines: [],
  state: "playing",
  options: {},
  settings: { points: "full", legal: true, bag: true },
  seats: [0, 1].map((seat) => ({
    seat,
    kind: "person",
    name: "",
    bot: null,
    present: true,
    mine: seat === 0,
    instead_of: null,
  })),
  host: true,
  alone: false,
  to_act: 0,
  turn: 1,
  version: 0,
  steps: 0,
  commitment: "",
  seed: null,
  undo_used: false,
  created: 0,
  updated: 0,
  outcome: null,
  components: null,
  kept: false,
  next: null,
  ...other,
});

export const update = (version: number, other: Partial<Update> = {}): Update => ({
  type: "update",
  id: null,
  version,
  seat: 0,
  view: { n: version },
  tentative: [],
  tentative_told: [],
  finished: false,
  to_act: 0,
  steps: [],
  asked_back: null,
  ...other,
});

export const state = (version: number, other: Partial<State> = {}): State => ({
  ...update(version),
  printed: { least: 3 },
  table: table({ version, steps: other.steps?.at(-1)?.n ?? 0 }),
  ...other,
  type: "state",
});
