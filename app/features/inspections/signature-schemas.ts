import { z } from "zod";
import { personName } from "~/features/accounts/name-schema";
import { photoId } from "~/features/files/photo-schema";
import { type Signer, isOwnName, signingsOf } from "./signature";

const signatureName = personName("Type your name to sign");

/** The fields of a signature. Another name than the signer's own needs an answer: whose it is. */
export function signatureShape(signer: Signer, posted: FormData) {
  const typed = String(posted.get("signatureName") ?? "").trim();
  const signing = z.enum(signingsOf(signer), { error: whoseName(signer, typed) });
  const isAsked = typed !== "" && !isOwnName(signer, typed);
  return { signatureName, signing: isAsked ? signing : signing.optional().catch(undefined) };
}

function whoseName({ name }: Signer, typed: string): string {
  return name === null
    ? `Say whether ${typed} is your own name`
    : `Say whether you are signing for ${typed}, or sign with your own name`;
}

/** A report with defects of both units is acknowledged for what its reader is going to drive. */
export const acknowledgeSchema = (hasTrailer: boolean) => (signer: Signer) => (posted: FormData) =>
  z.object({
    ...signatureShape(signer, posted),
    unit: hasTrailer
      ? z
          .enum(["both", "tractor", "trailer"], { error: "Choose what you are going to drive" })
          .transform((unit) => (unit === "both" ? null : unit))
      : z
          .unknown()
          .optional()
          .transform(() => null),
  });

export const correctionSchema = (signer: Signer) => (posted: FormData) =>
  z.object({
    correction: z
      .string({ error: "Write what is corrected" })
      .trim()
      .min(1, "Write what is corrected")
      .max(2000, "The correction must be at most 2000 characters"),
    ...signatureShape(signer, posted),
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
