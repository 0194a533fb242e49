// The outline of a koi seen from above, bent along a spine, for pictures and the logo.
// Lengths are in units of a fish 100 long, the head at the right of the middle.

export interface KoiShape {
  ink: string; // the body with its outline, thicker on the one side as a brush leaves it
  body: string;
  tail: string;
  fins: string[]; // the pair behind the head, the pair before the tail
  back: string; // the fin on the back
  head: { x: number; y: number; angle: number };
  at: (along: number, aside: number) => Point; // a place on the body: 0 nose … 1 tail, aside -1 … 1
}

export interface Point {
  x: number;
  y: number;
}

interface Rib extends Point {
  angle: number; // of the spine, towards the tail
  half: number; // half the width of the body
}

const RIBS = 36;

/** Half the width of the body, from the nose (0) to the root of the tail (1). */
function halfWidth(along: number): number {
  // A quarter of a flat ellipse for the head, then a body that narrows to the tail.
  const head = Math.min(1, along / 0.34);
  const front = Math.sqrt(1 - (1 - head) ** 2.2);
  const rear = along < 0.34 ? 1 : 1 - ((along - 0.34) / 0.66) ** 1.4 * 0.8;
  return 12.8 * front * rear;
}

function ribs(bend: number): Rib[] {
  const found: Rib[] = [];
  let x = 50;
  let y = 0;
  const step = 84 / RIBS;
  for (let k = 0; k <= RIBS; k++) {
    const along = k / RIBS;
    // The tail swings more than the head.
    const angle = Math.PI + bend * (along ** 1.5 - 0.25);
    found.push({ x, y, angle, half: halfWidth(along) });
    x += step * Math.cos(angle);
    y += step * Math.sin(angle);
  }
  return found;
}

const aside = (rib: Rib, distance: number): Point => ({
  x: rib.x - Math.sin(rib.angle) * distance,
  y: rib.y + Math.cos(rib.angle) * distance,
});

const number = (value: number) => value.toFixed(1);

/** A soft line through points (Catmull and Rom's, as Bézier curves). */
export function softLine(points: Point[], closed = false): string {
  const n = points.length;
  const at = (k: number) => points[closed ? (k + n) % n : Math.min(n - 1, Math.max(0, k))]!;
  let path = `M${number(at(0).x)} ${number(at(0).y)}`;
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    path +=
      `C${number(from.x + (to.x - before.x) / 6)} ${number(from.y + (to.y - before.y) / 6)} ` +
      `${number(to.x - (after.x - from.x) / 6)} ${number(to.y - (after.y - from.y) / 6)} ` +
      `${number(to.x)} ${number(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

function outline(spine: Rib[], left: number, right: number): string {
  const oneSide = spine.map((rib) => aside(rib, rib.half + left));
  const otherSide = spine.map((rib) => aside(rib, -rib.half - right)).reverse();
  const nose = spine[0]!;
  oneSide[0] = { x: nose.x + (left + right) / 2, y: nose.y };
  otherSide.pop();
  return softLine([...oneSide, ...otherSide], true);
}

function fin(rib: Rib, side: 1 | -1, length: number, sweep: number): string {
  const root = aside(rib, side * rib.half * 0.8);
  const direction = rib.angle + side * sweep;
  const along = (angle: number, distance: number) => ({
    x: root.x + Math.cos(angle) * distance,
    y: root.y + Math.sin(angle) * distance,
  });
  const back = { x: root.x + Math.cos(rib.angle) * 7, y: root.y + Math.sin(rib.angle) * 7 };
  return softLine(
    [
      root,
      along(direction + side * 0.42, length * 0.66),
      along(direction + side * 0.08, length),
      along(direction - side * 0.3, length * 0.84),
      back,
    ],
    true,
  );
}

function tailFin(spine: Rib[]): string {
  const end = spine[RIBS]!;
  const from = (angle: number, distance: number) => ({
    x: end.x + Math.cos(end.angle + angle) * distance,
    y: end.y + Math.sin(end.angle + angle) * distance,
  });
  return softLine(
    [
      from(Math.PI * 0.62, 3),
      from(0.75, 14),
      from(0.52, 27),
      from(0.25, 22),
      from(0, 12),
      from(-0.25, 23),
      from(-0.5, 29),
      from(-0.72, 14),
      from(-Math.PI * 0.62, 3),
    ],
    true,
  );
}

export function koiShape(bend: number): KoiShape {
  const spine = ribs(bend);
  const rib = (along: number) => spine[Math.round(along * RIBS)]!;
  const nose = spine[0]!;
  return {
    ink: outline(spine, 0.9, 2.1),
    body: outline(spine, 0, 0),
    tail: tailFin(spine),
    fins: [
      fin(rib(0.3), 1, 18, 0.72),
      fin(rib(0.3), -1, 18, 0.72),
      fin(rib(0.64), 1, 11, 0.55),
      fin(rib(0.64), -1, 11, 0.55),
    ],
    back: softLine([rib(0.36), rib(0.48), rib(0.6), rib(0.7)]),
    head: { x: nose.x, y: nose.y, angle: nose.angle },
    at: (along, side) => aside(rib(along), side * rib(along).half),
  };
}
