// Brings what is lit on the board into the part of the window that no panel covers.

import { boxOf, turned } from "../lib/turned.svelte";

/** The lit elements as one rectangle; null if nothing is lit. */
function litArea(parts: HTMLElement): DOMRect | null {
  const boxes = [...parts.querySelectorAll(".lit")].map(boxOf);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What scrolls when the window does: the window, or the page in it that is turned round. */
const page = (): Element | Window => (turned.now ? document.querySelector("#app > .page") : null) ?? window;

/** Scrolls the page as little as needed to show a part of it between two heights, or its beginning. */
export function bringBetween(part: Element, top: number, bottom: number, ms: number): void {
  const box = boxOf(part);
  const below = Math.min(box.bottom - bottom, box.top - top);
  const by = box.top < top ? box.top - top : Math.max(0, below);
  if (Math.abs(by) < 1) return;
  page().scrollBy({ top: by, behavior: ms > 0 ? "smooth" : "instant" });
}

/** Scrolls the page, or the board if it scrolls by itself, as little as needed.  Parts of the board
    may lie beside it. */
export function bringIntoView(board: HTMLElement, top: number, bottom: number, ms: number): void {
  const area = litArea(board.parentElement ?? board);
  if (!area || (area.top >= top && area.bottom <= bottom)) return;
  const away = area.top + area.height / 2 - (top + bottom) / 2;
  // What is higher than the room for it shows its beginning.
  const by = area.height > bottom - top ? area.top - top : away;
  const scrolls = board.scrollHeight > board.clientHeight ? board : page();
  scrolls.scrollBy({ top: by, behavior: ms > 0 ? "smooth" : "instant" });
}
