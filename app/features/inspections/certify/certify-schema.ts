import { z } from "zod";
import { checkbox, optionalAmount, optionalText } from "~/features/amounts/amount-fields";
import { money } from "~/features/amounts/read-amount";
import { itemLabel } from "../items/inspection-items";
import type { Signer, TypedSignature } from "../signature";
import { signatureShape } from "../signature-schemas";

export const outcomes = ["repaired", "not_necessary"] as const;
export type Outcome = (typeof outcomes)[number];

export type CertifiedDefect = {
  defectId: string;
  outcome: Outcome;
  /** What was done, or why no repair is necessary. */
  note: string;
  /** Null: the own shop. */
  doneBy: string | null;
  /** Dollars without parts; null: not entered. */
  cost: string | null;
  /** Also the breakdown that the defect opened. */
  closesBreakdown: boolean;
};

export type Certified = TypedSignature & { outcomes: CertifiedDefect[] };

export type DefectToCertify = { id: string; item: string };

/** The fields of one defect in the form that certifies. */
export const outcomeField = (defectId: string) => `outcome-${defectId}`;

/**
 * One signature for every defect with an outcome; the others stay open. `asked` is the field that shows the message when no defect has an
 * outcome.
 */
export function certifySchema(defects: DefectToCertify[], asked: string | undefined, signer: Signer) {
  return (posted: FormData) =>
    z
      .object({
        ...Object.fromEntries(
          defects.flatMap((defect) => {
            const mustAnswer = defect.id === asked && !defects.some(({ id }) => posted.get(outcomeField(id)));
            return fieldsOf(defect, posted, mustAnswer);
          }),
        ),
        ...signatureShape(signer, posted),
      })
      .transform((fields): Certified => {
        const chosen = defects
          .map(({ id }) => certifiedDefect(id, fields))
          .filter((one) => one !== undefined);
        const { signatureName, signing } = fields;
        return { outcomes: chosen, signatureName, signing };
      });
}

export function fieldsOf(
  { id, item }: DefectToCertify,
  posted: FormData,
  mustAnswer: boolean,
): [string, z.ZodType][] {
  const label = itemLabel(item);
  const outcome = z.enum([...outcomes, "open"], {
    error: `${label}: choose Repaired or Repair not necessary`,
  });
  const note = optionalText(`${label}: the note`, 500);
  const missing = {
    repaired: `${label}: say what was done`,
    not_necessary: `${label}: say why no repair is necessary`,
  }[String(posted.get(outcomeField(id)))];
  const unused = missing
    ? undefined
    : `${label}: choose Repaired or Repair not necessary, or empty this field`;
  const used = <Kind extends z.ZodType<string | null>>(kind: Kind) =>
    unused ? kind.refine((typed) => typed === null, unused) : kind;
  return [
    [outcomeField(id), mustAnswer ? outcome : outcome.optional()],
    [`note-${id}`, missing ? note.refine((text) => text !== null, missing) : used(note)],
    [`by-${id}`, used(optionalText(`${label}: who did it`, 200))],
    [`cost-${id}`, used(optionalAmount(money(`${label}: the cost`)))],
    [`close-${id}`, checkbox],
  ];
}

/** Undefined if the defect stays open. */
export function certifiedDefect(id: string, fields: object): CertifiedDefect | undefined {
  const answers = fields as Record<string, string | boolean | null | undefined>;
  const outcome = answers[outcomeField(id)];
  if (outcome !== "repaired" && outcome !== "not_necessary") return undefined;
  return {
    defectId: id,
    outcome,
    note: answers[`note-${id}`] as string,
    doneBy: (answers[`by-${id}`] as string | undefined) ?? null,
    cost: (answers[`cost-${id}`] as string | undefined) ?? null,
    closesBreakdown: answers[`close-${id}`] === true,
  };
}
