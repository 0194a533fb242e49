// How a ground is seen in its frame: whole unless somebody zooms, moved by one finger or the mouse, zoomed by two, the
// wheel and keys.  A ground has units of its own; the frame is in pixels.

import { untrack } from "svelte";
import { boxOf, pointOf } from "../lib/turned.svelte";

export interface Point {
  x: number;
  y: number;
}

/** Pixels of a unit, and where 0, 0 of the ground lies in the frame. */
export interface Seen extends Point {
  scale: number;
}

/** A square part of the frame, in pixels. */
export interface Spot {
  left: number;
  top: number;
  size: number;
}

export interface Ground {
  fit: () => Seen; // all of it
  size: () => { wide: number; high: number }; // of all of it, in units
  strip: number; // pixels at the top of the frame for a caption and buttons
  slack: number; // pixels by which it may be higher than the frame
  least: () => number; // pixels of a unit
  most: number;
  still: () => boolean; // it keeps its place while something is dragged over it
  wanted: () => Point[]; // what must be in sight, where something may be laid
  turns?: () => ((by: 1 | -1) => void) | undefined; // the wheel turns what is held instead of zooming
}

export const FINGER = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
const DRAG = 6; // pixels before a press becomes a drag
const THUMB = 24; // pixels by which a finger may miss a cell that is smaller than one
const NOTCH = 40; // how far a wheel rolls, in pixels, to turn a thing once
const BETWEEN = 110; // milliseconds from one turn by the wheel to the next

/** Larger or smaller about a point of the frame, which stays where it is. */
export function zoomed(seen: Seen, scale: number, about: Point): Seen {
  const grown = scale / seen.scale;
  return { scale, x: about.x - (about.x - seen.x) * grown, y: about.y - (about.y - seen.y) * grown };
}

/** How far the ground must move to bring a spot into the frame below its strip. */
export function into(spot: Spot, width: number, height: number, strip: number): Point {
  return {
    x: spot.left < 0 ? -spot.left : Math.min(0, width - spot.left - spot.size),
    y: spot.top < strip ? strip - spot.top : Math.min(0, height - spot.top - spot.size),
  };
}

export class Sight {
  width = $state(0); // of the frame
  height = $state(0);
  chosen = $state.raw<Seen | null>(null); // somebody zoomed or moved it
  moved = false; // the last press moved it: the click that ends it means nothing
  touched = false; // the last press was by a finger
  private frame: HTMLElement | null = null;
  private kept: Seen | null = null;
  private readonly fingers = new Map<number, Point>();

  readonly now = $derived.by((): Seen => {
    if (this.chosen) return this.chosen;
    if (this.ground.still() && this.kept) return this.kept;
    this.kept = this.ground.fit();
    return this.kept;
  });
  readonly overflows = $derived.by(() => {
    const { wide, high } = this.ground.size();
    const { scale } = this.now;
    return wide * scale > this.width + 1 || high * scale > this.height - this.ground.strip + this.ground.slack;
  });

  constructor(private readonly ground: Ground) {
    // Whoever has zoomed sees all of it again when there is somewhere new to lay something that is not in sight.
    $effect(() => {
      const wanted = ground.wanted();
      untrack(() => {
        if (this.chosen && !ground.still() && !wanted.every((point) => this.within(this.inFrame(point))))
          this.chosen = null;
      });
    });
  }

  /** Makes an element the frame. */
  readonly watch = (frame: HTMLElement) => {
    this.frame = frame;
    let [rolled, turnedAt] = [0, 0];
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const turn = this.ground.turns?.();
      if (turn && !event.ctrlKey) {
        rolled = Math.sign(rolled) === -Math.sign(event.deltaY) ? event.deltaY : rolled + event.deltaY;
        if (Math.abs(rolled) < NOTCH || event.timeStamp - turnedAt < BETWEEN) return;
        turn(rolled > 0 ? -1 : 1);
        [rolled, turnedAt] = [0, event.timeStamp];
        return;
      }
      const box = boxOf(frame);
      const { x, y } = pointOf(event);
      this.zoom(Math.exp(-event.deltaY / 500), { x: x - box.left, y: y - box.top });
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => frame.removeEventListener("wheel", wheel);
  };

  /** Where the frame is in the window. */
  box(): DOMRect {
    return this.frame ? boxOf(this.frame) : new DOMRect();
  }

  /** A point of the window on the ground, and whether it lies in the frame. */
  at(x: number, y: number): Point & { inside: boolean } {
    const box = this.box();
    const [left, top] = [x - box.left, y - box.top];
    const inside = left >= 0 && top >= 0 && left <= box.width && top <= box.height;
    return { x: (left - this.now.x) / this.now.scale, y: (top - this.now.y) / this.now.scale, inside };
  }

  /** A point of the ground in the frame. */
  inFrame({ x, y }: Point): Point {
    return { x: this.now.x + x * this.now.scale, y: this.now.y + y * this.now.scale };
  }

  private within({ x, y }: Point): boolean {
    return x >= 0 && x <= this.width && y >= this.ground.strip && y <= this.height;
  }

  /** Which of some points of the ground a finger is meant for that came down beside it; -1: none. */
  meant(event: MouseEvent, points: Point[]): number {
    const { x, y } = pointOf(event);
    const at = this.at(x, y);
    const far = points.map((point) => Math.hypot(point.x - at.x, point.y - at.y) * this.now.scale);
    const least = Math.min(...far);
    return least <= THUMB ? far.indexOf(least) : -1;
  }

  zoom(factor: number, about: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { least, most } = this.ground;
    this.chosen = zoomed(this.now, Math.max(least(), Math.min(most, this.now.scale * factor)), about);
  }

  /** Brings a spot into the frame, where not everything is. */
  bring(spot: Spot): void {
    const { x, y } = into(spot, this.width, this.height, this.ground.strip);
    if (this.overflows && (x || y)) this.chosen = { ...this.now, x: this.now.x + x, y: this.now.y + y };
  }

  /** Answers whether the key means something here. */
  key({ key }: KeyboardEvent): boolean {
    if (key === "+") this.zoom(1.25);
    else if (key === "-") this.zoom(0.8);
    else if (key === "0") this.chosen = null;
    else return false;
    return true;
  }

  /** What the frame hears, as attributes.  `grasps` answers whether a press takes something instead. */
  heard(grasps: (event: PointerEvent) => boolean = () => false) {
    const release = (event: PointerEvent) => void this.fingers.delete(event.pointerId);
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0 || (event.target as Element).closest("button")) return;
        this.moved = false;
        this.touched = event.pointerType !== "mouse";
        if (!grasps(event)) this.fingers.set(event.pointerId, pointOf(event));
      },
      onpointermove: (event: PointerEvent) => this.drag(event),
      onpointerup: release,
      onpointercancel: release,
    };
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!this.moved && !other && Math.hypot(dx, dy) < DRAG) return;
    if (!this.moved) this.frame?.setPointerCapture(event.pointerId);
    this.moved = true;
    this.fingers.set(event.pointerId, now);
    if (other) {
      const box = this.box();
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
      const about = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.zoom(apart(now) / Math.max(1, apart(before)), about);
    } else {
      this.chosen = { ...this.now, x: this.now.x + dx, y: this.now.y + dy };
    }
  }
}
