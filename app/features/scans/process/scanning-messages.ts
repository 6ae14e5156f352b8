import type { Picture, PictureProblem } from "~/features/files/picture.server";
import type { Reading } from "../document-kind";
import type { Page } from "../page";

/** Of all files of a scan: more take longer than a scan may. */
export const maxPagesOfScan = 20;

/** To the scanning process: the files of one scan, and what kind of document they are. */
export type ScanRequest = { kind: string; files: Uint8Array[] };

export type ScannedPage = { width: number; height: number; picture: Picture };

export type Scanned = {
  reading: Reading;
  pages: ScannedPage[];
  /** The words of each page. */
  texts: Page[];
  /** About the files, as sentences. */
  notes: string[];
  /** Files that could not be read, by their place: the others were. */
  failed: { file: number; problem: PictureProblem }[];
};

export type ScanAnswer = { result: Scanned | PictureProblem; memory: number };
