import { z } from "zod";

/** The two fields of a form with a photo, as PhotoField has them. */
export type PhotoFieldName = "photo" | "photoId";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isPhotoId(value: unknown): value is string {
  return typeof value === "string" && id.test(value);
}

/** For the schema of a form with a photo: the id of the one that is kept, or null. */
export const photoId = z
  .string()
  .regex(id)
  .nullish()
  .catch(null)
  .transform((kept) => kept ?? null);
