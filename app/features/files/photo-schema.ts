import { z } from "zod";

/** The two fields of PhotoField. */
export type PhotoFieldName = "photo" | "photoId";

const id = z.uuid();

export function isPhotoId(value: unknown): value is string {
  return id.safeParse(value).success;
}

/** For the schema of a form with a photo: the id of the kept one, or null. */
export const photoId = id
  .nullish()
  .catch(null)
  .transform((kept) => kept ?? null);
