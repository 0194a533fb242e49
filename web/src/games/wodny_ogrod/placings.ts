// Where pieces may go, as the server lists it, put in order once for every view: by piece, by
// orientation, by anchor.  Pointers and keys look things up here many times a second.

import { anchorOver, type Piece } from "./pieces";
import { cellName, type Cell, type Choice, type Deed, type Laying, type View } from "./view";

/** Something that can be done, with its word. */
export type Done = Deed & { word: string };

type Listed = Pick<View, "ways" | "choices">;
type ByAnchor = ReadonlyMap<string, Choice>;
const NOWHERE: ByAnchor = new Map();

/** Choices that lay something, each with what it lays where. */
export function* layings({ ways, choices }: Listed): Generator<Laying & { choice: Choice }> {
  let n = 0;
  for (const { what, orientation, cells } of ways) {
    for (const cell of cells) yield { what, orientation, cell, choice: choices[n++]! };
  }
}

export class Placings {
  private readonly places = new Map<string, Map<string, Choice>>();
  readonly whats = new Set<string>(); // what can be laid somewhere
  readonly others: Done[]; // everything else that can be done

  constructor(listed: Listed) {
    this.others = listed.choices.flatMap(({ word, deed }) => (deed ? [{ word, ...deed }] : []));
    for (const { what, orientation, cell, choice } of layings(listed)) {
      const key = `${what}.${orientation}`;
      let anchors = this.places.get(key);
      if (!anchors) {
        anchors = new Map();
        this.places.set(key, anchors);
      }
      anchors.set(cell, choice);
      this.whats.add(what);
    }
  }

  /** What can be done of a kind that lays nothing. */
  other(kind: Deed["kind"]): Done | undefined {
    return this.others.find((one) => one.kind === kind);
  }

  /** Anchors of a piece in an orientation; those that look the same are listed once. */
  of(what: string, piece: Piece, orientation: number): ByAnchor {
    return this.places.get(`${what}.${piece.same[orientation]}`) ?? NOWHERE;
  }

  /** What happens if a piece is laid with its grip over a cell; null if it does not fit there. */
  over(what: string, piece: Piece, orientation: number, cell: Cell): Choice | null {
    const anchor = anchorOver(piece.looks[orientation]!, cell);
    return this.of(what, piece, orientation).get(cellName(anchor)) ?? null;
  }

  /** Other ways round in which a piece fits over a cell, no two alike. */
  turnedOver(what: string, piece: Piece, orientation: number, cell: Cell): number[] {
    return piece.looks
      .map((_, k) => k)
      .filter((k) => piece.same[k] === k && k !== piece.same[orientation] && this.over(what, piece, k, cell));
  }

  /** Other ways round in which a piece fits anywhere. */
  turnedAnywhere(what: string, piece: Piece, orientation: number): number[] {
    return piece.looks
      .map((_, k) => k)
      .filter((k) => piece.same[k] === k && k !== piece.same[orientation] && this.of(what, piece, k).size > 0);
  }
}
