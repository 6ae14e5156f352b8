import { z } from "zod";
import { readMoment } from "~/features/calendar/read-moment";
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
  itemsOfCombination,
} from "./items/inspection-items";
import { type OpenDefectAnswer, answerField, isBefore, openDefectAnswers } from "./open-defects/answers";
import type { Signer, TypedSignature } from "./signature";
import { signatureShape } from "./signature-schemas";
import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import {
  type NamedTrailer,
  type TrailerProblem,
  hasTowedAnswers,
  towedField,
  trailerProblemText,
} from "./trailer/named-trailer";

export const openDefectAsked = (item: string, onTrailer: boolean) =>
  `${onTrailer ? "Trailer: " : ""}${itemLabel(item)}: an earlier report says that it is not safe to drive. Say whether the repair was made or the defect is still there`;

export type NewDefect = { item: InspectionItem; ofTrailer: boolean; note: string; cannotBeDriven: boolean };

export type NewInspection = TypedSignature & {
  kind: InspectionKind;
  /** Whose items it has. */
  unitKind: UnitKind;
  trailer: NamedTrailer | undefined;
  meter: MeterFields;
  /** YYYY-MM-DD HH:MM in the company's time zone, of a report that was written on paper earlier. */
  madeAt: string | null;
  notes: string | null;
  checks: { item: InspectionItem; ofTrailer: boolean; result: CheckResult }[];
  defects: NewDefect[];
  /** Of earlier reports. */
  openDefects: { defectId: string; answer: OpenDefectAnswer }[];
};

/**
 * The form of an inspection. Each item has three fields: its `field` with the result, and for a defect `<field>_note` and `<field>_unsafe`.
 * Whether a note is required depends on the result beside it, so that all messages come at once.
 */
export function inspectionSchema({ meterUnit, unitKind, openDefects, trailer, timeZone, signer }: Asked) {
  const named = trailer && !("problem" in trailer) ? trailer : undefined;
  const items = itemsOfCombination(unitKind, named !== undefined);
  return (posted: FormData) =>
    z
      .object({
        kind: z.enum(inspectionKinds, { error: "Choose pre-trip or post-trip" }),
        ...meterShape(meterUnit),
        notes: optionalText("Notes", 2000),
        trailer: trailerField(posted, trailer),
        madeAt: paperTime(timeZone),
        ...signatureShape(signer, posted),
        ...Object.fromEntries(items.flatMap((item) => fieldsOf(item, posted))),
        ...Object.fromEntries(openDefects.map((defect) => answerOf(defect, posted, timeZone))),
      })
      .transform((fields): NewInspection => {
        const { kind, notes, signatureName, signing, mileage, meterConfirmed, strikeReading } = fields;
        const answers = fields as unknown as Record<string, string | boolean | undefined>;
        const checks = checksOf(items, answers);
        return {
          kind,
          unitKind,
          trailer: named,
          madeAt: fields.madeAt ?? null,
          notes,
          signatureName,
          signing,
          meter: { mileage, meterConfirmed, strikeReading },
          checks: checks.map(({ item, ofTrailer, result }) => ({ item, ofTrailer, result })),
          defects: defectsOf(checks, answers),
          openDefects: answeredOf(openDefects, answers),
        };
      });
}

function checksOf(items: CheckedItem[], answers: Record<string, unknown>) {
  return items.map(({ key, ofTrailer, field }) => {
    return { item: key, ofTrailer, field, result: answers[field] as CheckResult };
  });
}

function defectsOf(checks: ReturnType<typeof checksOf>, answers: Record<string, unknown>): NewDefect[] {
  const found = checks.filter(({ result }) => result === "defect");
  return found.map(({ item, ofTrailer, field }) => ({
    item,
    ofTrailer,
    note: answers[`${field}_note`] as string,
    cannotBeDriven: answers[`${field}_unsafe`] as boolean,
  }));
}

type OpenDefect = { id: string; item: string; onTrailer: boolean; made_at: Date };
type Asked = {
  timeZone: string;
  meterUnit: MeterUnit;
  unitKind: UnitKind;
  openDefects: OpenDefect[];
  trailer: NamedTrailer | TrailerProblem | undefined;
  signer: Signer;
};

function paperTime(timeZone: string) {
  return z
    .string()
    .max(40, "The time of the paper report is too long")
    .transform((typed, context) => {
      const read = readMoment(typed, timeZone);
      if ("at" in read) return read.at;
      context.addIssue({ code: "custom", message: `The time of the paper report ${read.problem}` });
      return z.NEVER;
    })
    .optional();
}

/** Items that were answered for one trailer are not signed for another, nor for none. */
function trailerField(posted: FormData, trailer: Asked["trailer"]) {
  const typed = optionalText("Trailer", 50);
  if (trailer && "problem" in trailer) return typed.refine(() => false, trailerProblemText(trailer));
  if (!hasTowedAnswers(posted)) return typed;
  if (!trailer)
    return typed.refine(
      () => false,
      "Items of a trailer are answered: type its number, or empty it and press Change the Trailer to leave them out",
    );
  const shown = posted.get("trailerShown");
  return typed.refine(
    () => !shown || shown === trailer.key,
    `The trailer was changed. Check that its items below are right for ${trailer.name}, and sign again`,
  );
}

/** Not needed when the item is reported as a defect again, nor on paper of before it was found. */
function answerOf(
  { id, item, onTrailer, made_at }: OpenDefect,
  posted: FormData,
  timeZone: string,
): [string, z.ZodType] {
  const answer = z.enum(openDefectAnswers, { error: openDefectAsked(item, onTrailer) });
  const isAgain = posted.get(onTrailer ? towedField(item) : item) === "defect";
  const typed = posted.get("madeAt");
  const paper = typeof typed === "string" && typed.trim() !== "" ? readMoment(typed, timeZone) : undefined;
  const isExempt = paper !== undefined && (!("at" in paper) || isBefore(paper.at ?? null, made_at, timeZone));
  return [answerField(id), isAgain || isExempt ? answer.optional() : answer];
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

function fieldsOf({ field, label }: CheckedItem, posted: FormData): [string, z.ZodType][] {
  const result = z.enum(checkResults, { error: `${label}: choose OK, Defect or Not applicable` });
  const isDefect = posted.get(field) === "defect";
  return [
    [field, result],
    [`${field}_note`, isDefect ? noteOfDefect(label) : noNote(label)],
    [`${field}_unsafe`, isDefect ? checkbox : noTick(label)],
  ];
}

function noTick(label: string) {
  return checkbox.refine(
    (isUnsafe) => !isUnsafe,
    `${label}: Not safe to drive is ticked. Choose Defect, or take the tick out`,
  );
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
    .refine((note) => !note?.trim(), `${label}: there is a note. Choose Defect, or empty the note`);
}
