import { createHash } from "node:crypto";
import type { PostedForm } from "~/http/forms/read-form.server";
import type { Scope } from "~/auth/scope";
import { addFile, hasFile } from "./files.server";
import { readLogo } from "./logo.server";
import { isPhotoId } from "./photo-schema";
import { readPhoto } from "./photo.server";
import type { PictureProblem } from "./picture.server";

/** The title for a photo that was sent while nobody was signed in. */
export const noUserForPhoto = "No user found";

type PhotoOptions = {
  /** Receipts and invoices: not for people who may not see costs. */
  showsMoney: boolean;
  isLogo?: boolean;
};

/**
 * Keeps the photo of a posted form with PhotoField's fields, between readForm and parseForm:
 *
 *     const form = await readForm(request, scope, { files: true });
 *     await keepPhoto(scope, form, { showsMoney: true });
 *     const parsed = parseForm(form, schema);
 *
 * A sent file is stored, and `photoId` names it, so a form that is refused for something else still has its photo. A file that is not a
 * photo makes parseForm refuse with the specified title; everything else is kept. Save the record with `attachFile(trx, photoId)`.
 */
export async function keepPhoto(scope: Scope, form: PostedForm, options: PhotoOptions): Promise<void> {
  const { fields } = form;
  const sent = fields.get("photo");
  const removed = fields.has("removePhoto");
  fields.delete("photo");
  fields.delete("removePhoto");
  if (removed) putId(form, "");
  if (sent instanceof File && sent.size > 0) return keepFile(scope, form, sent, options);
  // A form that could not carry its file has the file's name instead.
  if (typeof sent === "string" && sent !== "") return refusePhoto(form, lost(options));
  const id = fields.get("photoId");
  if (!id || (isPhotoId(id) && (await hasFile(scope, id)))) return;
  putId(form, "");
  refusePhoto(form, lost(options));
}

async function keepFile(scope: Scope, form: PostedForm, file: File, options: PhotoOptions) {
  const read = options.isLogo ? readLogo : readPhoto;
  const photo = await read(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in photo) return refusePhoto(form, photo);
  const originalName = file.name.replaceAll("\0", "").slice(0, 200) || null;
  try {
    const { showsMoney } = options;
    putId(form, await addFile(scope, photo, { id: idOf(scope, form, file), showsMoney, originalName }));
  } catch (error) {
    refusePhoto(form, lost(options), error);
  }
}

/** The same file in the same form has the same id, so that a second post stores nothing twice. */
function idOf(scope: Scope, form: PostedForm, file: File): string {
  const parts = [scope.account.id, scope.user.id, form.formToken, form.fileHashes.get(file)];
  const bytes = createHash("sha256").update(parts.join(" ")).digest().subarray(0, 16);
  // A custom UUID (RFC 9562, version 8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function putId(form: PostedForm, id: string): void {
  form.fields.set("photoId", id);
  form.filled = { ...form.filled, photoId: id };
}

function refusePhoto(form: PostedForm, { problem, texts }: PictureProblem, cause?: unknown): void {
  form.refused = { title: problem, fieldErrors: { photo: texts }, cause };
}

function lost({ isLogo }: PhotoOptions): PictureProblem {
  return {
    problem: "Upload failed",
    texts: [
      isLogo ? "Failed to upload logo" : "Failed to upload image",
      "Choose it again. What you typed is still here.",
    ],
  };
}
