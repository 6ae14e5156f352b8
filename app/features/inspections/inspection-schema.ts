import { z } from "zod";
import { checkbox, optionalText } from "~/features/amounts/amount-fields";
import { type MeterFields, meterShape } from "~/features/meters/meter-schema";
import type { MeterUnit } from "~/features/meters/meter-unit";
import {
  type CheckResult,
  type CheckedItem,
  type InspectionItem,
  type InspectionKind,
  checkResults,
  itemLabel,
  inspectionKinds,
  itemsOf,
} from "./inspection-items";
import { type OpenDefectAnswer, answerField, openDefectAnswers } from "./open-defects/answers";
import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";

export const openDefectAsked = (item: string) =>
  `${itemLabel(item)}: an earlier report says that it is not safe to drive. Say whether the repair was made or the defect is still there`;

export const signatureName = z
  .string({ error: "Type your name to sign" })
  .trim()
  .min(1, "Type your name to sign")
  .max(100, "Name must be at most 100 characters");

export type NewDefect = { item: InspectionItem; note: string; cannotBeDriven: boolean };

export type NewInspection = {
  kind: InspectionKind;
  /** Whose items it has. */
  unitKind: UnitKind;
  meter: MeterFields;
  notes: string | null;
  signatureName: string;
  checks: { item: InspectionItem; result: CheckResult }[];
  defects: NewDefect[];
  /** Of earlier reports. */
  openDefects: { defectId: string; answer: OpenDefectAnswer }[];
};

/**
 * The form of an inspection. Each item has three fields: its key with the result, and for a defect `<key>_note` and `<key>_unsafe`.
 * Whether a note is required depends on the result beside it, so that all messages come at once.
 */
export function inspectionSchema({ meterUnit, unitKind, openDefects }: Asked) {
  const items = itemsOf(unitKind);
  return (posted: FormData) =>
    z
      .object({
        kind: z.enum(inspectionKinds, { error: "Choose pre-trip or post-trip" }),
        ...meterShape(meterUnit),
        notes: optionalText("Notes", 2000),
        signatureName,
        ...Object.fromEntries(items.flatMap((item) => fieldsOf(item, posted))),
        ...Object.fromEntries(openDefects.map((defect) => answerOf(defect, posted))),
      })
      .transform((fields): NewInspection => {
        const { kind, notes, signatureName: signedBy, mileage, meterConfirmed, strikeReading } = fields;
        const answers = fields as unknown as Record<string, string | boolean | undefined>;
        const checks = items.map(({ key }) => ({ item: key, result: answers[key] as CheckResult }));
        return {
          kind,
          unitKind,
          notes,
          signatureName: signedBy,
          meter: { mileage, meterConfirmed, strikeReading },
          checks,
          defects: checks
            .filter(({ result }) => result === "defect")
            .map(({ item }) => ({
              item,
              note: answers[`${item}_note`] as string,
              cannotBeDriven: answers[`${item}_unsafe`] as boolean,
            })),
          openDefects: answeredOf(openDefects, answers),
        };
      });
}

type OpenDefect = { id: string; item: string };
type Asked = { meterUnit: MeterUnit; unitKind: UnitKind; openDefects: OpenDefect[] };

/** Not needed when the item is reported as a defect again. */
function answerOf({ id, item }: OpenDefect, posted: FormData): [string, z.ZodType] {
  const answer = z.enum(openDefectAnswers, { error: openDefectAsked(item) });
  return [answerField(id), posted.get(item) === "defect" ? answer.optional() : answer];
}

function answeredOf(
  openDefects: OpenDefect[],
  fields: Record<string, unknown>,
): NewInspection["openDefects"] {
  return openDefects.flatMap(({ id: defectId }) => {
    const answer = fields[answerField(defectId)] as OpenDefectAnswer | undefined;
    return answer ? [{ defectId, answer }] : [];
  });
}

function fieldsOf({ key, label }: CheckedItem, posted: FormData): [string, z.ZodType][] {
  const result = z.enum(checkResults, { error: `${label}: choose OK, Defect or Not applicable` });
  const isDefect = posted.get(key) === "defect";
  return [
    [key, result],
    [`${key}_note`, isDefect ? noteOfDefect(label) : noNote(label)],
    [`${key}_unsafe`, checkbox],
  ];
}

function noteOfDefect(label: string) {
  const missing = `${label}: say what is wrong`;
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(500, `${label}: the note must be at most 500 characters`);
}

function noNote(label: string) {
  return z
    .string()
    .optional()
    .refine((note) => !note?.trim(), `${label}: a note stands here. Choose Defect, or empty the note`);
}
