import { z } from "zod";
import { optionalAmount, optionalText, requiredDay, version } from "../amounts/amount-fields";
import { money } from "../amounts/read-amount";
import { photoId } from "../files/photo-schema";
import { meterShape } from "../meters/meter-schema";
import { type MeterUnit, readingInForm } from "../meters/meter-unit";

/** How a service entry's form is read: the unit of the vehicle's meter, and the day in the account's time zone. */
type Reading = { meterUnit: MeterUnit; today: string };

export const serviceSchema = ({ meterUnit, today }: Reading) =>
  z.object({
    description: z
      .string({ error: "Write what was done" })
      .trim()
      .min(1, "Write what was done")
      .max(500, "What was done must be at most 500 characters"),
    ...meterShape(meterUnit),
    vendor: optionalText("Vendor", 200),
    laborCost: optionalAmount(money("Labor")),
    otherCost: optionalAmount(money("Other cost")),
    serviceDate: requiredDay("Date", today),
    reminderIds: z.array(z.uuid("Choose from the list")).max(200),
    notes: optionalText("Notes", 5000),
    photoId,
  });

export const editedServiceSchema = (reading: Reading) => serviceSchema(reading).extend({ version });

export type NewService = z.output<ReturnType<typeof serviceSchema>>;
export type EditedService = z.output<ReturnType<typeof editedServiceSchema>>;
export type ServiceFields = Record<
  | "description"
  | "mileage"
  | "vendor"
  | "laborCost"
  | "otherCost"
  | "serviceDate"
  | "notes"
  | "photo"
  | "photoId"
  | "version",
  string
> & { reminderIds: string[] };

type StoredService = {
  description: string;
  service_date: string;
  vendor: string | null;
  labor_cost: string | null;
  other_cost: string | null;
  notes: string | null;
  photo_id: string | null;
  version: number;
  reading: { value: string; unit: MeterUnit } | null;
  completed: { id: string }[];
};

/** A service entry as the values of its form. */
export function serviceFormValues(entry: StoredService, unit: MeterUnit): Omit<ServiceFields, "photo"> {
  return {
    description: entry.description,
    mileage: readingInForm(entry.reading, unit),
    vendor: entry.vendor ?? "",
    laborCost: entry.labor_cost ?? "",
    otherCost: entry.other_cost ?? "",
    serviceDate: entry.service_date,
    notes: entry.notes ?? "",
    photoId: entry.photo_id ?? "",
    version: String(entry.version),
    reminderIds: entry.completed.map(({ id }) => id),
  };
}
