// Rings what a lesson talks about.  Boards redraw their parts at any time, so the marks are set again
// whenever the page changes; learn.css draws the ring.

import { boxOf } from "../lib/turned.svelte";

const MARK = "data-marked";

export const markedNow = (): (HTMLElement | SVGElement)[] => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

/** Rings what the selectors find, until the answer is called.  `note` is the id of a text for those who
    hear a marked part instead of seeing its ring. */
export function mark(selectors: string[], note: string, ms: number): () => void {
  let waiting = 0;
  let seen = false; // what is marked has been brought into sight once

  function arrange(): void {
    waiting = 0;
    const wanted = new Set(selectors.flatMap((one) => [...document.querySelectorAll(one)]));
    for (const one of markedNow()) if (!wanted.has(one)) unmark(one, note);
    for (const one of wanted) {
      one.setAttribute(MARK, "");
      if (!one.hasAttribute("aria-describedby")) one.setAttribute("aria-describedby", note);
    }
    if (seen || wanted.size === 0) return;
    seen = true;
    bringIntoSight([...wanted], ms);
  }

  const changes = new MutationObserver(() => {
    waiting ||= requestAnimationFrame(arrange);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  waiting = requestAnimationFrame(arrange);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(waiting);
    for (const one of markedNow()) unmark(one, note);
  };
}

function unmark(one: Element, note: string): void {
  one.removeAttribute(MARK);
  if (one.getAttribute("aria-describedby") === note) one.removeAttribute("aria-describedby");
}

/** Scrolls until one of the parts is seen. */
function bringIntoSight(parts: Element[], ms: number): void {
  if (parts.some(inSight)) return;
  const part = parts[0]!;
  const inner = scrollerOf(part);
  if (inner) {
    const [box, room] = [boxOf(part), boxOf(inner)];
    inner.scrollBy({
      left: box.left + box.width / 2 - room.left - room.width / 2,
      top: box.top + box.height / 2 - room.top - room.height / 2,
      behavior: "instant", // the page scrolls to where the part lies then
    });
  }
  if (inSight(part)) return;
  const { top, height } = boxOf(part);
  const above = document.querySelector(".top");
  const below = document.querySelector(".bar");
  const middle = ((above ? boxOf(above).bottom : 0) + (below ? boxOf(below).top : innerHeight)) / 2;
  scrollBy({ top: top + height / 2 - middle, behavior: ms > 0 ? "smooth" : "instant" });
}

/** Whether nothing lies over a part, near its upper and its lower edge. */
function inSight(part: Element): boolean {
  const { left, width, top, bottom } = part.getBoundingClientRect();
  return [top + 6, bottom - 6].every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (part.contains(found) || found.contains(part));
  });
}

function scrollerOf(part: Element): Element | null {
  for (let one = part.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX + overflowY)) return one;
  }
  return null;
}
