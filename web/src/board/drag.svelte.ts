// Something on its way by finger or mouse: when a press becomes a drag, and where what is dragged floats.

import { pointOf } from "../lib/turned.svelte";

const START = 6; // pixels

export class Drag<What> {
  what = $state.raw<What | null>(null); // only once it is a drag
  x = $state(0); // the middle of what floats, or of the cell by which it is held, in the window
  y = $state(0);
  size = $state(0); // pixels of a cell
  private pressed: { what: What; id: number; x: number; y: number; touch: boolean } | null = null;

  constructor(
    private readonly cellSize: () => number,
    /** How many cells it floats above a finger, which must not cover what it moves. */
    private readonly above: (what: What) => number = () => 1,
  ) {}

  press(event: PointerEvent, what: What): void {
    if (event.button !== 0) return;
    this.pressed = { what, id: event.pointerId, ...pointOf(event), touch: event.pointerType === "touch" };
  }

  /** Answers whether the drag began with this movement. */
  move(event: PointerEvent): boolean {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.id) return false;
    const { x, y } = pointOf(event);
    const began = this.what === null && Math.hypot(x - pressed.x, y - pressed.y) >= START;
    if (began) {
      this.what = pressed.what;
      this.size = this.cellSize();
    }
    if (this.what !== null) {
      this.x = x;
      this.y = y - (pressed.touch ? this.above(this.what) * this.size : 0);
    }
    return began;
  }

  /** Answers what was dragged, null if it was only a press.  It floats until `end`. */
  release(event: PointerEvent): What | null {
    if (event.pointerId !== this.pressed?.id) return null;
    this.pressed = null;
    return this.what;
  }

  end(): void {
    this.what = null;
    this.pressed = null;
  }
}
