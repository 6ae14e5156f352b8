import { type Box, type Word, around } from "../page";
import type { Letter } from "./letters.server";
import type { Point, Quad } from "./raster";

/** `straighten` moves a point of the picture to where it is on the straightened page. */
export function wordsOf(quad: Quad, letters: Letter[], straighten: (point: Point) => Point): Word[] {
  const spoken = splitAtBlanks(letters);
  const pitch = letters.length > 1 ? (letters.at(-1)!.at - letters[0]!.at) / (letters.length - 1) : 1;
  return spoken.map((word) => {
    const from = Math.max(0, word[0]!.at - pitch / 2);
    const to = Math.min(1, word.at(-1)!.at + pitch / 2);
    const [a, b, c, d] = quad;
    const corners = [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)];
    return {
      text: word.map(({ letter }) => letter).join(""),
      sure: word.map(({ sure }) => sure),
      box: boxOf(corners.map(straighten)),
      shown: boxOf(corners),
    };
  });
}

function splitAtBlanks(letters: Letter[]): Letter[][] {
  const words: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.afterBlank && words.at(-1)!.length > 0) words.push([]);
    if (letter.letter.trim() === "") {
      if (words.at(-1)!.length > 0) words.push([]);
    } else words.at(-1)!.push(letter);
  }
  return words.filter((word) => word.length > 0);
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** Its middle line and its real height, not the height that the tilt adds. */
function boxOf(corners: Point[]): Box {
  return around(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));
}
