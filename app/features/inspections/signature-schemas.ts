import { z } from "zod";
import { photoId } from "~/features/files/photo-schema";
import { signatureName } from "./inspection-schema";

export const acknowledgeSchema = z.object({ signatureName });

export const correctionSchema = z.object({
  correction: z
    .string({ error: "Write what is corrected" })
    .trim()
    .min(1, "Write what is corrected")
    .max(2000, "The correction must be at most 2000 characters"),
  signatureName,
});

export const defectPhotoSchema = z.object({
  defectId: z.uuid({ error: "Choose the defect that it shows" }),
  photoId,
});

export const inspectionMailSchema = z.object({
  email: z
    .string({ error: "Please enter an email address" })
    .trim()
    .toLowerCase()
    .min(1, "Please enter an email address")
    .max(255, "Email must be at most 255 characters")
    .pipe(z.email("Please enter a valid email address")),
});
