import { z } from "zod";
import {
  checkbox,
  optionalAmount,
  optionalId,
  optionalText,
  requiredDay,
  version,
} from "../amounts/amount-fields";
import { money } from "../amounts/read-amount";
import { readCount } from "../amounts/read-count";
import { photoId } from "../files/photo-schema";
import { meterShape } from "../meters/meter-schema";
import { type MeterUnit, readingInForm } from "../meters/meter-unit";
import { partCategories } from "./part-categories";

/** How a part's form is read: the unit of the vehicle's meter, and the day in the account's time zone. */
type Reading = { meterUnit: MeterUnit; today: string };

export const partSchema = ({ meterUnit, today }: Reading) =>
  z.object({
    category: z.enum(partCategories, { error: "Please select a part category" }),
    partNumber: optionalText("Part number", 100),
    fromStock: checkbox,
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
    position: optionalText("Position", 100),
    cost: optionalAmount(money("Cost")),
    vendor: optionalText("Vendor", 200),
    ...meterShape(meterUnit),
    installDate: requiredDay("Install date", today),
    breakdownId: optionalId,
    serviceEntryId: optionalId,
    notes: optionalText("Notes", 5000),
    photoId,
  });

export const editedPartSchema = (reading: Reading) => partSchema(reading).extend({ version });

export const removedPartSchema = z.object({
  removedAs: z.enum(["taken_off", "mistake"], { error: "Choose what happened" }),
});

export type NewPart = z.output<ReturnType<typeof partSchema>>;
export type EditedPart = z.output<ReturnType<typeof editedPartSchema>>;
export type RemovedAs = z.output<typeof removedPartSchema>["removedAs"];

export type PartField =
  | "category"
  | "partNumber"
  | "fromStock"
  | "quantityTaken"
  | "position"
  | "cost"
  | "vendor"
  | "mileage"
  | "installDate"
  | "breakdownId"
  | "serviceEntryId"
  | "notes"
  | "photo"
  | "photoId"
  | "version";

type StoredPart = {
  category: string;
  part_number: string | null;
  position: string | null;
  cost: string | null;
  vendor: string | null;
  install_date: string;
  breakdown_id: string | null;
  service_entry_id: string | null;
  notes: string | null;
  photo_id: string | null;
  version: number;
  reading: { value: string; unit: MeterUnit } | null;
};

/** A part as the values of its form. */
export function partFormValues(
  part: StoredPart,
  unit: MeterUnit,
): Record<Exclude<PartField, "photo" | "fromStock" | "quantityTaken">, string> {
  return {
    category: part.category,
    partNumber: part.part_number ?? "",
    position: part.position ?? "",
    cost: part.cost ?? "",
    vendor: part.vendor ?? "",
    mileage: readingInForm(part.reading, unit),
    installDate: part.install_date,
    breakdownId: part.breakdown_id ?? "",
    serviceEntryId: part.service_entry_id ?? "",
    notes: part.notes ?? "",
    photoId: part.photo_id ?? "",
    version: String(part.version),
  };
}
