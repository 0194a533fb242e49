// What is held over the pond: chosen on the bench, or the one thing that the step under way asks for; how it is turned,
// over which cell, and where it would go.  It knows the view's choices and no rule.

import { untrack } from "svelte";
import { Drag } from "../../board/drag.svelte";
import { flipped, nextTurn, spotsOf, turnsOf, wordAt, type Group, type Mark, type Spot } from "./held";
import { hexAt, keyOf, middleOf, WIDE, type Point } from "./hexes";
import { thingAt, type Thing } from "./things";
import type { Hex, PondView, Printed } from "./view";

const SNAP = 0.6; // cells
const CELL = 60; // pixels, as long as there is no pond

/** What it is held over. */
export interface Under {
  groups: () => Group[]; // what can be taken up
  pond: () => PondView | null;
  printed: () => Printed;
  legal: () => boolean; // whether places are shown
  points: () => boolean; // whether it is told what something would bring
  sheet: () => Sheet | undefined;
}

interface Sheet {
  onSheet: (x: number, y: number) => Point & { inside: boolean };
  cellSize: () => number;
}

/** How it is seen over the pond. */
export interface Ghost {
  thing: Thing;
  fits: boolean;
  points: number | null; // null: not to be told
}

const near = (one: Hex, two: Hex) => one[0] === two[0] && one[1] === two[1];

export class Holding {
  turn = $state(0);
  pointed = $state.raw<Hex | null>(null); // the cell it is held over
  tapped = $state(false); // by a finger, which cannot hover
  readonly dragging: Drag<Group>;
  private wished = $state<string | null>(null);
  private turnedFor = "";

  readonly group = $derived.by((): Group | null => {
    const groups = this.under.groups();
    const found = groups.find((one) => one.key === (this.dragging.what?.key ?? this.wished));
    return found ?? groups.find((one) => one.by === "goes_on" || one.kind === "path") ?? null;
  });
  readonly moves = $derived.by(() => this.group?.kind === "move"); // a koi is chosen
  readonly spots = $derived.by((): Spot[] => {
    const pond = this.under.pond();
    return this.group && pond ? spotsOf(this.group, pond, this.under.printed()) : [];
  });
  private readonly dragged = $derived.by(() => (this.dragging.what ? this.snapped() : null));
  readonly aim = $derived.by((): Hex | null => (this.dragged ? this.dragged.cell : this.pointed));
  readonly spot = $derived.by((): Spot | null => {
    if (this.dragged) return this.dragged.spot;
    return this.pointed && this.group ? this.spotAt(this.pointed) : null;
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { group, aim, spot } = this;
    if (!group || !aim) return null;
    if (spot) {
      const unsaid = !this.under.legal() && !this.dragged && !this.tapped;
      const told = !unsaid && this.under.points() && !this.moves;
      return { thing: spot.thing, fits: true, points: told ? spot.points : null };
    }
    const thing = this.moves ? null : thingAt(group.kind, aim, this.turn, this.under.printed());
    return thing && { thing, fits: false, points: null };
  });
  /** Where it may go, by cell. */
  readonly marks = $derived.by(() => {
    const found = new Map<string, Mark>();
    for (const one of this.spots) {
      const key = keyOf(one.cell);
      const turned = !this.moves && one.turn !== this.turn;
      if (turned && found.has(key)) continue;
      found.set(key, { points: turned || this.moves || !this.under.points() ? null : one.points, turned });
    }
    return found;
  });
  /** The word that would lay it where it does not fit. */
  readonly refused = $derived.by((): string | null =>
    this.ghost && !this.ghost.fits && this.aim ? this.wordOver(this.aim) : null,
  );

  constructor(private readonly under: Under) {
    this.dragging = new Drag<Group>(() => under.sheet()?.cellSize() ?? CELL);
    // Every thing has a turn of its own: one in which it fits somewhere.
    $effect.pre(() => {
      const key = this.group?.key ?? "";
      if (key === this.turnedFor) return;
      this.turnedFor = key;
      untrack(() => {
        this.turn = this.spots[0]?.turn ?? 0;
      });
    });
  }

  /** Whether somebody took it up, who may put it back. */
  get taken(): boolean {
    return this.wished !== null;
  }

  /** Takes something up, or puts it back. */
  take(group: Group): void {
    if (this.dragging.what) return;
    this.wished = this.wished === group.key ? null : group.key;
    this.pointed = null;
    this.tapped = false;
  }

  /** What is dragged stays in hand when it is let go. */
  keep(): void {
    this.wished = this.dragging.what?.key ?? this.wished;
  }

  clear(): void {
    this.wished = null;
    this.pointed = null;
    this.tapped = false;
  }

  /** Another view: what was held is forgotten when it is no longer there. */
  look(): void {
    if (!this.under.groups().some((one) => one.key === this.wished)) this.wished = null;
    this.pointed = this.tapped ? null : this.pointed;
    this.tapped = false;
  }

  point(cell: Hex | null): void {
    if (this.tapped && !cell) return;
    this.pointed = cell;
    this.tapped = false;
  }

  /** Shows it where a finger tapped.  Answers whether it was shown there before. */
  tap(cell: Hex): boolean {
    if (this.tapped && this.pointed && near(this.pointed, cell)) return true;
    this.pointed = cell;
    this.tapped = true;
    this.turn = this.spotAt(cell)?.turn ?? this.turn;
    return false;
  }

  /** Where it would go if it were held over a cell: as it is turned, else turned to fit. */
  spotAt(cell: Hex): Spot | null {
    const here = this.spots.filter((one) => near(one.cell, cell));
    const covers = (one: Spot) => one.turn === this.turn && one.thing.cells.some((each) => near(each, cell));
    return here.find((one) => one.turn === this.turn) ?? this.spots.find(covers) ?? here[0] ?? null;
  }

  /** The word that lays it, or chooses a koi, over a cell. */
  wordOver(cell: Hex): string | null {
    if (!this.group) return null;
    return this.moves ? "mv0" : wordAt(this.group, cell, this.turn, this.under.printed());
  }

  /** Answers whether it fits where it is now. */
  turnBy(by: 1 | -1): boolean {
    const { group, aim } = this;
    if (!group || this.moves) return false;
    const all = turnsOf(group.kind, this.under.printed());
    const here = aim ? this.spots.filter((one) => near(one.cell, aim)).map((one) => one.turn) : [];
    const among = here.some((one) => one !== this.turn) ? [...new Set(here)].sort((one, two) => one - two) : all;
    const now = this.spot?.turn ?? this.turn;
    const next = nextTurn(now, by, among);
    this.turn = next === now && among !== all ? nextTurn(now, by, all) : next;
    const fits = (one: Spot) => near(one.cell, aim!) && one.turn === this.turn;
    return this.spot?.turn === this.turn || (aim !== null && this.spots.some(fits));
  }

  flip(): void {
    if (this.group) this.turn = flipped(this.turn, turnsOf(this.group.kind, this.under.printed()));
  }

  /** In how many places it fits as it is turned. */
  get n(): number {
    return this.spots.filter((one) => one.turn === this.turn).length;
  }

  /** The nearest place within reach of a thing that is dragged. */
  private snapped(): { spot: Spot | null; cell: Hex | null } {
    const at = this.under.sheet()?.onSheet(this.dragging.x, this.dragging.y);
    if (!at?.inside) return { spot: null, cell: null };
    const far = (one: Spot) => {
      const place = middleOf(one.cell);
      return Math.hypot(place.x - at.x, place.y - at.y) / WIDE + (one.turn === this.turn ? 0 : 0.05);
    };
    const nearest = [...this.spots].sort((one, two) => far(one) - far(two))[0];
    return { spot: nearest && far(nearest) <= SNAP ? nearest : null, cell: hexAt(at) };
  }
}
