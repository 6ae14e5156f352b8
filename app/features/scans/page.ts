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

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
