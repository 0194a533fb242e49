// The shape of a koi seen from above, as SVG paths.  The fish swims upwards round (0, 0), about
// 76 units long with its tail; everything follows the curve of its spine.

import type { Colour } from "../view";
import { numbersOf } from "./chance";

type Point = [number, number];

export interface KoiShape {
  body: string;
  fins: string;
  rays: string;
  tail: string;
  dorsal: string;
  scales: string;
  gills: string;
  barbels: string;
  eyes: Point[];
  patches: string; // of the second colour
}

/** Half the width of the body from the snout (0) to where the tail begins (1). */
const WIDTHS: Point[] = [
  [0, 0],
  [0.02, 3.6],
  [0.06, 6.2],
  [0.12, 8.4],
  [0.2, 10.6],
  [0.3, 12.2],
  [0.4, 12.5],
  [0.52, 11.3],
  [0.65, 8.9],
  [0.78, 6.2],
  [0.9, 4],
  [1, 3.1],
];
const LENGTH = 62;

const n1 = (n: number) => Math.round(n * 10) / 10;
const spot = ([x, y]: Point) => `${n1(x)} ${n1(y)}`;

function widthAt(t: number): number {
  for (let k = 1; k < WIDTHS.length; k++) {
    const [t1, w1] = WIDTHS[k]!;
    const [t0, w0] = WIDTHS[k - 1]!;
    if (t <= t1) return w0 + ((w1 - w0) * (t - t0)) / (t1 - t0);
  }
  return WIDTHS.at(-1)![1];
}

/** A smooth line through points. */
function smooth(points: Point[], closed: boolean): string {
  const at = (k: number) =>
    closed ? points[(k + points.length) % points.length]! : points[Math.max(0, Math.min(points.length - 1, k))]!;
  let path = `M${spot(points[0]!)}`;
  const last = closed ? points.length : points.length - 1;
  for (let k = 0; k < last; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${spot(one)} ${spot(two)} ${spot(c)}`;
  }
  return closed ? path + "Z" : path;
}

/** A koi bent by `bend` (about −6 to 6) with patches in the manner of a colour. */
export function koiShape(bend: number, patch: Colour | null, seed: string): KoiShape {
  const spine = (t: number): Point => [
    bend * Math.sin(Math.PI * (1.55 * t + 0.05)) * (0.25 + 0.95 * t),
    -34 + LENGTH * t,
  ];
  // t along the body, s across it from −1 to 1
  const on = (t: number, s: number, out = 0): Point => {
    const [x0, y0] = spine(t - 0.01);
    const [x1, y1] = spine(t + 0.01);
    const long = Math.hypot(x1 - x0, y1 - y0);
    const [x, y] = spine(t);
    const across = s * widthAt(Math.min(1, Math.max(0, t))) + out * Math.sign(s || 1);
    return [x - ((y1 - y0) / long) * -across, y + ((x1 - x0) / long) * -across];
  };
  const edge = WIDTHS.slice(1).map(([t]) => t);
  const body = smooth([on(0, 0), ...edge.map((t) => on(t, 1)), ...edge.toReversed().map((t) => on(t, -1))], true);
  return {
    body,
    ...fins(on),
    ...tail(spine),
    dorsal: smooth([on(0.34, 0), on(0.42, 0.16), on(0.55, 0.2), on(0.68, 0.05), on(0.55, -0.14), on(0.42, -0.1)], true),
    scales: scales(on),
    gills: smooth([on(0.17, -0.86), on(0.22, -0.5), on(0.235, 0), on(0.22, 0.5), on(0.17, 0.86)], false),
    barbels: barbels(on),
    eyes: [on(0.105, 0.78), on(0.105, -0.78)],
    patches: patch ? patches(on, patch, numbersOf(seed)) : "",
  };
}

type On = (t: number, s: number, out?: number) => Point;

function fins(on: On): { fins: string; rays: string } {
  let shape = "";
  let rays = "";
  for (const side of [-1, 1]) {
    for (const [from, to, reach, sweep] of [
      [0.24, 0.34, 13, 0.13],
      [0.55, 0.61, 7, 0.1],
    ] as const) {
      const root = on(from, side * 0.9);
      const end = on(to, side * 0.9);
      const tip = on(to + sweep, side, reach);
      const lead = on(from + 0.02, side, reach * 0.72);
      const trail = on(to + sweep * 0.95, side, reach * 0.35);
      shape += `M${spot(root)}C${spot(lead)} ${spot(lead)} ${spot(tip)}C${spot(trail)} ${spot(trail)} ${spot(end)}Z`;
      for (const k of [0.35, 0.65]) {
        const start: Point = [root[0] + (end[0] - root[0]) * k, root[1] + (end[1] - root[1]) * k];
        const stop: Point = [tip[0] + (trail[0] - tip[0]) * k * 0.7, tip[1] + (trail[1] - tip[1]) * k * 0.7];
        const middle: Point = [(start[0] + lead[0] + stop[0]) / 3, (start[1] + lead[1] + stop[1]) / 3];
        rays += `M${spot(start)}Q${spot(middle)} ${spot([stop[0] * 0.9 + start[0] * 0.1, stop[1] * 0.9 + start[1] * 0.1])}`;
      }
    }
  }
  return { fins: shape, rays };
}

function tail(spine: (t: number) => Point): { tail: string } {
  const [x0, y0] = spine(0.94);
  const [x1, y1] = spine(1);
  const long = Math.hypot(x1 - x0, y1 - y0);
  const ahead: Point = [(x1 - x0) / long, (y1 - y0) / long];
  const to = (along: number, across: number): string =>
    spot([x1 + ahead[0] * along - ahead[1] * across, y1 + ahead[1] * along + ahead[0] * across]);
  return {
    tail:
      `M${to(-2, -3)}C${to(4, -4)} ${to(9, -10)} ${to(19, -10.5)}` +
      `C${to(17, -6)} ${to(13, -3)} ${to(11, 0)}` +
      `C${to(14, 3)} ${to(18, 5)} ${to(21, 8.5)}C${to(10, 10)} ${to(4, 4)} ${to(-2, 3)}Z`,
  };
}

function scales(on: On): string {
  let path = "";
  for (let row = 0; row < 11; row++) {
    const t = 0.29 + row * 0.058;
    const shift = row % 2 ? 0.2 : 0;
    for (let s = -0.8 + shift; s < 0.75; s += 0.4) {
      const [a, b] = [on(t, s), on(t, s + 0.4)];
      path += `M${spot(a)}Q${spot(on(t + 0.062, s + 0.2))} ${spot(b)}`;
    }
  }
  return path;
}

function barbels(on: On): string {
  return [-1, 1]
    .map((side) => {
      const root = on(0.03, side * 0.8);
      const middle = on(0.0, side, 6);
      const tip = on(0.05, side, 6.5);
      return `M${spot(root)}Q${spot(middle)} ${spot(tip)}`;
    })
    .join("");
}

/** Black lies in jagged bands, red in broad clouds, yellow in dapples: told apart without hue. */
function patches(on: On, colour: Colour, next: () => number): string {
  if (colour === "b") {
    return [0.14, 0.4, 0.64, 0.86]
      .map((t, k) => {
        const tilt = (k % 2 ? -1 : 1) * (0.05 + 0.04 * next());
        const wide = k === 0 ? 0.05 : 0.075;
        const upper: Point[] = [];
        const lower: Point[] = [];
        for (let step = 0; step <= 4; step++) {
          const s = -1.1 + step * 0.55;
          const jag = (step % 2 ? 0.04 : -0.03) + 0.02 * next();
          upper.push(on(t + tilt * s - wide + jag, s));
          lower.push(on(t + tilt * s + wide - jag * 0.7, s));
        }
        return `M${[...upper, ...lower.toReversed()].map(spot).join("L")}Z`;
      })
      .join("");
  }
  const blobs: [number, number, number, number][] =
    colour === "y"
      ? [
          [0.1, 0.1, 0.06, 0.55],
          [0.3, -0.55, 0.06, 0.4],
          [0.35, 0.5, 0.065, 0.42],
          [0.47, -0.1, 0.06, 0.42],
          [0.58, 0.6, 0.05, 0.4],
          [0.62, -0.55, 0.055, 0.42],
          [0.76, 0.1, 0.055, 0.6],
          [0.9, -0.1, 0.04, 0.6],
        ]
      : [
          [0.12, 0.05, 0.08, 0.62],
          [0.38, -0.25, 0.12, 0.85],
          [0.66, 0.3, 0.1, 0.9],
          [0.9, -0.1, 0.06, 0.9],
        ];
  return blobs
    .map(([t, s, long, wide]) => {
      const points: Point[] = [];
      for (let k = 0; k < 9; k++) {
        const angle = (k / 9) * 2 * Math.PI;
        const far = 0.8 + 0.4 * next();
        points.push(on(t + long * far * Math.sin(angle), s + wide * far * Math.cos(angle)));
      }
      return smooth(points, true);
    })
    .join("");
}
