import { z } from "zod";
import { checkbox, optionalId, version } from "~/features/amounts/amount-fields";
import { readCount } from "~/features/amounts/read-count";
import { changeReason } from "~/features/changes/change-reason";
import type { NameOf, Stored } from "~/features/fields/field";
import { shapeOf } from "~/features/fields/field-schema";
import { formValuesOf } from "~/features/fields/field-values";
import { photoId } from "~/features/files/photo-schema";
import { meterShape } from "~/features/meters/meter-schema";
import { type MeterUnit, readingInForm } from "~/features/meters/meter-unit";
import { partFields } from "./part-fields";

/** `today` is in the account's time zone. */
type Reading = { meterUnit: MeterUnit; today: string };

export const partSchema = ({ meterUnit, today }: Reading) =>
  z.object({
    ...shapeOf(partFields, today),
    fromStock: checkbox,
    scan: z.string().max(200).optional(),
    quantityTaken: z
      .string()
      .optional()
      .transform((typed, context) => {
        const read = readCount(typed?.trim() || "1", "Pieces", 1);
        if ("count" in read && read.count <= 9999) return read.count;
        context.addIssue({
          code: "custom",
          message: "problem" in read ? read.problem : "Pieces must be at most 9,999",
        });
        return z.NEVER;
      }),
    ...meterShape(meterUnit),
    breakdownId: optionalId,
    serviceEntryId: optionalId,
    photoId,
  });

export const editedPartSchema = (reading: Reading) => partSchema(reading).extend({ version, changeReason });

export const removedPartSchema = z.object({
  removedAs: z.enum(["taken_off", "mistake"], { error: "Choose what happened" }),
});

export type NewPart = z.output<ReturnType<typeof partSchema>>;
export type EditedPart = z.output<ReturnType<typeof editedPartSchema>>;
export type RemovedAs = z.output<typeof removedPartSchema>["removedAs"];

export type PartField = NameOf<typeof partFields> | "photoId" | "version" | "changeReason";

type StoredPart = Stored<typeof partFields> & {
  breakdown_id: string | null;
  service_entry_id: string | null;
  photo_id: string | null;
  version: number;
  reading: { value: string; unit: MeterUnit } | null;
};

export function partFormValues(
  part: StoredPart,
  unit: MeterUnit,
): Record<Exclude<PartField, "photo" | "fromStock" | "quantityTaken" | "changeReason">, string> {
  return {
    ...formValuesOf(partFields, part),
    mileage: readingInForm(part.reading, unit),
    breakdownId: part.breakdown_id ?? "",
    serviceEntryId: part.service_entry_id ?? "",
    photoId: part.photo_id ?? "",
    version: String(part.version),
  };
}
