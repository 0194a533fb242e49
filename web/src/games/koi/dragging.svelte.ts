// A thing on its way from the bench by finger or mouse: when a press becomes a drag, and where it floats.

import { pointOf } from "../../lib/turned.svelte";
import type { Group } from "./held";

const START = 6; // pixels

export class Dragging {
  group = $state.raw<Group | null>(null); // only once it is a drag
  x = $state(0);
  y = $state(0);
  private pressed: { group: Group; id: number; x: number; y: number; touch: boolean } | null = null;

  press(event: PointerEvent, group: Group): void {
    if (event.button !== 0) return;
    this.pressed = { group, id: event.pointerId, ...pointOf(event), touch: event.pointerType === "touch" };
  }

  /** Answers whether the drag began with this movement. */
  move(event: PointerEvent, cell: number): boolean {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.id) return false;
    const { x, y } = pointOf(event);
    const began = this.group === null && Math.hypot(x - pressed.x, y - pressed.y) >= START;
    if (began) this.group = pressed.group;
    this.x = x;
    this.y = y - (pressed.touch ? cell : 0); // a finger must not cover what it moves
    return began;
  }

  /** Answers whether something was dragged. */
  release(event: PointerEvent): boolean {
    if (event.pointerId !== this.pressed?.id) return false;
    this.pressed = null;
    return this.group !== null;
  }

  end(): void {
    this.group = this.pressed = null;
  }
}
