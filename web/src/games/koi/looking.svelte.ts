// What a closer look is about, read from the mark on what was looked at; the lines of the sheet that are about it, and
// the cells that score for it, to be lit.

import { Asked } from "../../board/asked.svelte";
import type { Closer, Looked } from "../../board/closer.svelte";
import type { BoardProps, ScoreLine, Seat } from "../../table/contract";
import { keyOf } from "./hexes";
import { LOOKING } from "./rays";
import { thingNamed } from "./things";
import { countedIn, type View } from "./view";

export interface About {
  type: "card" | "goal" | "thing";
  name: string; // number or kind of a card, a goal, a kind of thing
  seat: number | null; // whose pond it lies in
  word: string; // as it lies there
  cell: string;
}

/** `card:c17`, `goal:bridge`, `thing:water` or `lies:0:1,-1:a1,-1`. */
export function lookedAt(mark: string, view: View): About {
  const [type, ...rest] = mark.split(":");
  const name = rest.join(":");
  if (type === "card" || type === "goal") return { type, name, seat: null, word: "", cell: "" };
  if (type !== "lies") return { type: "thing", name, seat: null, word: "", cell: "" };
  const [seat, cell, ...word] = rest;
  const thing = thingNamed(word.join(":"), view.ponds[Number(seat)], view.printed);
  return { type: "thing", name: thing?.kind ?? "water", seat: Number(seat), word: word.join(":"), cell: cell ?? "" };
}

interface Around {
  view: () => View;
  sheet: () => BoardProps<View>["sheet"];
  seen: (seat: Seat) => boolean; // whether its points may be
}

export class Looking {
  private readonly scored: Asked<ScoreLine[]>;
  private readonly counting: Asked<ScoreLine[]>;
  private pointed = $state.raw<{ seat: Seat; word: string } | null>(null);

  readonly about = $derived.by(() => {
    const { looked } = this.closer;
    return looked ? lookedAt(looked.about, this.around.view()) : null;
  });
  /** The lines of a sheet in which it scores. */
  readonly lines = $derived.by((): ScoreLine[] => this.scored.answer ?? []);

  constructor(
    private readonly closer: Closer,
    private readonly around: Around,
  ) {
    this.scored = new Asked<ScoreLine[]>(() => {
      const { about } = this;
      return about && about.seat !== null ? this.linesOf(about.seat, about.word) : null;
    });
    this.counting = new Asked<ScoreLine[]>(() => {
      around.view();
      return this.pointed && this.linesOf(this.pointed.seat, this.pointed.word);
    });
  }

  /** What a lantern, a statue or a bridge counts is lit as soon as it is pointed at. */
  point(seat: Seat, word: string | null): void {
    if (word) this.pointed = { seat, word };
    else if (this.pointed?.seat === seat) this.pointed = null;
  }

  /** The cells of a pond that score for what is looked or pointed at. */
  countedIn(seat: Seat): ReadonlySet<string> {
    const closer = this.about?.seat === seat && this.lines.length > 0;
    const lines = closer ? this.lines : this.pointed?.seat === seat ? (this.counting.answer ?? []) : [];
    return new Set(lines.flatMap((line) => this.cellsOf(seat, line)));
  }

  /** Beside a pond, so that the cells it is about are not covered where there is room. */
  aside(pond: DOMRect, whole: boolean): Looked | null {
    const { looked } = this.closer;
    if (!looked || !this.about || !(looked.stays || LOOKING.includes(this.about.name))) return looked;
    const { top, height } = whole ? pond : looked.beside;
    return { ...looked, beside: new DOMRect(pond.left, top, pond.width, height) };
  }

  /** Asks for the lines that are about one thing. */
  private linesOf(seat: Seat, word: string): (() => Promise<ScoreLine[] | null>) | null {
    const ask = this.around.sheet();
    if (!ask || !this.around.seen(seat)) return null;
    return async () => (await ask(seat))?.filter((line) => line.tile === word) ?? null;
  }

  private cellsOf(seat: Seat, line: ScoreLine): string[] {
    const { ponds, printed } = this.around.view();
    const under = (word: string) => (thingNamed(word, ponds[seat], printed)?.cells ?? []).map(keyOf);
    return [
      ...under(line.tile ?? ""),
      ...countedIn(line).flatMap((one) => [
        ...(one.cell && one.what !== "open" ? [one.cell] : []),
        ...(one.what === "spring" ? [] : (one.cells ?? [])),
        ...(one.koi ?? []).flatMap(under),
      ]),
    ];
  }
}
