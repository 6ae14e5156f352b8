import { z } from "zod";

/** The two fields of a form with a photo, as PhotoField has them. */
export type PhotoFieldName = "photo" | "photoId";

const id = z.uuid();

export function isPhotoId(value: unknown): value is string {
  return id.safeParse(value).success;
}

/** For the schema of a form with a photo: the id of the one that is kept, or null. */
export const photoId = id
  .nullish()
  .catch(null)
  .transform((kept) => kept ?? null);
