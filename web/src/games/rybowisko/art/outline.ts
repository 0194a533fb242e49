// Smooth outlines for drawings: curves through points, and the edge of a fish at a given place.

export type Point = [number, number];

const short = (value: number) => Math.round(value * 10) / 10;

/** A curve through the points; an open one ends at the last of them. */
export function curve(points: Point[], closed = false): string {
  const n = points.length;
  const at = (k: number): Point => (closed ? points[(k + n) % n]! : points[Math.max(0, Math.min(n - 1, k))]!);
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(short).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

export function lines(points: Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

/** Top and bottom of a body, as a list of [x, top, bottom] from snout to tail. */
export type Profile = [number, number, number][];

export function edge(profile: Profile, x: number, side: 1 | 2): number {
  const next = profile.findIndex((one) => one[0] >= x);
  if (next <= 0) return profile[Math.max(0, next)]![side];
  const [from, to] = [profile[next - 1]!, profile[next]!];
  return from[side] + ((to[side] - from[side]) * (x - from[0])) / (to[0] - from[0]);
}

export function bodyOf(profile: Profile): string {
  const top = profile.map(([x, y]): Point => [x, y]);
  const bottom = profile.slice(1).map(([x, , y]): Point => [x, y]);
  const [x, high, low] = profile[profile.length - 1]!;
  const root: Point = [x + 5, (high + low) / 2]; // rounded where the tail fin begins
  return curve([...top, root, ...bottom.reverse()], true);
}
