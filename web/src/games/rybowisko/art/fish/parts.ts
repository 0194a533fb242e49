// What the fish of the lake are drawn of: fins, tails, stripes, spots, and a drawing with all that most fish share.

import { curve, edge, lines, type Point, type Profile } from "../outline";

export interface Fin {
  shape: string;
  rays: string;
  fill?: string; // another colour than the other fins
  front?: boolean; // drawn over the body
}

export interface Drawing {
  profile: Profile;
  back: string;
  flank: string;
  belly: string;
  fin: string;
  fins: Fin[];
  eye: [number, number, number];
  iris: string;
  mouth: string;
  gill: number; // x of the gill cover
  scales: number; // strength of the scale pattern, 0: none to be seen
  barbels: string;
  marks: { shape: string; fill: string; opacity: number }[];
}

type Edge = "long" | "sail" | "spiny" | "round";

/** A fin that stands on the back or hangs from the belly between x0 and x1. */
export function fin(
  profile: Profile,
  side: "back" | "belly",
  x0: number,
  x1: number,
  height: number,
  form: Edge,
  more: Partial<Fin> = {},
): Fin {
  const up = side === "back" ? -1 : 1;
  const root = (x: number) => edge(profile, x, side === "back" ? 1 : 2) - 2.5 * up;
  const tip = (part: number, high: number, lean = 0): Point => {
    const x = x0 + (x1 - x0) * part;
    return [x + lean, root(Math.min(x1, Math.max(x0, x))) + up * (height * high + 2.5)];
  };
  const base: Point[] = [
    [x1, root(x1)],
    [x0, root(x0)],
  ];
  let rim: Point[];
  if (form === "spiny") {
    const n = Math.max(5, Math.round((x1 - x0) / 6));
    const heights = (part: number) => Math.sin(Math.PI * (0.22 + 0.72 * part));
    rim = [];
    for (let k = 0; k <= n; k++) {
      rim.push(tip(k / n, heights(k / n), 3));
      if (k < n) rim.push(tip((k + 0.55) / n, heights((k + 0.5) / n) * 0.78, 3));
    }
  } else if (form === "sail") {
    rim = [tip(0.3, 1, 2), tip(0.42, 0.98, 5), tip(0.75, 0.55, 7), tip(1, 0.3, 9)];
  } else if (form === "long") {
    rim = [tip(0.1, 0.95, 3), tip(0.2, 1, 4), tip(0.5, 0.7, 4), tip(0.85, 0.55, 6), tip(1, 0.42, 6)];
  } else {
    rim = [tip(0.12, 0.6, 1), tip(0.35, 1, 4), tip(0.7, 1, 7), tip(0.95, 0.6, 9)];
  }
  const rays: string[] = [];
  for (let k = 1; k < 8; k++) {
    const part = k / 8;
    const end = rim[Math.min(rim.length - 1, Math.round(part * (rim.length - 1)))]!;
    const foot: Point = [x0 + (x1 - x0) * part * 0.92, root(x0 + (x1 - x0) * part * 0.92)];
    rays.push(lines([foot, [foot[0] + (end[0] - foot[0]) * 0.86, foot[1] + (end[1] - foot[1]) * 0.86]]));
  }
  const shape = form === "spiny" ? `${lines([...base, ...rim])}Z` : curve([...base, ...rim], true);
  return { shape, rays: rays.join(""), ...more };
}

/** A paired fin: pelvic below the body, or pectoral beside it. */
export function leaf(x: number, y: number, length: number, turn: number, more: Partial<Fin> = {}): Fin {
  const angle = (turn * Math.PI) / 180;
  const put = (along: number, across: number): Point => [
    x + length * (along * Math.cos(angle) - across * Math.sin(angle)),
    y + length * (along * Math.sin(angle) + across * Math.cos(angle)),
  ];
  const tips = [put(0.86, -0.16), put(1, 0.05), put(0.84, 0.3)];
  return {
    shape: curve([put(-0.08, -0.06), put(0.45, -0.24), ...tips, put(0.4, 0.26), put(-0.08, 0.1)], true),
    rays: tips.map((tip) => lines([put(0.06, 0), tip])).join(""),
    ...more,
  };
}

type Tail = "fork" | "deep" | "blunt" | "round";

export function tail(profile: Profile, form: Tail, size: number, more: Partial<Fin> = {}): Fin {
  const [x, top, bottom] = profile[profile.length - 1]!;
  const middle = (top + bottom) / 2;
  const from = x - 7;
  const put = (dx: number, dy: number): Point => [from + dx * size, middle + dy * size];
  const rims: Record<Tail, Point[]> = {
    fork: [
      put(0.72, -0.72),
      put(1.05, -0.86),
      put(0.86, -0.34),
      put(0.78, 0),
      put(0.86, 0.34),
      put(1.05, 0.86),
      put(0.72, 0.72),
    ],
    deep: [
      put(0.7, -0.74),
      put(1.15, -0.98),
      put(0.78, -0.36),
      put(0.62, 0),
      put(0.78, 0.36),
      put(1.15, 0.98),
      put(0.7, 0.74),
    ],
    blunt: [put(0.6, -0.62), put(0.98, -0.68), put(0.94, -0.2), put(0.92, 0.2), put(0.98, 0.68), put(0.6, 0.62)],
    round: [put(0.45, -0.5), put(0.8, -0.55), put(1.02, -0.2), put(1.02, 0.2), put(0.8, 0.55), put(0.45, 0.5)],
  };
  const rim = rims[form];
  const rays = rim.map((tip) =>
    lines([
      [from + 7, middle + (tip[1] - middle) * 0.12],
      [from + (tip[0] - from) * 0.88, middle + (tip[1] - middle) * 0.88],
    ]),
  );
  return { shape: curve([[from, top + 1], ...rim, [from, bottom - 1]], true), rays: rays.join(""), ...more };
}

/** Bars down the side, each with its place, width and how far down it goes. */
export function bars(profile: Profile, list: [number, number, number][], fill: string, opacity = 0.75) {
  const shape = list
    .map(([x, width, depth]) => {
      const [top, bottom] = [edge(profile, x, 1), edge(profile, x, 2)];
      const foot = top + (bottom - top) * depth;
      return curve(
        [
          [x - width / 2, top - 2],
          [x + width / 2, top - 2],
          [x + width * 0.42, top + (foot - top) * 0.55],
          [x + 1, foot],
          [x - width * 0.32, top + (foot - top) * 0.55],
        ],
        true,
      );
    })
    .join("");
  return { shape, fill, opacity };
}

/** Round spots at [part of the length, part of the height, radius]. */
export function spots(profile: Profile, list: [number, number, number][], fill: string, opacity = 0.8) {
  const [first, last] = [profile[0]![0], profile[profile.length - 1]![0]];
  const shape = list
    .map(([along, down, r]) => {
      const x = first + (last - first) * along;
      const [top, bottom] = [edge(profile, x, 1), edge(profile, x, 2)];
      const y = top + (bottom - top) * down;
      return `M${x - r * 1.25} ${y}a${r * 1.25} ${r} 0 1 0 ${r * 2.5} 0a${r * 1.25} ${r} 0 1 0 ${-r * 2.5} 0Z`;
    })
    .join("");
  return { shape, fill, opacity };
}

/** Rows of spots, each row shifted by half a step. */
export function dapples(from: number, to: number, rows: [number, number][], n: number): [number, number, number][] {
  return rows.flatMap(([down, r], row) =>
    Array.from({ length: n }, (_, k): [number, number, number] => [
      from + ((to - from) * (k + (row % 2) * 0.5)) / n,
      down + 0.03 * Math.sin(5 * k + row),
      r * (1 + 0.25 * Math.sin(3 * k + 2 * row)),
    ]),
  );
}

/** A band along the body between two parts of its height. */
export function band(profile: Profile, high: number, low: number, fill: string, opacity: number, from = 0) {
  const inside = profile.slice(from);
  const at = (part: number) => inside.map(([x, top, bottom]): Point => [x, top + (bottom - top) * part]);
  return { shape: curve([...at(high), ...at(low).reverse()], true), fill, opacity };
}

export function lateral(profile: Profile, part: number, from: number) {
  const inside = profile.filter(([x]) => x >= from);
  const at = (shift: number) => inside.map(([x, top, bottom]): Point => [x, top + (bottom - top) * part + shift]);
  return { shape: curve([...at(-0.5), ...at(0.5).reverse()], true), fill: "#1d2a30", opacity: 0.45 };
}

export function draw(about: Omit<Drawing, "barbels" | "scales" | "marks"> & Partial<Drawing>): Drawing {
  return { barbels: "", scales: 0, marks: [], ...about };
}
