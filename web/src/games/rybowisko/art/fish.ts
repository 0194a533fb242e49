// The eighteen fish of the lake as shapes: profile, fins, colours and markings that tell one from
// another.  All swim to the left on a sheet of 200 by 100; Fish.svelte inks them.

import { curve, edge, lines, type Point, type Profile } from "./outline";

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
function fin(
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
function leaf(x: number, y: number, length: number, turn: number, more: Partial<Fin> = {}): Fin {
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

function tail(profile: Profile, form: Tail, size: number, more: Partial<Fin> = {}): Fin {
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
function bars(profile: Profile, list: [number, number, number][], fill: string, opacity = 0.75) {
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
function spots(profile: Profile, list: [number, number, number][], fill: string, opacity = 0.8) {
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
function dapples(from: number, to: number, rows: [number, number][], n: number): [number, number, number][] {
  return rows.flatMap(([down, r], row) =>
    Array.from({ length: n }, (_, k): [number, number, number] => [
      from + ((to - from) * (k + (row % 2) * 0.5)) / n,
      down + 0.03 * Math.sin(5 * k + row),
      r * (1 + 0.25 * Math.sin(3 * k + 2 * row)),
    ]),
  );
}

/** A band along the body between two parts of its height. */
function band(profile: Profile, high: number, low: number, fill: string, opacity: number, from = 0) {
  const inside = profile.slice(from);
  const at = (part: number) => inside.map(([x, top, bottom]): Point => [x, top + (bottom - top) * part]);
  return { shape: curve([...at(high), ...at(low).reverse()], true), fill, opacity };
}

function lateral(profile: Profile, part: number, from: number) {
  const inside = profile.filter(([x]) => x >= from);
  const at = (shift: number) => inside.map(([x, top, bottom]): Point => [x, top + (bottom - top) * part + shift]);
  return { shape: curve([...at(-0.5), ...at(0.5).reverse()], true), fill: "#1d2a30", opacity: 0.45 };
}

function draw(about: Omit<Drawing, "barbels" | "scales" | "marks"> & Partial<Drawing>): Drawing {
  return { barbels: "", scales: 0, marks: [], ...about };
}

const pike: Profile = [
  [6, 51, 52],
  [16, 47, 55.5],
  [30, 45.5, 58],
  [40, 42, 60],
  [52, 38, 62],
  [75, 36.5, 64],
  [105, 36.5, 64],
  [130, 38.5, 61.5],
  [150, 43, 57.5],
  [168, 45, 55.5],
];
const perch: Profile = [
  [14, 52, 53],
  [22, 45, 58],
  [34, 36, 64],
  [50, 25, 70],
  [66, 20.5, 73],
  [90, 22, 73],
  [115, 29, 68],
  [138, 39, 61],
  [154, 44, 57],
  [166, 44.5, 56.5],
];
const zander: Profile = [
  [8, 52, 53],
  [18, 46.5, 57],
  [32, 40.5, 60.5],
  [50, 34.5, 64],
  [75, 31.5, 66.5],
  [100, 33, 66],
  [130, 39, 61.5],
  [152, 44.5, 56.5],
  [168, 45, 56],
];
const asp: Profile = [
  [10, 48, 50],
  [20, 43, 57],
  [34, 38.5, 61.5],
  [52, 34.5, 65.5],
  [80, 32.5, 68.5],
  [110, 35, 66],
  [138, 41.5, 59.5],
  [156, 45, 56],
  [166, 45, 56],
];
const wels: Profile = [
  [8, 52, 54],
  [14, 44, 62],
  [28, 39.5, 68],
  [45, 38, 71.5],
  [62, 37.5, 70],
  [85, 40, 65],
  [115, 43.5, 60],
  [145, 46.5, 56.5],
  [168, 48.5, 54],
];
const eel: Profile = [
  [8, 57, 58.5],
  [16, 53, 61.5],
  [28, 49, 62],
  [45, 41.5, 57],
  [62, 36.5, 52.5],
  [80, 37, 53],
  [100, 43, 58.5],
  [120, 50.5, 65],
  [140, 53.5, 66.5],
  [160, 50, 61.5],
  [178, 43, 51.5],
  [192, 37, 40],
];
const bream: Profile = [
  [16, 53, 54.5],
  [24, 46, 60],
  [36, 35, 69],
  [52, 20, 79],
  [70, 12.5, 83],
  [92, 16, 81],
  [114, 26, 73],
  [136, 37.5, 63.5],
  [152, 44.5, 57],
  [164, 45, 56.5],
];
const roach: Profile = [
  [16, 52, 53.5],
  [25, 45, 59],
  [38, 37, 65.5],
  [56, 28, 72],
  [76, 25, 74],
  [98, 28.5, 71.5],
  [122, 36, 65],
  [142, 42.5, 59],
  [156, 45, 56],
  [166, 45, 56],
];
const silverBream: Profile = [
  [17, 52, 53.5],
  [26, 45, 59.5],
  [38, 35.5, 67],
  [55, 23.5, 76],
  [73, 18.5, 79],
  [94, 22, 77],
  [117, 31, 70],
  [138, 40, 61.5],
  [153, 45, 56.5],
  [164, 45, 56],
];
const carp: Profile = [
  [12, 54, 56],
  [22, 46, 62],
  [36, 36, 68.5],
  [54, 25.5, 75],
  [76, 21.5, 78],
  [100, 25, 76.5],
  [124, 33, 70],
  [144, 40.5, 62.5],
  [158, 43, 59],
  [168, 43, 59],
];
const tench: Profile = [
  [14, 52, 54],
  [24, 44, 60],
  [38, 36, 66.5],
  [56, 29, 72],
  [80, 27, 74],
  [105, 30, 72],
  [128, 36.5, 66.5],
  [146, 40, 62.5],
  [158, 40.5, 61.5],
  [167, 40.5, 61.5],
];
const crucian: Profile = [
  [18, 52, 54],
  [26, 44, 61],
  [38, 32, 70.5],
  [55, 17.5, 81],
  [75, 11, 85.5],
  [98, 14.5, 83.5],
  [120, 25, 75],
  [140, 38, 64],
  [152, 43, 58.5],
  [162, 43, 58.5],
];
const weatherfish: Profile = [
  [8, 52, 53.5],
  [16, 46.5, 57],
  [30, 43, 59.5],
  [55, 41, 60.5],
  [85, 40, 60.5],
  [115, 41.5, 59.5],
  [145, 44, 57.5],
  [168, 45, 56.5],
];
const bitterling: Profile = [
  [26, 51, 52.5],
  [34, 44, 59],
  [46, 34, 67],
  [62, 24.5, 74.5],
  [80, 22, 76],
  [100, 27.5, 72],
  [120, 36.5, 65],
  [138, 43.5, 58],
  [150, 45.5, 56],
  [158, 45.5, 56],
];
const loach: Profile = [
  [14, 52, 53.5],
  [22, 46, 57.5],
  [36, 43, 60],
  [62, 41.5, 60.5],
  [92, 42, 60],
  [122, 43.5, 58.5],
  [148, 45, 57],
  [164, 45.5, 56.5],
];
const bleak: Profile = [
  [16, 47.5, 49],
  [26, 43.5, 56],
  [40, 41, 61],
  [60, 39, 65],
  [82, 38.5, 65.5],
  [108, 40.5, 62.5],
  [134, 44, 58],
  [152, 46.5, 55.5],
  [162, 46.5, 55.5],
];
const gudgeon: Profile = [
  [14, 54, 56],
  [22, 46.5, 60],
  [34, 40, 62],
  [52, 36.5, 63],
  [76, 35.5, 63],
  [104, 39, 62],
  [132, 43.5, 59],
  [152, 46, 57],
  [164, 46, 57],
];
const ruffe: Profile = [
  [18, 53, 55],
  [26, 44, 61.5],
  [38, 35.5, 66],
  [54, 29, 70],
  [74, 28, 71],
  [98, 32, 68.5],
  [122, 39, 62.5],
  [142, 44.5, 58],
  [156, 46, 56.5],
  [164, 46, 56.5],
];

export const FISH: Record<string, Drawing> = {
  SZC: draw({
    profile: pike,
    back: "#4c5f2c",
    flank: "#7f9147",
    belly: "#ece6bd",
    fin: "#a8793f",
    fins: [
      tail(pike, "fork", 23),
      fin(pike, "back", 126, 150, 17, "round"),
      fin(pike, "belly", 128, 150, 16, "round"),
      leaf(92, 63, 17, 58),
      leaf(50, 58, 15, 40, { front: true }),
    ],
    eye: [36, 46.5, 3.4],
    iris: "#e3b948",
    mouth: "M6 52C14 53 22 54 31 54.5",
    gill: 49,
    marks: [
      spots(
        pike,
        dapples(
          0.3,
          0.97,
          [
            [0.28, 1.7],
            [0.47, 2],
            [0.66, 1.8],
            [0.8, 1.4],
          ],
          13,
        ),
        "#eef0bf",
        0.85,
      ),
    ],
  }),
  OKO: draw({
    profile: perch,
    back: "#43552e",
    flank: "#9aa04e",
    belly: "#f0e6c4",
    fin: "#cf4a2a",
    fins: [
      tail(perch, "fork", 22),
      fin(perch, "back", 48, 98, 20, "spiny", { fill: "#7d8a55" }),
      fin(perch, "back", 101, 128, 15, "sail", { fill: "#8f9a55" }),
      fin(perch, "belly", 112, 132, 14, "sail"),
      leaf(66, 71, 19, 55),
      leaf(56, 57, 16, 32, { front: true, fill: "#c9a34f" }),
    ],
    eye: [31, 45, 4.2],
    iris: "#d9a93c",
    mouth: "M14 53C19 55 23 55 27 57",
    gill: 50,
    scales: 0.25,
    marks: [
      bars(
        perch,
        [
          [60, 9, 0.75],
          [77, 9, 0.85],
          [93, 9, 0.8],
          [109, 8, 0.85],
          [124, 7, 0.8],
          [139, 6, 0.9],
        ],
        "#2c3a22",
      ),
    ],
  }),
  SAN: draw({
    profile: zander,
    back: "#56664f",
    flank: "#97a586",
    belly: "#f1ecd9",
    fin: "#a2a17c",
    fins: [
      tail(zander, "fork", 24),
      fin(zander, "back", 56, 98, 19, "spiny"),
      fin(zander, "back", 104, 140, 16, "sail"),
      fin(zander, "belly", 116, 138, 13, "sail"),
      leaf(62, 64, 18, 50),
      leaf(54, 55, 14, 30, { front: true }),
    ],
    eye: [28, 46.5, 4.4],
    iris: "#dfe2d8",
    mouth: "M8 52.5C16 54 22 55 30 55.5",
    gill: 49,
    scales: 0.2,
    marks: [
      bars(
        zander,
        [
          [58, 6, 0.6],
          [71, 6, 0.55],
          [84, 6, 0.6],
          [97, 6, 0.55],
          [110, 6, 0.6],
          [123, 5, 0.6],
          [136, 5, 0.6],
          [149, 4, 0.7],
        ],
        "#39463a",
        0.6,
      ),
    ],
  }),
  BOL: draw({
    profile: asp,
    back: "#3f5661",
    flank: "#aebbb9",
    belly: "#f6f2e4",
    fin: "#8d7f78",
    fins: [
      tail(asp, "deep", 24),
      fin(asp, "back", 84, 106, 21, "sail", { fill: "#66747a" }),
      fin(asp, "belly", 116, 140, 15, "sail", { fill: "#b4735e" }),
      leaf(80, 67, 16, 52, { fill: "#b4735e" }),
      leaf(46, 58, 15, 32, { front: true }),
    ],
    eye: [30, 46, 3.2],
    iris: "#e8d492",
    mouth: "M10 49C15 53 21 56 31 56",
    gill: 45,
    scales: 0.45,
    marks: [lateral(asp, 0.52, 46)],
  }),
  SUM: draw({
    profile: wels,
    back: "#33362f",
    flank: "#626450",
    belly: "#cfc6a6",
    fin: "#4b4a3d",
    fins: [
      tail(wels, "round", 20),
      fin(wels, "belly", 78, 162, 14, "round"),
      fin(wels, "back", 66, 75, 12, "sail"),
      leaf(66, 69, 13, 60),
      leaf(47, 65, 17, 34, { front: true }),
    ],
    eye: [23, 47.5, 1.9],
    iris: "#d8c27a",
    mouth: "M8 53C14 56 20 57 28 56.5",
    gill: 47,
    barbels: "M13 49C2 40 -2 26 12 16M15 48C26 38 40 32 58 24M16 63C13 71 8 77 2 80M21 66C20 75 19 80 14 87",
    marks: [
      spots(
        wels,
        dapples(
          0.3,
          0.98,
          [
            [0.25, 3],
            [0.5, 3.4],
            [0.72, 2.6],
          ],
          9,
        ),
        "#23261f",
        0.5,
      ),
    ],
  }),
  WEG: draw({
    profile: eel,
    back: "#3d4a35",
    flank: "#6d7548",
    belly: "#e4d9a0",
    fin: "#54603e",
    fins: [
      {
        shape: curve(
          [
            [60, 40],
            [78, 34],
            [100, 38],
            [122, 46],
            [142, 49],
            [162, 45],
            [180, 38],
            [196, 33],
            [192, 40],
            [160, 56],
            [120, 56],
            [80, 44],
          ],
          true,
        ),
        rays: "",
      },
      {
        shape: curve(
          [
            [96, 56],
            [118, 68.5],
            [142, 71],
            [164, 66],
            [182, 55],
            [196, 36],
            [188, 38],
            [150, 56],
          ],
          true,
        ),
        rays: "",
      },
      leaf(33, 56, 12, 24, { front: true }),
    ],
    eye: [17, 55.3, 1.9],
    iris: "#e0c668",
    mouth: "M8 58C12 59.5 16 59.5 21 58.8",
    gill: 29,
    marks: [lateral(eel, 0.5, 28)],
  }),
  LES: draw({
    profile: bream,
    back: "#5d5237",
    flank: "#b09a5f",
    belly: "#efe3bf",
    fin: "#5b5347",
    fins: [
      tail(bream, "deep", 24),
      fin(bream, "back", 74, 94, 18, "sail"),
      fin(bream, "belly", 96, 144, 15, "long"),
      leaf(74, 81, 17, 62),
      leaf(46, 63, 16, 40, { front: true }),
    ],
    eye: [30, 47, 3.6],
    iris: "#e4cf86",
    mouth: "M16 54C19 55.5 21 56.5 24 57.5",
    gill: 44,
    scales: 0.55,
    marks: [lateral(bream, 0.55, 46)],
  }),
  PLO: draw({
    profile: roach,
    back: "#4c636a",
    flank: "#bcc6bf",
    belly: "#f8f4e6",
    fin: "#d3532f",
    fins: [
      tail(roach, "fork", 23, { fill: "#b4674a" }),
      fin(roach, "back", 74, 94, 20, "sail", { fill: "#a06a52" }),
      fin(roach, "belly", 112, 132, 14, "sail"),
      leaf(76, 72, 17, 56),
      leaf(48, 59, 15, 34, { front: true, fill: "#dd9a63" }),
    ],
    eye: [31, 46.5, 4],
    iris: "#cf3f24",
    mouth: "M16 53C19 54.5 22 55 25 55.5",
    gill: 45,
    scales: 0.6,
    marks: [lateral(roach, 0.58, 46)],
  }),
  KRA: draw({
    profile: silverBream,
    back: "#6d7a80",
    flank: "#d2d6cd",
    belly: "#faf6ea",
    fin: "#a8998c",
    fins: [
      tail(silverBream, "deep", 23),
      fin(silverBream, "back", 76, 94, 19, "sail"),
      fin(silverBream, "belly", 102, 142, 14, "long"),
      leaf(76, 77, 16, 60, { fill: "#d27f5c" }),
      leaf(48, 61, 15, 36, { front: true, fill: "#d58a63" }),
    ],
    eye: [33, 46.5, 5],
    iris: "#efe9cf",
    mouth: "M17 53C20 54.5 22 55.5 25 56",
    gill: 47,
    scales: 0.5,
    marks: [lateral(silverBream, 0.56, 48)],
  }),
  KRP: draw({
    profile: carp,
    back: "#6a4a21",
    flank: "#bd8a36",
    belly: "#efd691",
    fin: "#8a5b2f",
    fins: [
      tail(carp, "fork", 25, { fill: "#a5662f" }),
      fin(carp, "back", 62, 126, 17, "long"),
      fin(carp, "belly", 118, 134, 15, "sail", { fill: "#b06a2c" }),
      leaf(76, 77, 18, 52),
      leaf(48, 64, 18, 34, { front: true }),
    ],
    eye: [31, 48, 3.4],
    iris: "#e8c667",
    mouth: "M12 55C16 57 19 58 22 58",
    gill: 47,
    scales: 1,
    barbels: "M16 58C14 62 12 64 9 65M20 59C20 63 19 66 16 69",
    marks: [lateral(carp, 0.52, 50)],
  }),
  LIN: draw({
    profile: tench,
    back: "#3f4a26",
    flank: "#7f8440",
    belly: "#d9bb58",
    fin: "#4c4d33",
    fins: [
      tail(tench, "blunt", 24),
      fin(tench, "back", 76, 100, 21, "round"),
      fin(tench, "belly", 112, 132, 17, "round"),
      leaf(78, 73, 18, 52),
      leaf(50, 61, 17, 32, { front: true }),
    ],
    eye: [31, 46, 2.8],
    iris: "#c9402a",
    mouth: "M14 53C18 55.5 21 56 24 56",
    gill: 47,
    scales: 0.22,
    barbels: "M20 57C19 60 18 61 16 62",
    marks: [lateral(tench, 0.52, 48)],
  }),
  KRS: draw({
    profile: crucian,
    back: "#7b5a22",
    flank: "#cf9f3f",
    belly: "#f4dc95",
    fin: "#8f5c30",
    fins: [
      tail(crucian, "blunt", 23),
      fin(crucian, "back", 60, 124, 12, "round"),
      fin(crucian, "belly", 114, 134, 14, "round"),
      leaf(76, 84, 16, 58),
      leaf(48, 65, 15, 38, { front: true }),
    ],
    eye: [34, 47, 3.6],
    iris: "#eacb6e",
    mouth: "M18 53C21 55 23 55.5 26 55.5",
    gill: 47,
    scales: 0.85,
    marks: [],
  }),
  PIS: draw({
    profile: weatherfish,
    back: "#6a4a28",
    flank: "#d4a95a",
    belly: "#ecc98a",
    fin: "#b7884a",
    fins: [
      tail(weatherfish, "round", 21),
      fin(weatherfish, "back", 96, 114, 14, "round"),
      fin(weatherfish, "belly", 120, 134, 12, "round"),
      leaf(98, 60, 12, 50),
      leaf(40, 57, 12, 30, { front: true }),
    ],
    eye: [23, 49.5, 2],
    iris: "#e2bd66",
    mouth: "M8 53C11 54.5 13 55 16 55",
    gill: 34,
    barbels:
      "M9 50C5 47 3 44 1 43M12 48C9 44 8 41 7 39M10 54C6 56 4 58 2 61M13 56C10 59 9 62 8 65M16 57C14 61 14 63 13 67",
    marks: [
      band(weatherfish, 0.36, 0.6, "#4c3219", 0.85, 1),
      band(weatherfish, 0.72, 0.8, "#5a3b1e", 0.7, 2),
      spots(weatherfish, dapples(0.25, 0.97, [[0.13, 1.1]], 16), "#3c2713", 0.6),
    ],
  }),
  ROZ: draw({
    profile: bitterling,
    back: "#4c6c6c",
    flank: "#c4b6b9",
    belly: "#e9987f",
    fin: "#d9654a",
    fins: [
      tail(bitterling, "fork", 22, { fill: "#a9b39c" }),
      fin(bitterling, "back", 76, 108, 18, "sail"),
      fin(bitterling, "belly", 94, 120, 15, "sail"),
      leaf(74, 75, 14, 58),
      leaf(53, 57, 13, 34, { front: true, fill: "#e7b391" }),
    ],
    eye: [39, 46.5, 4.2],
    iris: "#d8582f",
    mouth: "M26 52C29 53.5 31 54 33 54",
    gill: 52,
    scales: 0.45,
    marks: [
      {
        shape: curve(
          [
            [92, 50],
            [120, 49],
            [156, 49.5],
            [156, 52.5],
            [120, 53.5],
            [92, 51.5],
          ],
          true,
        ),
        fill: "#1f8f8a",
        opacity: 0.95,
      },
      spots(bitterling, [[0.24, 0.42, 2.4]], "#2d7f83", 0.8),
    ],
  }),
  KOZ: draw({
    profile: loach,
    back: "#8a7144",
    flank: "#e0cc98",
    belly: "#f6ecd0",
    fin: "#c7b07c",
    fins: [
      tail(loach, "blunt", 20),
      fin(loach, "back", 84, 102, 15, "sail"),
      fin(loach, "belly", 118, 132, 11, "round"),
      leaf(90, 60, 12, 50),
      leaf(42, 57, 12, 28, { front: true }),
    ],
    eye: [27, 48, 2.2],
    iris: "#d6b86c",
    mouth: "M14 53.5C16 55 18 55.5 20 55.5",
    gill: 37,
    barbels: "M15 55C13 58 12 60 10 62M18 56C17 59 16 61 15 64M21 57C21 60 20 62 20 65",
    marks: [
      spots(loach, dapples(0.2, 1, [[0.53, 2.9]], 12), "#5b4424", 0.9),
      spots(loach, dapples(0.18, 1, [[0.12, 1.8]], 13), "#5b4424", 0.7),
      spots(loach, dapples(0.2, 1, [[0.33, 0.9]], 22), "#5b4424", 0.6),
    ],
  }),
  UKL: draw({
    profile: bleak,
    back: "#3c6e72",
    flank: "#c9d5d0",
    belly: "#fbf8ec",
    fin: "#a9b0a2",
    fins: [
      tail(bleak, "deep", 21),
      fin(bleak, "back", 92, 107, 14, "sail"),
      fin(bleak, "belly", 104, 136, 11, "long"),
      leaf(80, 64, 12, 50),
      leaf(46, 57, 14, 24, { front: true }),
    ],
    eye: [30, 48, 4.2],
    iris: "#eef0e6",
    mouth: "M16 48C19 50.5 21 52 24 53.5",
    gill: 43,
    scales: 0.45,
    marks: [band(bleak, 0.34, 0.42, "#5fa3a0", 0.6, 2)],
  }),
  KIE: draw({
    profile: gudgeon,
    back: "#77653d",
    flank: "#c3b07a",
    belly: "#f3ead0",
    fin: "#c2ab74",
    fins: [
      tail(gudgeon, "fork", 23),
      fin(gudgeon, "back", 70, 88, 18, "sail"),
      fin(gudgeon, "belly", 112, 126, 12, "sail"),
      leaf(74, 62, 15, 48),
      leaf(44, 59, 15, 30, { front: true }),
    ],
    eye: [29, 46, 3.6],
    iris: "#d9c07c",
    mouth: "M14 56C17 58 20 58.5 23 58",
    gill: 43,
    scales: 0.35,
    barbels: "M22 59C21 63 20 65 17 68",
    marks: [
      spots(gudgeon, dapples(0.22, 0.98, [[0.48, 2.9]], 9), "#3f4a54", 0.85),
      spots(gudgeon, dapples(0.25, 0.95, [[0.16, 1.3]], 15), "#4a3d22", 0.6),
    ],
  }),
  JZG: draw({
    profile: ruffe,
    back: "#6c6138",
    flank: "#b3a45f",
    belly: "#f0e5c2",
    fin: "#b5a469",
    fins: [
      tail(ruffe, "fork", 21),
      fin(ruffe, "back", 50, 96, 19, "spiny"),
      fin(ruffe, "back", 94, 124, 15, "sail"),
      fin(ruffe, "belly", 108, 128, 12, "sail"),
      leaf(60, 69, 17, 52),
      leaf(54, 58, 15, 30, { front: true }),
    ],
    eye: [35, 44.5, 5],
    iris: "#b9a5cf",
    mouth: "M18 54C21 56.5 24 57 28 57",
    gill: 49,
    scales: 0.2,
    marks: [
      spots(
        ruffe,
        dapples(
          0.25,
          0.98,
          [
            [0.18, 1.7],
            [0.36, 1.6],
            [0.55, 1.4],
          ],
          13,
        ),
        "#3f3820",
        0.75,
      ),
    ],
  }),
};
