// A piece on its way by finger or mouse: when a press becomes a drag, and where the piece floats.

import { pointOf } from "../../lib/turned.svelte";
import type { Look } from "./pieces";

const START = 6; // pixels

export class Dragging {
  what = $state<string | null>(null); // only once it is a drag
  x = $state(0); // the middle of the cell by which it is held, in the window
  y = $state(0);
  size = $state(0); // pixels of a cell
  private pressed: { what: string; id: number; x: number; y: number; touch: boolean } | null = null;

  press(event: PointerEvent, what: string): void {
    if (event.button !== 0) return;
    this.pressed = { what, id: event.pointerId, ...pointOf(event), touch: event.pointerType === "touch" };
  }

  /** Answers whether the drag began with this movement. */
  move(event: PointerEvent, size: number, look: (what: string) => Look | null): boolean {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.id) return false;
    const { x, y } = pointOf(event);
    const began = this.what === null && Math.hypot(x - pressed.x, y - pressed.y) >= START;
    if (began) {
      this.what = pressed.what;
      this.size = size;
    }
    if (this.what !== null) {
      const held = look(this.what);
      // A finger must not cover the piece it moves: all of it floats above.
      const lift = pressed.touch && held ? held.height - held.grip.r + 0.3 : 0;
      this.x = x;
      this.y = y - lift * this.size;
    }
    return began;
  }

  /** Answers whether something was dragged; false if it was only a press. */
  release(event: PointerEvent): boolean {
    if (event.pointerId !== this.pressed?.id) return false;
    this.pressed = null;
    const dragged = this.what !== null;
    this.what = null;
    return dragged;
  }
}
