// The words for tiles (`bw.d3`, `Fr`, `T`) taken apart for drawing and naming.

export type Colour = "b" | "r" | "w" | "y";
export const COLOURS: readonly Colour[] = ["b", "r", "w", "y"];

export type FeatureKind = "single_flower" | "double_flower" | "rocks" | "frog" | "statue" | "butterflies" | "turtle";

export interface Koi {
  type: "koi";
  colours: Colour[];
  fry: number;
  dragonflies: number;
  coins: number;
}

export interface Feature {
  type: "feature";
  kind: FeatureKind;
  colours: Colour[];
}

const KOI = /^([brwy]{1,2})\.(?:f(\d+))?(?:d(\d+))?(?:\*\d+)?(?:\$(\d+))?$/;
const FEATURE = /^(?:F([brwy]{1,2})|B([brwy])|([RGST]))$/;
const BARE: Record<string, FeatureKind> = { R: "rocks", G: "frog", S: "statue", T: "turtle" };

/** The tile a token means; null for anything else, such as a goal card. */
export function readTile(token: string): Koi | Feature | null {
  const koi = KOI.exec(token);
  if (koi) {
    const colours = [...koi[1]!] as Colour[];
    const coins = koi[4] === undefined ? (colours.length === 1 ? 1 : 0) : Number(koi[4]);
    return { type: "koi", colours, fry: Number(koi[2] ?? 0), dragonflies: Number(koi[3] ?? 0), coins };
  }
  const feature = FEATURE.exec(token);
  if (!feature) return null;
  const [, flowers, butterflies, bare] = feature;
  if (flowers) {
    const kind = flowers.length === 1 ? "single_flower" : "double_flower";
    return { type: "feature", kind, colours: [...flowers] as Colour[] };
  }
  if (butterflies) return { type: "feature", kind: "butterflies", colours: [butterflies as Colour] };
  return { type: "feature", kind: BARE[bare!]!, colours: [] };
}

export const isKoi = (token: string): boolean => KOI.test(token);
