import { type Canvas, createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";

export const looks = ["clean", "tilted", "shadowed", "crumpled"] as const;
export type Look = (typeof looks)[number];

/** How a printed sheet arrives: as it was printed, or as a photo of it. The same every time. */
export async function photoOf(sheet: Canvas, look: Look, seed: number): Promise<Buffer> {
  if (look === "clean") return sheet.encode("png");
  if (look === "tilted") return (await tilted(sheet, seed)).encode("png");
  const pixels = sheet.getContext("2d").getImageData(0, 0, sheet.width, sheet.height);
  const source = { data: Uint8ClampedArray.from(pixels.data), width: sheet.width, height: sheet.height };
  const done = look === "shadowed" ? shadowed(source, seed) : crumpled(source, seed);
  const image = sharp(done, {
    raw: { width: source.width, height: source.height, channels: 4 },
  }).removeAlpha();
  return look === "shadowed"
    ? image.blur(0.6).jpeg({ quality: 80 }).toBuffer()
    : image.jpeg({ quality: 62 }).toBuffer();
}

/** 2 to 6 degrees, to one side or the other, on a table. */
function tilted(sheet: Canvas, seed: number): Promise<Canvas> {
  const random = randomFrom(seed);
  const degrees = (2 + 4 * random()) * (random() < 0.5 ? -1 : 1);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  const width = Math.ceil(sheet.width * cos + sheet.height * sin) + 60;
  const height = Math.ceil(sheet.height * cos + sheet.width * sin) + 60;
  const table = createCanvas(width, height);
  const pen = table.getContext("2d");
  pen.fillStyle = "#6f665c";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
  return Promise.resolve(table);
}

type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Light from one side, and the shadow of a hand. */
function shadowed({ data, width, height }: Pixels, seed: number): Uint8ClampedArray {
  const random = randomFrom(seed + 1);
  const angle = random() * Math.PI;
  const edge = 0.3 + 0.4 * random();
  return mapped({ data, width, height }, (x, y) => {
    const [u, v] = [x / width, y / height];
    const side = 0.55 + 0.45 * (0.5 + 0.5 * Math.sin(angle + 2.2 * u + 1.1 * v));
    const hand = 1 / (1 + Math.exp(-(u * 0.7 + v * 0.6 - edge) * 18));
    return { x, y, light: side * (0.62 + 0.38 * hand), noise: (random() - 0.5) * 14 };
  });
}

/** Folded and smoothed out again: bent lines, creases and a coarse picture. */
function crumpled({ data, width, height }: Pixels, seed: number): Uint8ClampedArray {
  const random = randomFrom(seed + 2);
  const waves = Array.from({ length: 4 }, () => ({
    u: (1 + 2 * random()) / width,
    v: (1 + 2 * random()) / height,
    at: random() * 6,
    by: (0.8 + random()) * (width / 900),
  }));
  const creases = Array.from({ length: 5 }, () => ({
    turn: random() * 3.14,
    at: random(),
    deep: 0.1 + 0.12 * random(),
  }));
  return mapped({ data, width, height }, (x, y) => {
    let [dx, dy, light] = [0, 0, 0.92];
    for (const { u, v, at, by } of waves) {
      dx += by * Math.sin(6.28 * (v * y + u * x * 0.5) + at);
      dy += by * Math.cos(6.28 * (u * x + v * y * 0.5) + at);
    }
    for (const { turn, at, deep } of creases) {
      const off = (x / width) * Math.cos(turn) + (y / height) * Math.sin(turn) - at;
      light -= deep * Math.exp(-Math.abs(off) * 60) * Math.sign(off + 0.0001);
    }
    return { x: x + dx, y: y + dy, light, noise: (random() - 0.5) * 26 };
  });
}

type From = { x: number; y: number; light: number; noise: number };

function mapped({ data, width, height }: Pixels, from: (x: number, y: number) => From): Uint8ClampedArray {
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const source = from(x, y);
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel++)
        result[at + channel] = between(data, width, height, source, channel) * source.light + source.noise;
      result[at + 3] = 255;
    }
  return result;
}

/** Between its four neighbors. */
function between(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  { x, y }: From,
  channel: number,
): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (column: number, row: number) => data[4 * (row * width + column) + channel]!;
  const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
  const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
