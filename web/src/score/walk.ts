// Arrow keys on a grid of squares.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step that a key asks for; null for other keys. */
export function walked(event: KeyboardEvent): { dx: number; dy: number } | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const step = STEPS[event.key];
  return step ? { dx: step[0], dy: step[1] } : null;
}
