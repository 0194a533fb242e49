// Ponds of Kōhaku in the notation of docs/rules/kohaku.md, one after another.

import type { Player } from "../../../score/desk";
import { MOST_PLAYERS } from "../../../score/text";
import { emptyPond, placeOf, type Pile, type Pond } from "./pond";

const TOLD = /^\s*(player|goal|rival)\s*:\s*(.*?)\s*$/;
const ORIGIN = /^\s*origin\s*:\s*(-?\d+)\s*,\s*(-?\d+)\s*$/;

export function spellRows({ tiles }: Pond): string {
  const places = Object.keys(tiles).map(placeOf);
  if (!places.length) return "";
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lines = [`origin: ${left},${top}`];
  for (let y = top; y <= bottom; y += 1) {
    const row = [];
    for (let x = left; x <= right; x += 1) row.push(tiles[`${x},${y}`] ?? "-");
    lines.push(row.join(" "));
  }
  return lines.join("\n") + "\n";
}

export function write(players: Player<Pond>[]): string {
  const ponds = players.map(({ name, pond }) => {
    const goal = pond.goal ? `goal: ${pond.goal}\n` : "";
    // What follows # would be a remark.
    return `player: ${name.replace(/[#\s]+/g, " ").trim()}`.trimEnd() + `\n${goal}${spellRows(pond)}`;
  });
  const rival = players.length === 1 && players[0]!.pond.rival;
  if (rival) {
    const counts = Object.entries(rival).map(([what, n]) => `${what}=${n}`);
    ponds.push(`rival: ${counts.join(" ")}\n`);
  }
  return ponds.join("\n");
}

export function read(text: string): Player<Pond>[] {
  const found: Player<Pond>[] = [];
  const last = (): Player<Pond> => {
    if (found.length === 0) found.push({ name: "", pond: emptyPond() });
    return found.at(-1)!;
  };
  let [left, y] = [0, 0];
  let rival: Pile | null = null;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    const bare = line.replace(/#.*/, "");
    const [, what, told] = TOLD.exec(bare) ?? [];
    if (what === "player") {
      found.push({ name: told!, pond: emptyPond() });
      [left, y] = [0, 0];
    } else if (what === "goal") last().pond.goal = told!;
    else if (what === "rival") rival = readPile(told!);
    else {
      for (const row of bare.split("/")) {
        const origin = ORIGIN.exec(row);
        if (origin) [left, y] = [Number(origin[1]), Number(origin[2])];
        if (origin || !row.trim()) continue;
        for (const [k, token] of row.trim().split(/\s+/).entries()) {
          if (token !== "-") last().pond.tiles[`${left + k},${y}`] = token;
        }
        y += 1;
      }
    }
  }
  if (rival && found.length === 1) found[0]!.pond.rival = rival;
  return found.slice(0, MOST_PLAYERS);
}

/** What it does not tell is not there. */
function readPile(text: string): Pile {
  return Object.fromEntries([...text.matchAll(/(\w+)=(\d+)/g)].map(([, what, n]) => [what, Number(n)])) as Pile;
}
