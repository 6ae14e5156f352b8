import { z } from "zod";
import { optionalText } from "~/features/amounts/amount-fields";
import { photoId } from "~/features/files/photo-schema";
import { itemLabel } from "./inspection-items";
import { signatureName } from "./inspection-schema";

export const outcomes = ["repaired", "not_necessary"] as const;
export type Outcome = (typeof outcomes)[number];

export type Certified = {
  outcomes: { defectId: string; outcome: Outcome; note: string | null }[];
  signatureName: string;
};

/** The fields of one defect in the form that certifies. */
export const outcomeField = (defectId: string) => `outcome-${defectId}`;
export const noteField = (defectId: string) => `note-${defectId}`;

type Defect = { id: string; item: string };

/**
 * One signature for every defect with an outcome; the others stay open. `asked` is the field that shows the message when no defect has an
 * outcome.
 */
export function certifySchema(defects: Defect[], asked: string | undefined) {
  return (posted: FormData) =>
    z
      .object({
        ...Object.fromEntries(
          defects.flatMap((defect) => {
            const mustAnswer = defect.id === asked && !defects.some(({ id }) => posted.get(outcomeField(id)));
            return fieldsOf(defect, posted, mustAnswer);
          }),
        ),
        signatureName,
      })
      .transform((fields): Certified => {
        const answers = fields as unknown as Record<string, string | null | undefined>;
        const chosen = defects.flatMap(({ id }) => {
          const outcome = answers[outcomeField(id)] as Outcome | undefined;
          return outcome ? [{ defectId: id, outcome, note: answers[noteField(id)] ?? null }] : [];
        });
        return { outcomes: chosen, signatureName: fields.signatureName };
      });
}

function fieldsOf({ id, item }: Defect, posted: FormData, mustAnswer: boolean): [string, z.ZodType][] {
  const label = itemLabel(item);
  const outcome = z.enum(outcomes, { error: `${label}: choose Repaired or Repair not necessary` });
  const note = optionalText(`${label}: the note`, 500);
  const why = `${label}: say why no repair is necessary`;
  const isUnnecessary = posted.get(outcomeField(id)) === "not_necessary";
  return [
    [outcomeField(id), mustAnswer ? outcome : outcome.optional()],
    [noteField(id), isUnnecessary ? note.refine((text) => text !== null, why) : note],
  ];
}

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
