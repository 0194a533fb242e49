// The games that have a face in the browser; each arrives when a table needs it.

import type { Face } from "./contract";

const faces = import.meta.glob<Face>("../games/*/index.ts", { import: "default" });

export function faceOf(game: string): (() => Promise<Face>) | null {
  return faces[`../games/${game}/index.ts`] ?? null;
}
