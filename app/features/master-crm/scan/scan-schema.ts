import { z } from "zod";
import { isPhotoId } from "~/features/files/photo-schema";

export const scanSchema = z.object({ photoId: z.string().optional() }).transform(({ photoId }, context) => {
  if (isPhotoId(photoId)) return { photoId };
  context.addIssue({ code: "custom", path: ["photo"], message: "Choose an image" });
  return z.NEVER;
});
