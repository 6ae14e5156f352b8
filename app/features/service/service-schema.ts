import { z } from "zod";
import { changeReason } from "~/features/changes/change-reason";
import { version } from "~/features/amounts/amount-fields";
import type { NameOf, Stored } from "~/features/fields/field";
import { shapeOf } from "~/features/fields/field-schema";
import { formValuesOf } from "~/features/fields/field-values";
import { photoId } from "~/features/files/photo-schema";
import { meterShape } from "~/features/meters/meter-schema";
import { type MeterUnit, readingInForm } from "~/features/meters/meter-unit";
import { serviceFields } from "./service-fields";

/** `today` is in the account's time zone. */
type Reading = { meterUnit: MeterUnit; today: string };

export const serviceSchema = ({ meterUnit, today }: Reading) =>
  z.object({
    ...shapeOf(serviceFields, today),
    ...meterShape(meterUnit),
    reminderIds: z.array(z.uuid("Choose from the list")).max(200),
    photoId,
  });

export const editedServiceSchema = (reading: Reading) =>
  serviceSchema(reading).extend({ version, changeReason });

export type NewService = z.output<ReturnType<typeof serviceSchema>>;
export type EditedService = z.output<ReturnType<typeof editedServiceSchema>>;
type OneValue = Exclude<NameOf<typeof serviceFields>, "reminderIds"> | "photoId" | "version";
export type ServiceFields = Record<OneValue, string> & { reminderIds: string[] };

type StoredService = Stored<typeof serviceFields> & {
  photo_id: string | null;
  version: number;
  reading: { value: string; unit: MeterUnit } | null;
  completed: { id: string }[];
};

export function serviceFormValues(entry: StoredService, unit: MeterUnit): Omit<ServiceFields, "photo"> {
  return {
    ...formValuesOf(serviceFields, entry),
    mileage: readingInForm(entry.reading, unit),
    photoId: entry.photo_id ?? "",
    version: String(entry.version),
    reminderIds: entry.completed.map(({ id }) => id),
  };
}
