import { z } from "zod";
import { optionalPastDay, optionalText, requiredDay, version } from "~/features/amounts/amount-fields";
import { isoOf } from "~/features/calendar/read-day";
import { type Interval, addDays, timeUnits } from "~/features/calendar/days";
import { meterShape } from "~/features/meters/meter-schema";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { type MeterValue, readMeter } from "~/features/meters/read-meter";

/** `today` is in the company's time zone. */
export type Reading = { meterUnit: MeterUnit; today: string };

const unitWords: Record<MeterUnit, string> = { mi: "miles", km: "kilometers", h: "hours" };

function optionalUse(name: string, unit: MeterUnit) {
  return z
    .string()
    .optional()
    .transform((typed, context): MeterValue | null => {
      if (!typed?.trim()) return null;
      const read = readMeter(typed, unit);
      if (!("problem" in read) && Number(read.value) > 0) return read;
      const message = `${name} must be a number of ${unitWords[unit]} above 0, such as ${unit === "h" ? "250" : "15,000"}`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** 50 years of each. */
const longest: Record<Interval["unit"], number> = { days: 18_262, weeks: 2608, months: 600, years: 50 };

function optionalCount(name: string, min: number, max: number) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const count = /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : NaN;
      if (count >= min && count <= max) return count;
      context.addIssue({
        code: "custom",
        message: `${name} must be a whole number from ${min} to ${max}`,
      });
      return z.NEVER;
    });
}

/** May be in the future. */
function optionalDueDay(name: string, today: string) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const day = isoOf(typed.trim());
      if (day && day >= "1990-01-01" && day <= addDays(today, 50 * 366)) return day;
      const message = day
        ? `${name} must lie within the next 50 years`
        : `${name} must be a date, such as 11/28/2026`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

const ruleShape = ({ meterUnit, today }: Reading) => ({
  task: z
    .string({ error: "Task is required" })
    .trim()
    .min(1, "Task is required")
    .max(200, "Task must be at most 200 characters"),
  everyUse: optionalUse("The interval", meterUnit),
  everyTime: optionalCount("The time", 1, longest.days),
  timeUnit: z.enum(timeUnits, { error: "Choose days, weeks, months or years" }).default("months"),
  dueOn: optionalDueDay("Due date", today),
  soonUse: optionalUse("Due soon", meterUnit),
  soonDays: optionalCount("Days", 0, 366),
  notes: optionalText("Notes", 4000),
});

type Rule = z.output<z.ZodObject<ReturnType<typeof ruleShape>>>;

function checkRule(rule: Rule, context: z.RefinementCtx): void {
  const { everyUse, everyTime, timeUnit, dueOn, soonUse } = rule;
  const complain = (field: keyof Rule, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (!everyUse && everyTime === null && dueOn === null)
    complain("everyUse", "Say when it is due: by use, by time or by a date");
  if (everyTime !== null && everyTime > longest[timeUnit])
    complain("everyTime", "The time must be at most 50 years");
  if (soonUse && !everyUse) complain("soonUse", "This needs an interval by use");
  if (soonUse && everyUse && soonUse.unit !== everyUse.unit)
    complain("soonUse", `Write it in ${unitWords[everyUse.unit]}, as the interval`);
}

const usualSoonDays = 14;

function columnsOf({ task, everyUse, everyTime, timeUnit, dueOn, soonUse, soonDays, notes }: Rule) {
  return {
    task,
    every_use: everyUse?.value ?? null,
    use_unit: everyUse?.unit ?? null,
    every_time: everyTime,
    time_unit: everyTime === null ? null : timeUnit,
    due_on: dueOn,
    soon_use: soonUse?.value ?? null,
    soon_days: soonDays ?? usualSoonDays,
    notes,
  };
}

export const newReminderSchema = (reading: Reading) =>
  z
    .object({
      ...ruleShape(reading),
      lastDoneOn: optionalPastDay("Last done on", reading.today),
      ...meterShape(reading.meterUnit),
    })
    .superRefine((fields, context) => {
      checkRule(fields, context);
      if (fields.mileage && !fields.lastDoneOn)
        context.addIssue({ code: "custom", path: ["lastDoneOn"], message: "Enter the day it was done too" });
    })
    .transform(({ lastDoneOn, mileage, meterConfirmed, strikeReading, ...rule }) => ({
      columns: columnsOf(rule),
      lastDoneOn,
      meter: { mileage, meterConfirmed, strikeReading },
    }));

export const editedReminderSchema = (reading: Reading) =>
  z
    .object({ ...ruleShape(reading), version })
    .superRefine(checkRule)
    .transform(({ version, ...rule }) => ({ version, columns: columnsOf(rule) }));

export const doneSchema = ({ meterUnit, today }: Reading) =>
  z
    .object({
      doneOn: requiredDay("Done on", today),
      ...meterShape(meterUnit),
      nextDueOn: optionalDueDay("Next due date", today),
    })
    .superRefine(({ doneOn, nextDueOn }, context) => {
      if (nextDueOn && nextDueOn <= doneOn)
        context.addIssue({
          code: "custom",
          path: ["nextDueOn"],
          message: "The next due date must come after the day it was done",
        });
    })
    .transform(({ doneOn, nextDueOn, ...meter }) => ({ doneOn, nextDueOn, meter }));

export type NewReminder = z.output<ReturnType<typeof newReminderSchema>>;
export type EditedReminder = z.output<ReturnType<typeof editedReminderSchema>>;
export type RuleField = keyof Rule;
