import { z } from "zod";
import { optionalText, requiredDay } from "~/features/amounts/amount-fields";
import { meterFieldsOf, requiredMeterShape } from "~/features/meters/meter-schema";
import { type MeterUnit, meterUnits } from "~/features/meters/meter-unit";

type Context = { meterUnit: MeterUnit; today: string };

export const readingSchema = ({ meterUnit, today }: Context) =>
  z
    .object({ readOn: requiredDay("Date", today), ...requiredMeterShape(meterUnit) })
    .transform(({ readOn, ...meter }) => ({ readOn, meter: meterFieldsOf(meter) }));

export const replacementSchema = ({ meterUnit, today }: Context) => {
  const { mileage: figures } = requiredMeterShape(meterUnit);
  return z
    .object({ day: requiredDay("Date", today), opening: figures, ...requiredMeterShape(meterUnit) })
    .transform(({ day, opening, ...closing }) => ({ day, opening, closing: meterFieldsOf(closing) }));
};

export const unitSchema = z.object({
  unit: z.enum(meterUnits, { error: "Choose a unit" }),
  figures: z.enum(["convert", "wasAlways"], { error: "Say what happens to the readings so far" }),
});

export const strikeSchema = z.object({
  struck: z.enum(["yes", "no"]),
  isRight: z.literal("yes").optional(),
  reason: optionalText("Reason", 200),
});
