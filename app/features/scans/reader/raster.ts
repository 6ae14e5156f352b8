/** Three bytes a pixel: red, green, blue. */
export type Raster = { data: Uint8Array; width: number; height: number };

export type Point = { x: number; y: number };

/** A tilted rectangle: its corners clockwise from the one at the upper left of its text. */
export type Quad = [Point, Point, Point, Point];

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function scaled(quad: Quad, by: number, { x, y }: Point = { x: 0, y: 0 }): Quad {
  return quad.map((point) => ({ x: point.x * by + x, y: point.y * by + y })) as Quad;
}
