import type { PictureProblem } from "~/features/files/picture.server";
import type { Word } from "../page";
import type { Raster } from "./raster";

export const maxPages = 10;

/** One page as a picture, and its text where the file holds text. */
export type UnpackedPage = { raster: Raster; words?: Word[] };
export type Unpacked = { pages: UnpackedPage[]; pagesLeftOut: number } | PictureProblem;
