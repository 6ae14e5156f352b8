import { type Picture, type PictureProblem, readPicture, shrink, tooLarge } from "./picture.server";

/** Bytes. */
export const largestPhoto = 10 * 1_048_576;
const longestSide = 1600;

export async function readPhoto(bytes: Uint8Array): Promise<Picture | PictureProblem> {
  if (bytes.byteLength > largestPhoto) return tooLarge("Please select an image smaller than 10MB");
  return readPicture(bytes, ["JPEG", "PNG", "WebP", "GIF"], ({ open }) =>
    shrink(open().autoOrient(), longestSide).jpeg({ quality: 80 }),
  );
}
