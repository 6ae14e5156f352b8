import type { Word } from "../page";
import { type Letter, readLetters } from "./letters.server";
import { type Point, type Quad, type Raster, distance } from "./raster";
import { wordsOf } from "./words";

export type Lines = { raster: Raster; quads: Quad[] };

export async function readLines({ raster, quads }: Lines): Promise<Word[]> {
  const straighten = straightener(raster, tiltOf(quads));
  const words: Word[] = [];
  for (const quad of quads) words.push(...wordsOf(quad, await readLetters(raster, quad), straighten));
  return words;
}

/** Lines that are higher than wide belong to a page that lies on its side; then both ways up are tried. */
export async function turnUpright(found: Lines): Promise<Lines> {
  const lying = sum(found.quads.map((quad) => (isLying(quad) ? 1 : -1) * Math.max(...sides(quad))));
  const first: Lines = lying > 0 ? turnQuarter(found) : found;
  const samples = [...first.quads].sort((a, b) => sides(b)[0] - sides(a)[0]).slice(0, 6);
  let up = 0;
  for (const quad of samples) {
    up += sureness(await readLetters(first.raster, quad));
    up -= sureness(await readLetters(first.raster, [quad[2], quad[3], quad[0], quad[1]]));
  }
  return up >= 0 ? first : turnQuarter(turnQuarter(first));
}

/** Pixels: along the text, and across it. */
function sides([a, b, , d]: Quad): [number, number] {
  return [distance(a, b), distance(a, d)];
}

function isLying(quad: Quad): boolean {
  const [width, height] = sides(quad);
  return height > 1.5 * width;
}

function sureness(letters: Letter[]): number {
  return letters.length === 0 ? 0 : sum(letters.map(({ sure }) => sure)) / letters.length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Clockwise. */
function turnQuarter({ raster, quads }: Lines): Lines {
  const { data, width, height } = raster;
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      const to = 3 * (x * height + height - 1 - y);
      turned[to] = data[from]!;
      turned[to + 1] = data[from + 1]!;
      turned[to + 2] = data[from + 2]!;
    }
  const turn = ({ x, y }: Point) => ({ x: height - y, y: x });
  const corners = quads.map(([a, b, c, d]): Quad => [turn(d), turn(a), turn(b), turn(c)]);
  return { raster: { data: turned, width: height, height: width }, quads: corners };
}

/** Radians, as most of the text is tilted: the median, by length. */
function tiltOf(quads: Quad[]): number {
  const tilts = quads
    .filter((quad) => sides(quad)[0] > 3 * sides(quad)[1])
    .map(([a, b]) => ({ tilt: Math.atan2(b.y - a.y, b.x - a.x), length: distance(a, b) }))
    .sort((one, other) => one.tilt - other.tilt);
  let left = sum(tilts.map(({ length }) => length)) / 2;
  for (const { tilt, length } of tilts) if ((left -= length) <= 0) return tilt;
  return 0;
}

function straightener({ width, height }: Raster, tilt: number): (point: Point) => Point {
  const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)];
  return ({ x, y }) => {
    const [u, v] = [x - width / 2, y - height / 2];
    return { x: u * cos - v * sin + width / 2, y: u * sin + v * cos + height / 2 };
  };
}
