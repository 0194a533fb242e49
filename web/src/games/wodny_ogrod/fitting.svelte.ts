// How what is held fits: over the cell pointed at, another way round, or anywhere; what it would bring there, or why
// it cannot stay.

import { Asked, REST_MS } from "../../board/asked.svelte";
import { refusalWords } from "../../board/words";
import type { FaceContext, Refusal } from "../../table/contract";
import { anchorOf, type Holding } from "./holding.svelte";
import { flipped, pieceFrom, turned, type Look } from "./pieces";
import type { Placings } from "./placings";
import { bringsWords } from "./talk";
import { cellName, layingWord, pieceOf, type Cell, type Choice, type View } from "./view";

/** A piece over the garden. */
export interface Ghost {
  piece: string;
  look: Look;
  orientation: number;
  anchor: Cell;
  choice: Choice | null; // null: it does not fit there
}

interface Around {
  context: FaceContext<View>;
  placings: Placings;
  marks: boolean; // whether it is told what fits
  points: boolean; // whether it is told what something brings
}

const WAYS = 8;

export class Fitting {
  readonly piece = $derived.by(() => this.pieceAt(this.holding.what));
  readonly shape = $derived(this.piece === null ? null : this.shapeOf(this.piece));
  readonly orientation = $derived.by(() => (this.piece === null ? 0 : this.holding.wayOf(this.piece)));
  readonly legal = $derived.by((): ReadonlyMap<string, Choice> => {
    const { what } = this.holding;
    return what && this.shape ? this.around().placings.of(what, this.shape, this.orientation) : new Map();
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { piece, shape, orientation } = this;
    const { over } = this.holding;
    if (!piece || !shape || !over) return null;
    const anchor = anchorOf(shape, orientation, over);
    const choice = this.legal.get(cellName(anchor)) ?? null;
    return { piece, look: shape.looks[orientation]!, orientation, anchor, choice };
  });
  /** Other ways round in which it fits: over the cell pointed at, or anywhere if it fits nowhere as it is. */
  readonly ways = $derived.by((): number[] => {
    const { what, over } = this.holding;
    const { placings, marks } = this.around();
    if (!what || !this.shape || !marks || this.ghost?.choice) return [];
    if (over) {
      const here = placings.turnedOver(what, this.shape, this.orientation, over);
      if (here.length || this.legal.size) return here;
    }
    return this.legal.size ? [] : placings.turnedAnywhere(what, this.shape, this.orientation);
  });
  /** Whether it would fit after a turn to a side or over. */
  readonly helps = $derived({
    left: this.fitsSo(turned(this.orientation, -1)),
    right: this.fitsSo(turned(this.orientation, 1)),
    over: this.fitsSo(flipped(this.orientation)),
  });
  private readonly refused = $derived(
    this.ghost && !this.ghost.choice ? this.wordAt(this.orientation, this.ghost.anchor) : "",
  );
  private readonly asked: Asked<Refusal>;

  constructor(
    private readonly holding: Holding,
    private readonly around: () => Around,
    why: (word: string) => Promise<Refusal | null>,
  ) {
    this.asked = new Asked(() => {
      const word = this.refused;
      return word && this.around().marks ? () => why(word) : null;
    }, REST_MS);
  }

  /** Why it cannot stay where it is pointed at. */
  get refusal(): Refusal | null {
    return this.asked.answer;
  }

  get reason(): string {
    return refusalWords(this.refusal, this.around().context.say);
  }

  /** What is to be said of it where it is. */
  readonly verdict = $derived.by((): string => {
    if (this.piece === null) return "";
    const { context, marks } = this.around();
    const { say } = context;
    if (this.ghost?.choice) return this.brings(this.ghost.choice) || say("web-fits");
    if (!marks) return say("web-held-hint");
    const { over } = this.holding;
    if (this.ways.length) return say(over && this.legal.size ? "web-fits-turned" : "web-fits-only-turned");
    if (!this.legal.size) return say("web-fits-nowhere");
    return over ? this.reason || say("web-fits-not") : say("web-held-hint");
  });

  private pieceAt(what: string | null): string | null {
    return what === null ? null : pieceOf(what, this.around().context.view);
  }

  private shapeOf(piece: string) {
    return pieceFrom(this.around().context.view.printed.pieces[piece]!);
  }

  private fitsSo(way: number): boolean {
    const { what, over } = this.holding;
    const { placings, marks } = this.around();
    if (!what || !this.shape || !marks || this.ghost?.choice) return false;
    if (over && placings.over(what, this.shape, way, over)) return true;
    return this.legal.size === 0 && placings.of(what, this.shape, way).size > 0;
  }

  private brings(choice: Choice): string {
    const { context, points } = this.around();
    return bringsWords(choice, points, context);
  }

  /** The word that lays what is held. */
  wordAt(orientation: number, anchor: Cell): string {
    return layingWord({ what: this.holding.what ?? "", orientation, cell: cellName(anchor) });
  }

  /** Something that can be held, as it would be held. */
  lookOf(what: string): Look | null {
    const piece = this.pieceAt(what);
    return piece ? this.shapeOf(piece).looks[this.holding.wayOf(piece)]! : null;
  }

  /** What happens if what is held is laid with its grip over a cell; null if it does not fit there. */
  over(cell: Cell, orientation = this.orientation): Choice | null {
    const { what } = this.holding;
    return what && this.shape ? this.around().placings.over(what, this.shape, orientation, cell) : null;
  }

  /** Whether it would fit over a cell another way round. */
  turns(cell: Cell): boolean {
    const { what } = this.holding;
    if (!what || !this.shape) return false;
    return this.around().placings.turnedOver(what, this.shape, this.orientation, cell).length > 0;
  }

  /** The most that something brings anywhere, if that is told. */
  best(what: string): number | null {
    const { placings, marks, points } = this.around();
    const piece = this.pieceAt(what);
    if (!piece || !points || !marks) return null;
    let most = 0;
    for (let way = 0; way < WAYS; way++) {
      for (const choice of placings.of(what, this.shapeOf(piece), way).values()) {
        most = Math.max(most, choice.points ?? 0);
      }
    }
    return most;
  }

  /** What a cell would mean for what is held, for those who hear it. */
  spoken(cell: Cell): string {
    const { context, marks } = this.around();
    const { say } = context;
    if (!this.shape || !marks) return "";
    const choice = this.over(cell);
    if (!choice) return say(this.turns(cell) ? "web-fits-turned" : "web-fits-not");
    const brings = this.brings(choice);
    return brings ? say("web-fits-brings", { brings }) : say("web-fits");
  }
}
