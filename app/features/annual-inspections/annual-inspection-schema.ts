import { z } from "zod";
import { version } from "~/features/amounts/amount-fields";
import { changeReason } from "~/features/changes/change-reason";
import { addMonths } from "~/features/calendar/days";
import type { NameOf, Stored } from "~/features/fields/field";
import { shapeOf } from "~/features/fields/field-schema";
import { formValuesOf } from "~/features/fields/field-values";
import { photoId } from "~/features/files/photo-schema";
import { formatDay } from "~/ui/format";
import { annualInspectionFields } from "./annual-inspection-fields";

/** `today` is in the company's time zone. */
type Day = { today: string };

export const annualInspectionSchema = ({ today }: Day) =>
  z.object({ ...shapeOf(annualInspectionFields, today), photoId }).transform(withNextDue);

export const editedAnnualInspectionSchema = ({ today }: Day) =>
  z
    .object({ ...shapeOf(annualInspectionFields, today), photoId, version, changeReason })
    .transform(withNextDue);

export type NewAnnualInspection = z.output<ReturnType<typeof annualInspectionSchema>>;
export type EditedAnnualInspection = z.output<ReturnType<typeof editedAnnualInspectionSchema>>;
export type AnnualInspectionFields = Record<
  NameOf<typeof annualInspectionFields> | "photoId" | "version",
  string
>;

type Dates = { inspectedOn: string; result: "passed" | "failed"; nextDueOn: string | null };

/** 49 CFR 396.17(c): passed at least once during the preceding 12 months. Some states ask for it more often. */
function withNextDue<Typed extends Dates>(typed: Typed, context: z.RefinementCtx): Typed {
  if (typed.result === "failed") return { ...typed, nextDueOn: null };
  const last = addMonths(typed.inspectedOn, 12);
  const nextDueOn = typed.nextDueOn ?? last;
  if (nextDueOn > typed.inspectedOn && nextDueOn <= last) return { ...typed, nextDueOn };
  const message =
    nextDueOn > last
      ? `It is valid for 12 months: ${formatDay(last)} or earlier`
      : `Next due must be after ${formatDay(typed.inspectedOn)}, when it was inspected`;
  context.addIssue({ code: "custom", path: ["nextDueOn"], message });
  return z.NEVER;
}

type StoredInspection = Stored<typeof annualInspectionFields> & { photo_id: string | null; version: number };

export function annualInspectionFormValues(
  inspection: StoredInspection,
): Omit<AnnualInspectionFields, "photo"> {
  return {
    ...formValuesOf(annualInspectionFields, inspection),
    photoId: inspection.photo_id ?? "",
    version: String(inspection.version),
  };
}
