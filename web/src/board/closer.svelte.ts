// Looking closer: resting the mouse on something, a long press, a right click, the menu key or the key
// for points.  What can be looked at carries `data-about`; where it lies may be read from `data-spot`.

import { keymap } from "../lib/keymap.svelte";
import { boxOf } from "../lib/turned.svelte";

const REST_MS = 400; // a mouse stays
const PRESS_MS = 450; // a finger stays
const LEAVE_MS = 220; // time to reach what was opened
const SLIP = 8; // pixels a finger may slip

export interface Looked {
  about: string;
  spot: string; // "" if it says nothing of it
  beside: DOMRect;
  stays: boolean; // until it is closed; otherwise until the mouse leaves
  keyboard: boolean;
}

/** What a board itself hears of a pointer over it: it drags. */
export type Ears = Partial<
  Record<"onpointermove" | "onpointerup" | "onpointercancel", (event: PointerEvent) => unknown>
>;

export class Closer {
  looked = $state.raw<Looked | null>(null);
  private timer = 0;
  private under: Element | null = null; // the mouse
  private pressed: { x: number; y: number } | null = null;
  private keyed = false; // the menu is asked for by a key
  private swallow = false; // the click that ends a long press means nothing

  constructor(
    /** Whether something must not open by itself, because it would hide what is needed now. */
    private readonly quiet: (found: Element) => boolean,
    /** Whether a right click with the mouse means something else there. */
    private readonly otherwise: (found: Element) => boolean = () => false,
  ) {
    // Wherever a pointer or a key goes down, what was looked at is over.
    $effect(() => {
      const down = (event: PointerEvent) => this.down(event);
      const key = (event: KeyboardEvent) => this.key(event);
      addEventListener("pointerdown", down, true);
      addEventListener("keydown", key, true);
      return () => {
        removeEventListener("pointerdown", down, true);
        removeEventListener("keydown", key, true);
        this.close();
      };
    });
  }

  /** What a board hears for it, as attributes of its outermost element; the board's own ears come after.
      `drags` says whether a click ends a drag and means nothing. */
  heard(own: Ears = {}, drags: () => boolean = () => false) {
    return {
      onpointermove: (event: PointerEvent) => {
        this.moved(event);
        own.onpointermove?.(event);
      },
      onpointerup: (event: PointerEvent) => {
        this.up();
        own.onpointerup?.(event);
      },
      onpointercancel: (event: PointerEvent) => {
        this.up();
        own.onpointercancel?.(event);
      },
      onpointerover: (event: PointerEvent) => this.over(event),
      onpointerleave: () => this.left(),
      oncontextmenu: (event: MouseEvent) => this.menu(event),
      onclickcapture: (event: MouseEvent) => {
        if (this.clicked() || drags()) event.stopPropagation();
      },
    };
  }

  /** The mouse came over something. */
  private over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (inside(event.target)) return this.stop();
    const found = lookedAt(event.target);
    if (found === this.under) return;
    this.left();
    this.under = found;
    if (!found || this.looked?.stays || this.quiet(found)) return;
    this.stop();
    this.timer = window.setTimeout(() => this.open(found, false, false), REST_MS);
  }

  private left(): void {
    this.under = null;
    this.stop();
    if (this.looked && !this.looked.stays) this.timer = window.setTimeout(() => this.close(), LEAVE_MS);
  }

  private key(event: KeyboardEvent): void {
    const focused = document.activeElement;
    // The key for points asks about what has the focus, and about everything elsewhere.
    if (focused?.hasAttribute("data-about") && keymap.meaning(event) === "sheet") {
      event.preventDefault();
      this.open(focused, true, true);
    }
    this.keyed = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
  }

  private down(event: PointerEvent): void {
    this.swallow = this.keyed = false;
    if (inside(event.target)) return;
    this.close();
    const found = lookedAt(event.target);
    if (event.pointerType === "mouse" || !found || !event.isPrimary) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => this.pressedLong(found), PRESS_MS);
  }

  private moved(event: PointerEvent): void {
    if (!this.pressed || !event.isPrimary) return;
    if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP) this.stop();
  }

  private up(): void {
    if (this.pressed) this.stop();
  }

  /** Whether the click is to be ignored. */
  private clicked(): boolean {
    const ignored = this.swallow;
    this.swallow = false;
    return ignored;
  }

  /** A right click, the menu key, or a browser's own idea of a long press. */
  private menu(event: MouseEvent): void {
    const found = lookedAt(event.target);
    const pointer = this.keyed ? "key" : event instanceof PointerEvent ? event.pointerType : "mouse";
    if (!found || (pointer === "mouse" && this.otherwise(found))) return;
    event.preventDefault();
    event.stopPropagation();
    if (pointer === "touch" || pointer === "pen") this.pressedLong(found);
    else this.open(found, true, this.keyed);
  }

  close(): void {
    this.stop();
    this.looked = null;
  }

  private pressedLong(found: Element): void {
    this.stop();
    this.swallow = true;
    if (!this.looked) this.open(found, true, false);
  }

  private open(found: Element, stays: boolean, keyboard: boolean): void {
    this.stop();
    if (!found.isConnected) return;
    this.looked = {
      about: found.getAttribute("data-about") ?? "",
      spot: found.getAttribute("data-spot") ?? "",
      // What marks itself so must not have its neighbours hidden.
      beside: boxOf(found.closest("[data-clear]") ?? found),
      stays,
      keyboard,
    };
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.pressed = null;
  }
}

const lookedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;

const inside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-closer]") !== null;
