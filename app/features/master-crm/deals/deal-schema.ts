import { z } from "zod";
import { optionalText, requiredText, version } from "~/features/amounts/amount-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { columnsOf } from "~/features/fields/field-values";
import { type closedStages, dealStages, isClosed, proposedProbability } from "./deal-choices";
import { dealFields, editedDealFields } from "./deal-fields";

const maxReason = 500;
const reasonMissing = "Say why the deal was lost";
const stage = z.enum(dealStages.map(({ value }) => value));

/** Percent as 50 or 50%; null when empty. */
const optionalProbability = z
  .string()
  .optional()
  .transform((typed, context) => {
    const text = typed?.trim().replace(/\s*%$/, "") ?? "";
    if (text === "") return null;
    if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
    context.addIssue({ code: "custom", message: "Probability must be a whole number between 0 and 100" });
    return z.NEVER;
  });

const probability = optionalProbability.transform((typed, context) => {
  if (typed !== null) return typed;
  context.addIssue({ code: "custom", message: "Probability is required" });
  return z.NEVER;
});

const lostReason = optionalText("Reason", maxReason).transform((reason) => reason ?? "");

type NextStep = { nextStep: string; nextStepOn: string | null };

const isStepNamed = ({ nextStep, nextStepOn }: NextStep) => nextStepOn === null || nextStep !== "";
const stepMissing = { path: ["nextStep"], message: "Say what the next step is" };

export const newDealSchema = z
  .object({
    ...shapeOf(dealFields),
    ...{ probability: optionalProbability, lostReason },
    /** Which probability the person chose for a deal that is closed from the start. */
    closing: z.enum(["proposed", "typed"]).optional(),
  })
  .refine(isStepNamed, stepMissing)
  .refine((typed) => typed.stage !== "closed_lost" || typed.lostReason !== "", {
    ...{ path: ["lostReason"], message: reasonMissing },
  })
  .transform(({ closing, probability: typed, lostReason: reason, ...fields }) => {
    const proposed = proposedProbability(fields.stage);
    return {
      // Whoever typed another number than the form came with has said what is meant.
      mayMean: isClosed(fields.stage) && !closing && typed === proposedProbability("lead"),
      reason,
      columns: {
        ...columnsOf(dealFields, fields),
        probability: closing === "proposed" || typed === null ? proposed : typed,
        lost_reason: fields.stage === "closed_lost" ? reason : "",
      },
    };
  });

export const dealSchema = z
  .object({ ...shapeOf(editedDealFields), probability, lostReason, version })
  .refine(isStepNamed, stepMissing)
  .transform(({ version, probability: percent, lostReason: reason, ...fields }) => ({
    version,
    columns: {
      ...columnsOf(editedDealFields, fields),
      ...{ probability: percent, lost_reason: reason },
    },
  }));

/** A button names the stage, or the list does when the button names none. `from` is the stage that the person saw. */
export const moveSchema = z
  .object({ from: stage, to: z.string().optional(), chosen: z.string().optional() })
  .transform(({ from, to, chosen }) => ({ from, to: to || chosen }));

const closing = { from: stage, probability };

/** The page is about one of the two stages, which its address names. */
export const closeSchemas = {
  closed_won: z.object({ ...closing, lostReason }),
  closed_lost: z.object({ ...closing, lostReason: requiredText("Reason", maxReason, reasonMissing) }),
} satisfies Record<(typeof closedStages)[number], z.ZodType>;

export type NewDeal = z.output<typeof newDealSchema>;
export type Deal = z.output<typeof dealSchema>;
export type Closing = z.output<(typeof closeSchemas)["closed_won"]>;
