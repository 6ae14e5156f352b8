import type { Word } from "../page";
import type { Raster } from "./raster";

/** Of one file. */
export const maxPages = 10;

/** One page as a picture, and its text where the file holds text. */
export type UnpackedPage = { raster: Raster; words?: Word[] };

/** `pages` unpacks the first ones, one after the other, since a page as a picture is some 40 MB. */
export type Unpacked = { pageCount: number; pages: (most: number) => AsyncGenerator<UnpackedPage> };
