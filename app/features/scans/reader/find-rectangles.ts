import { type Point, type Quad, distance } from "./raster";

export type Mask = { isInk: Uint8Array; width: number; height: number };

type Component = { edge: Point[]; pixels: number[] };

/** Every connected spot of the mask, as the smallest tilted rectangle around it. Those thinner than `minSide` pixels are left out. */
export function findRectangles(mask: Mask, minSide: number): { quad: Quad; pixels: number[] }[] {
  return components(mask)
    .map(({ edge, pixels }) => ({ quad: smallestRectangle(convexHull(edge)), pixels }))
    .filter(({ quad }) => Math.min(distance(quad[0], quad[1]), distance(quad[1], quad[2])) >= minSide);
}

function components({ isInk, width, height }: Mask): Component[] {
  const seen = new Uint8Array(isInk.length);
  const found: Component[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (!isInk[start] || seen[start]) continue;
    seen[start] = 1;
    const pixels = [start];
    const edge: Point[] = [];
    for (const at of pixels) {
      const x = at % width;
      const y = (at - x) / width;
      const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, y > 0 ? at - width : -1, at + width];
      if (y === height - 1) around[3] = -1;
      let isEdge = false;
      for (const next of around) {
        if (next < 0 || !isInk[next]) isEdge = true;
        else if (!seen[next]) {
          seen[next] = 1;
          pixels.push(next);
        }
      }
      if (isEdge) edge.push({ x, y });
    }
    found.push({ edge, pixels });
  }
  return found;
}

/** Andrew's monotone chain, counterclockwise in a system whose y points up. */
function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.reverse())];
}

function half(points: Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

/** One of its sides lies on a side of the hull. */
function smallestRectangle(hull: Point[]): Quad {
  let best: { area: number; quad: Quad } | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!;
    const length = distance(from, to) || 1;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const alongs = hull.map(({ x, y }) => x * along.x + y * along.y);
    const across = hull.map(({ x, y }) => y * along.x - x * along.y);
    const [left, right] = [Math.min(...alongs), Math.max(...alongs)];
    const [top, bottom] = [Math.min(...across), Math.max(...across)];
    const area = (right - left) * (bottom - top);
    if (best && best.area <= area) continue;
    const corner = (u: number, v: number) => ({
      x: u * along.x - v * along.y,
      y: u * along.y + v * along.x,
    });
    best = {
      area,
      quad: upright([corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]),
    };
  }
  const point = hull[0] ?? { x: 0, y: 0 };
  return best?.quad ?? [point, point, point, point];
}

/** From the corner at the upper left. */
function upright(quad: Quad): Quad {
  const sums = quad.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const [a, b, c, d] = [...quad.slice(first), ...quad.slice(0, first)] as Quad;
  // Clockwise on a screen, whose y points down.
  return turnsLeft(a, b, c) ? [a, b, c, d] : [a, d, c, b];
}
