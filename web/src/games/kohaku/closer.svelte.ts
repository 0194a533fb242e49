// Looking closer at a tile: resting the mouse on it, a long press, a right click, the menu key or the key
// for points.  Tiles that can be looked at carry `data-about`; where they lie is read from `data-spot`.

import { boxOf } from "../../lib/turned.svelte";
import { keymap } from "../../table/keymap.svelte";
import type { Place } from "./view";

const REST_MS = 400; // a mouse stays
const PRESS_MS = 450; // a finger stays
const LEAVE_MS = 220; // time to reach what was opened
const SLIP = 8; // pixels a finger may slip

export interface Looked {
  tile: string;
  at: (Place & { seat: number }) | null; // null: in no pond
  beside: DOMRect;
  stays: boolean; // until it is closed; otherwise until the mouse leaves
  keyboard: boolean;
}

export class Closer {
  quiet = false; // tiles are being laid: what opens by itself would be in the way of the pond
  looked = $state.raw<Looked | null>(null);
  private timer = 0;
  private waitingFor: Element | null = null;
  private pressed: { x: number; y: number } | null = null;
  private keyed = false; // the menu is asked for by a key
  private swallow = false; // the click that ends a long press means nothing

  /** The mouse came over something. */
  over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (this.inside(event.target)) {
      this.stop();
      return;
    }
    const tile = tileOf(event.target);
    if (tile === this.waitingFor) return;
    this.stop();
    this.waitingFor = tile;
    if (this.looked && !this.looked.stays) this.timer = window.setTimeout(() => this.close(), LEAVE_MS);
    if (!tile || this.looked?.stays || (this.quiet && tile.getAttribute("role") === "gridcell")) return;
    this.timer = window.setTimeout(() => this.open(tile, false, false), REST_MS);
  }

  left(): void {
    this.waitingFor = null;
    this.stop();
    if (this.looked && !this.looked.stays) this.timer = window.setTimeout(() => this.close(), LEAVE_MS);
  }

  key(event: KeyboardEvent): void {
    const focused = document.activeElement;
    // The key for points asks about the tile that has the focus, and about everything elsewhere.
    if (focused?.hasAttribute("data-about") && keymap.meaning(event) === "sheet") {
      event.preventDefault();
      this.open(focused, true, true);
    }
    this.keyed = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
  }

  down(event: PointerEvent): void {
    this.swallow = this.keyed = false;
    if (this.inside(event.target)) return;
    this.close();
    const tile = tileOf(event.target);
    if (event.pointerType === "mouse" || !tile || !event.isPrimary) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => this.pressedLong(tile), PRESS_MS);
  }

  moved(event: PointerEvent): void {
    if (!this.pressed || !event.isPrimary) return;
    if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP) this.stop();
  }

  up(): void {
    if (this.pressed) this.stop();
  }

  /** Answers whether the click is to be ignored. */
  clicked(): boolean {
    const ignored = this.swallow;
    this.swallow = false;
    return ignored;
  }

  /** A right click, the menu key, or a browser's own idea of a long press. */
  menu(event: MouseEvent): void {
    const tile = tileOf(event.target);
    const pointer = this.keyed ? "key" : event instanceof PointerEvent ? event.pointerType : "mouse";
    // With the mouse a provisional tile goes back to the hand.
    if (!tile || (pointer === "mouse" && tile.classList.contains("provisional"))) return;
    event.preventDefault();
    event.stopPropagation();
    if (pointer === "touch" || pointer === "pen") this.pressedLong(tile);
    else this.open(tile, true, this.keyed);
  }

  close(): void {
    this.stop();
    this.looked = null;
  }

  private pressedLong(tile: Element): void {
    this.stop();
    this.swallow = true;
    if (!this.looked) this.open(tile, true, false);
  }

  private open(tile: Element, stays: boolean, keyboard: boolean): void {
    this.stop();
    if (!tile.isConnected) return;
    const spot = /^pond:(\d+):(-?\d+),(-?\d+)$/.exec(tile.getAttribute("data-spot") ?? "");
    const at = spot && { seat: Number(spot[1]), x: Number(spot[2]), y: Number(spot[3]) };
    // Tiles of the board must not hide their neighbours.
    const beside = boxOf(tile.closest("[data-clear]") ?? tile);
    this.looked = { tile: tile.getAttribute("data-about") ?? "", at, beside, stays, keyboard };
  }

  private inside(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("[data-closer]") !== null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.pressed = null;
  }
}

const tileOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;
