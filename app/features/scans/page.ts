/** Pixels of a page that stands upright; `top` is smaller than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A word as it is printed. */
export type Word = {
  text: string;
  /** How sure the reading is of each character, from 0 to 1. Text that a file holds as text is sure. */
  sure: number[];
  /** On the straightened page: words of one line have the same height. */
  box: Box;
  /** On the picture that is kept, which may be tilted. */
  shown: Box;
};

/** The content of a bar code, which checks itself. */
export type BarCode = { format: string; text: string; shown: Box };

/** One page of a document, as far as it could be read. */
export type Page = { width: number; height: number; words: Word[]; codes: BarCode[] };

/** What PostgreSQL cannot keep: a zero, and half of a pair. Barcodes and the text of a PDF may have them. */
const unkept = /\0|\p{Cs}/gu;

export function withoutUnkept({ words, codes, ...page }: Page): Page {
  return {
    ...page,
    words: words.map(keptWord).filter(({ text }) => text !== ""),
    codes: codes.map((code) => ({ ...code, text: code.text.replace(unkept, "") })),
  };
}

function keptWord(word: Word): Word {
  const text = word.text.replace(unkept, "");
  if (text === word.text) return word;
  const isKept = [...word.text].map((letter) => letter.replace(unkept, "") !== "");
  return { ...word, text, sure: word.sure.filter((_, at) => isKept[at]) };
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
