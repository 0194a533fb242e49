// A tile on its way by finger or mouse: when a press becomes a drag, where the tile floats, where
// it would fall.

import { pointOf } from "../../lib/turned.svelte";
import type { Place } from "./view";
import type { Put } from "./laying";

const START = 6; // pixels
const SNAP = 0.6; // cells

/** What a drag needs to know about the pond it goes to. */
export interface Ground {
  cellAt: (x: number, y: number) => Place & { inside: boolean };
  distance: (place: Place, x: number, y: number) => number;
  cellSize: () => number;
}

export interface Grasp {
  held: Put["held"];
  tile: string;
  from: Place | null; // null: from the hand
  home: DOMRect; // where it returns to
}

export class Dragging {
  grasp = $state.raw<Grasp | null>(null); // only once it is a drag
  x = $state(0); // centre of the floating tile in the window
  y = $state(0);
  size = $state(0);
  others: Promise<Put[]> = Promise.resolve([]); // lifted together with a provisional tile
  private pressed: { grasp: Grasp; id: number; x: number; y: number; touch: boolean } | null = null;

  press(event: PointerEvent, grasp: Grasp): void {
    if (event.button !== 0) return;
    this.pressed = {
      grasp,
      id: event.pointerId,
      ...pointOf(event),
      touch: event.pointerType === "touch",
    };
  }

  /** Answers whether the drag began with this movement. */
  move(event: PointerEvent, ground: Ground): boolean {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.id) return false;
    const { x, y } = pointOf(event);
    const began = this.grasp === null && Math.hypot(x - pressed.x, y - pressed.y) >= START;
    if (began) {
      this.grasp = pressed.grasp;
      this.size = ground.cellSize();
    }
    if (this.grasp) {
      // A finger must not cover the tile it moves.
      this.x = x;
      this.y = y - (pressed.touch ? this.size : 0);
    }
    return began;
  }

  /** Answers what was dragged, null if it was only a press. */
  release(event: PointerEvent): Grasp | null {
    if (event.pointerId !== this.pressed?.id) return null;
    this.pressed = null;
    return this.grasp;
  }

  /** The cell the tile would fall on: the nearest of those, if it is near enough. */
  snap(ground: Ground, cells: Place[]): Place | null {
    let nearest: Place | null = null;
    let least = SNAP;
    for (const cell of cells) {
      const far = ground.distance(cell, this.x, this.y);
      if (far <= least) [nearest, least] = [cell, far];
    }
    return nearest;
  }

  end(): void {
    this.grasp = null;
    this.pressed = null;
    this.others = Promise.resolve([]);
  }
}
