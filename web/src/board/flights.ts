// Things on their way from one place of the page to another, and where those places are.

import { boxOf } from "../lib/turned.svelte";

export interface Flight<What = string> {
  id: number;
  what: What;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

/** Where a spot is seen, null if it is not; some stand twice, one of them unseen. */
export function boxAt(spot: string): DOMRect | null {
  for (const found of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const box = boxOf(found);
    if (box.width) return box;
  }
  return null;
}

/** Where all spots are whose names begin so, each where it is seen first. */
export function boxesOf(beginning: string): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>(
    beginning ? `[data-spot^="${beginning}"]` : "[data-spot]",
  )) {
    const box = boxOf(one);
    if (box.width && !found.has(one.dataset.spot!)) found.set(one.dataset.spot!, box);
  }
  return found;
}

/** What was elsewhere before slides to where it is now. */
export function slideFrom(before: ReadonlyMap<string, DOMRect>, ms: number): void {
  for (const [spot, was] of before) {
    for (const one of document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)) {
      const now = boxOf(one);
      const [dx, dy] = [
        was.left + was.width / 2 - now.left - now.width / 2,
        was.top + was.height / 2 - now.top - now.height / 2,
      ];
      if (!now.width || Math.hypot(dx, dy) < 2) continue;
      one.animate(
        [{ transform: `translate(${dx}px, ${dy}px) scale(${was.width / now.width})` }, { transform: "none" }],
        {
          duration: ms,
          easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
        },
      );
    }
  }
}
