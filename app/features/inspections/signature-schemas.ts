import { z } from "zod";
import { photoId } from "~/features/files/photo-schema";
import { signatureName } from "./inspection-schema";

/** A report with defects of both units is acknowledged for what its reader is going to drive. */
export const acknowledgeSchema = (hasTrailer: boolean) =>
  z.object({
    signatureName,
    unit: hasTrailer
      ? z
          .enum(["both", "tractor", "trailer"], { error: "Choose what you are going to drive" })
          .transform((unit) => (unit === "both" ? null : unit))
      : z.unknown().optional().transform(() => null),
  });

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
