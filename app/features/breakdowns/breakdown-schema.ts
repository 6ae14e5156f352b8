import { z } from "zod";
import {
  checkbox,
  optionalAmount,
  optionalText,
  requiredDay,
  version,
} from "~/features/amounts/amount-fields";
import { money } from "~/features/amounts/read-amount";
import { changeReason } from "~/features/changes/change-reason";
import { photoId } from "~/features/files/photo-schema";
import { meterShape } from "~/features/meters/meter-schema";
import { type MeterUnit, readingInForm } from "~/features/meters/meter-unit";
import { breakdownStates, breakdownTypes } from "./breakdown-types";

const breakdownType = z.enum(breakdownTypes, { error: "Breakdown type is required" });
const notes = optionalText("Notes", 5000);
/** Empty is 0, which means "not yet known". */
const cost = optionalAmount(money("Cost")).transform((amount) => amount ?? "0");

/** `today` is the day in the account's time zone. */
export const newBreakdownSchema = (unit: MeterUnit, today: string) =>
  z.object({
    breakdownType,
    cannotBeDriven: checkbox,
    ...meterShape(unit),
    notes,
    photoId,
    breakdownDate: requiredDay("Date", today),
  });

export const editedBreakdownSchema = (unit: MeterUnit, today: string) =>
  z.object({
    breakdownType,
    cannotBeDriven: checkbox,
    ...meterShape(unit),
    breakdownDate: requiredDay("Date", today),
    cost,
    photoId,
    version,
    changeReason,
  });

export const breakdownNoteSchema = z.object({
  note: z
    .string({ error: "Write the note first" })
    .trim()
    .min(1, "Write the note first")
    .max(5000, "Note must be at most 5000 characters"),
});

export const breakdownStateSchema = z.object({
  state: z.enum(breakdownStates, { error: "State is required" }),
  cost,
  note: optionalText("Note", 5000),
  version,
});

export type NewBreakdown = z.output<ReturnType<typeof newBreakdownSchema>>;
export type EditedBreakdown = z.output<ReturnType<typeof editedBreakdownSchema>>;
export type ChangedState = z.output<typeof breakdownStateSchema>;

type StoredBreakdown = {
  breakdown_type: string;
  breakdown_date: string;
  cannot_be_driven: boolean;
  cost: string;
  version: number;
  photo_id: string | null;
  own_reading: { value: string; unit: MeterUnit } | null;
};

export function breakdownFormValues(breakdown: StoredBreakdown, unit: MeterUnit) {
  return {
    breakdownType: breakdown.breakdown_type,
    breakdownDate: breakdown.breakdown_date,
    mileage: readingInForm(breakdown.own_reading, unit),
    cannotBeDriven: breakdown.cannot_be_driven ? "on" : "",
    cost: costInForm(breakdown.cost),
    photoId: breakdown.photo_id ?? "",
    version: String(breakdown.version),
  };
}

export function costInForm(cost: string): string {
  return Number(cost) === 0 ? "" : cost;
}
