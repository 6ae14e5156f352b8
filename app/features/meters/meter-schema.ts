import { z } from "zod";
import type { MeterUnit } from "./meter-unit";
import { type MeterValue, readMeter } from "./read-meter";

/** An optional mileage, with the two answers to a question about it (meter-question.ts). */
export function meterShape(unit: MeterUnit) {
  return {
    mileage: z
      .string()
      .optional()
      .transform((typed, context) => (typed?.trim() ? readOrRefuse(typed, unit, context) : null)),
    ...answersShape,
  };
}

export function requiredMeterShape(unit: MeterUnit) {
  return {
    mileage: z
      .string({ error: unit === "h" ? "Hours are required" : "Mileage is required" })
      .transform((typed, context) => readOrRefuse(typed, unit, context)),
    ...answersShape,
  };
}

const answersShape = {
  meterConfirmed: z.string().optional(),
  strikeReading: z.uuid().optional().catch(undefined),
};

export type MeterFields = { mileage: MeterValue | null; meterConfirmed?: string; strikeReading?: string };

function readOrRefuse(typed: string, unit: MeterUnit, context: z.RefinementCtx): MeterValue {
  const read = readMeter(typed, unit);
  if (!("problem" in read)) return read;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
}

export function meterFieldsOf({ mileage, meterConfirmed, strikeReading }: MeterFields): MeterFields {
  return { mileage, meterConfirmed, strikeReading };
}
