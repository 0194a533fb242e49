// Whether the page is turned round for somebody who sits opposite, and places as its reader sees them:
// who turns the page turns up and left with it, but events and boxes are told for the window.

export const turned = $state({ now: false });

/** Turns the page, or turns it back; styles/turned.css does the rest. */
export function turnPage(round: boolean): void {
  turned.now = round;
  if (round) document.documentElement.dataset.turned = "";
  else delete document.documentElement.dataset.turned;
}

/** Where a pointer is. */
export function pointOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
  return turned.now ? { x: innerWidth - clientX, y: innerHeight - clientY } : { x: clientX, y: clientY };
}

/** Where an element is. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (!turned.now) return box;
  return new DOMRect(innerWidth - box.right, innerHeight - box.bottom, box.width, box.height);
}
