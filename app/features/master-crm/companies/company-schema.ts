import { z } from "zod";
import type { Plan } from "~/auth/permissions";
import { trialPlans } from "~/features/plans/trial";
import { isoOf } from "~/features/calendar/read-day";

export const companyIdSchema = z.object({ companyId: z.uuid() });

export const planSchema = z.object({ plan: z.enum(["free", "pro", "enterprise"] satisfies Plan[]) });

export const trialSchema = z.object({
  trialPlan: z.enum(trialPlans, "Choose the plan of the trial"),
  lastDay: z.string({ error: "Last day is required" }).transform((typed, context) => {
    const day = isoOf(typed.trim());
    if (day) return day;
    context.addIssue({ code: "custom", message: "Last day must be a date, such as 11/28/2026" });
    return z.NEVER;
  }),
});

export type TrialChange = z.output<typeof trialSchema>;
export type TrialForm = { trialPlan: string; lastDay: string };
