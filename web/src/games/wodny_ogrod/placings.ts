// Where pieces may go, as the server lists it, put in order once for every view: by piece, by
// orientation, by anchor.  Pointers and keys look things up here many times a second.

import { anchorOver, type Piece } from "./pieces";
import { cellName, readLaying, type Cell, type Choice, type View } from "./view";

type ByAnchor = ReadonlyMap<string, Choice>;
const NOWHERE: ByAnchor = new Map();

export class Placings {
  private readonly places = new Map<string, Map<string, Choice>>();
  readonly whats = new Set<string>(); // what can be laid somewhere
  readonly words = new Set<string>(); // everything else that can be done

  constructor(choices: Choice[]) {
    for (const choice of choices) {
      const laying = readLaying(choice.word);
      if (!laying) {
        this.words.add(choice.word);
        continue;
      }
      const key = `${laying.what}.${laying.orientation}`;
      let anchors = this.places.get(key);
      if (!anchors) {
        anchors = new Map();
        this.places.set(key, anchors);
      }
      anchors.set(laying.cell, choice);
      this.whats.add(laying.what);
    }
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

export const placingsOf = (view: View): Placings => new Placings(view.choices);
