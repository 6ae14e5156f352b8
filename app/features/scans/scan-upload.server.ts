import {
  type Kind,
  type PictureProblem,
  hintFor,
  kindOf,
  noImage,
  tooLarge,
} from "~/features/files/picture.server";
import { largestPhoto } from "~/features/files/photo.server";
import type { PostedForm } from "~/http/forms/read-form.server";

const pictures: Kind[] = ["JPEG", "PNG", "WebP", "GIF", "TIFF", "AVIF", "HEIC"];

type Upload = { name: string; bytes: Buffer };

/** The file of a posted form, judged by its size and its first bytes: it is unpacked elsewhere. */
export async function readUpload(
  form: PostedForm,
  { takesDocuments }: { takesDocuments: boolean },
): Promise<Upload | PictureProblem> {
  const sent = form.fields.get("photo");
  if (!(sent instanceof File) || sent.size === 0)
    return { problem: "Invalid file", texts: ["Choose an image"] };
  if (sent.size > largestPhoto) return tooLarge("Please select an image smaller than 10MB");
  const bytes = Buffer.from(await sent.arrayBuffer());
  const kinds: Kind[] = takesDocuments ? [...pictures, "PDF"] : pictures;
  const kind = kindOf(bytes);
  if (!kind || !kinds.includes(kind)) return noImage(hintFor(kind, kinds));
  return { name: sent.name.replaceAll("\0", "").slice(0, 200), bytes };
}
