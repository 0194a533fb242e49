// How bots are called at a table.

import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/protocol/messages";
import { botOf, levelOf } from "../src/table/seats";

const say = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
const seat = (bot: string, instead_of: string | null = null): SeatInfo => ({
  seat: 1,
  kind: "bot",
  name: "",
  bot,
  present: true,
  mine: false,
  instead_of,
});

describe("a bot", () => {
  it("is called by its level, or by the name of who knows none", () => {
    expect(botOf(seat("keen"), say)).toBe("table-bot-keen");
    expect(levelOf(seat("keen"), say)).toBe("table-level-keen");
    expect(levelOf(seat("greedy"), say)).toBe("table-level greedy");
  });

  it("says in whose place it plays", () => {
    expect(botOf(seat("keen", "greedy"), say)).toBe("table-bot-instead table-bot-keen greedy");
    expect(levelOf(seat("keen", "greedy"), say)).toBe("table-bot-instead table-level-keen greedy");
  });
});
