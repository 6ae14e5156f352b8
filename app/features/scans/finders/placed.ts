import type { Found } from "../document-kind";
import { heightOf, linesOf } from "../lines";
import { type Box, type Page, type Word, around } from "../page";

/** A word and the page it is on, from 0. */
export type Placed = Word & { page: number };
export type Line = Placed[];

export const sureFrom = 0.8;

/** The lines of all pages, with wide characters made plain and the parts of a number that a reading cut in two joined. */
export function linesOfPages(pages: Page[]): Line[] {
  return pages.flatMap(({ words }, page) =>
    linesOf(words.map((word) => ({ ...withoutZeros(word), page }))).map(joinNumbers),
  );
}

/** INV0ICE and 0dometer are words: a zero between letters is an O, of which nobody can be sure. */
function withoutZeros(word: Word): Word {
  const plain = plainText(word.text);
  const letters = plain.replace(/[^a-z]/gi, "").length;
  if (/[1-9]/.test(plain) || letters < 3 || !plain.includes("0")) return { ...word, text: plain };
  const isSmall = plain.replace(/[^a-z]/g, "").length > letters / 2;
  const text = plain.replace(/(?<=[a-z])0+(?=[a-z])|^0(?=[a-z]{2})/gi, (zeros, at: number) =>
    (isSmall && at > 0 ? "o" : "O").repeat(zeros.length),
  );
  const sure = word.sure.map((value, at) => (text[at] === plain[at] ? value : Math.min(value, 0.7)));
  return { ...word, text, sure };
}

/** Keeps the length, by which the sureness of each character is found. */
function plainText(text: string): string {
  return [...text]
    .map((letter) => (letter.normalize("NFKC").length === letter.length ? letter.normalize("NFKC") : letter))
    .join("")
    .replace(/[−–—]/g, "-");
}

/** "35." and "10" are 35.10, "2" and ".450" are 2.450, if hardly a blank is between them. */
function joinNumbers(line: Line): Line {
  const joined: Line = [];
  for (const word of line) {
    const last = joined.at(-1);
    if (last && isCut(last, word)) joined.splice(-1, 1, joinWords([last, word]));
    else joined.push(word);
  }
  return joined;
}

function isCut(last: Placed, word: Placed): boolean {
  if (word.box.left - last.box.right > 0.6 * heightOf(word)) return false;
  const isWhole = /^\D?\d{1,3}(?:,\d{3})*$/.test(last.text);
  if (isWhole) return /^[.,]\d{2,3}\D{0,2}$/.test(word.text);
  return /^\D?\d{1,4}[.,]$/.test(last.text) && /^\d{2,3}\D{0,2}$/.test(word.text);
}

function joinWords(words: Placed[]): Placed {
  return {
    page: words[0]!.page,
    text: words.map(({ text }) => text).join(""),
    sure: words.flatMap(({ sure }) => sure),
    box: around(words.map(({ box }) => box)),
    shown: around(words.map(({ shown }) => shown)),
  };
}

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** A word that somebody else read: where is not known. */
export function unplaced(text: string): Placed {
  return { page: 0, text: plainText(text), sure: [...text].map(() => 1), box: nowhere, shown: nowhere };
}

/** A part of a word, its box by its share of the letters. */
export function part(word: Placed, from: number, to: number): Placed {
  const cutBox = (box: Box) => {
    const each = (box.right - box.left) / (word.text.length || 1);
    return { ...box, left: box.left + each * from, right: box.left + each * to };
  };
  return {
    page: word.page,
    text: word.text.slice(from, to),
    sure: word.sure.slice(from, to),
    box: cutBox(word.box),
    shown: cutBox(word.shown),
  };
}

export function textOf(words: Placed[]): string {
  return words.map(({ text }) => text).join(" ");
}

export function boxOf(words: Placed[]): Box {
  return around(words.map(({ box }) => box));
}

/** Words with at most a blank between them. */
export function phrasesOf(line: Line, widest = 0.9): Line[] {
  const phrases: Line[] = [];
  for (const [index, word] of line.entries()) {
    const last = line[index - 1];
    const height = last ? Math.max(heightOf(last), heightOf(word)) : 0;
    if (!last || word.box.left - last.box.right > widest * height) phrases.push([word]);
    else phrases.at(-1)!.push(word);
  }
  return phrases;
}

/** `text` is what the words mean, when that differs from what is printed. */
export function foundIn(words: Placed[], text = textOf(words)): Found {
  const printed = textOf(words);
  const pages = new Set(words.map(({ page }) => page));
  return {
    text,
    printed,
    page: words[0]?.page ?? 0,
    shown: pages.size === 1 ? around(words.map(({ shown }) => shown)) : null,
    doubts: doubtsOf(text, words),
  };
}

const lookAlikes: Record<string, string> = { O: "0", o: "0", I: "1", l: "1", S: "5", B: "8", Z: "2" };

function doubtsOf(text: string, words: Placed[]): number[] {
  const letters = words.flatMap(({ text: word, sure }) =>
    [...word].map((letter, index) => ({ letter, sure: sure[index] ?? 1 })),
  );
  const doubts: number[] = [];
  let from = 0;
  for (const [index, letter] of [...text].entries()) {
    const at = letters.findIndex((one, place) => place >= from && means(one.letter, letter));
    if (at < 0) continue;
    from = at + 1;
    if (letters[at]!.sure < sureFrom || (letters[at]!.letter !== letter && /\d/.test(letter)))
      doubts.push(index);
  }
  return doubts;
}

function means(printed: string, letter: string): boolean {
  return printed === letter || (letter === "." && printed === ",") || lookAlikes[printed] === letter;
}

/** All of it, for a value that does not agree with others. */
export function allOf(text: string): number[] {
  return [...text].map((_, index) => index);
}
