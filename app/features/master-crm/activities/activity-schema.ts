import { z } from "zod";
import { optionalDay, version } from "~/features/amounts/amount-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { columnsOf } from "~/features/fields/field-values";
import { activityFields } from "./activity-fields";

export const activitySchema = z
  .object({ ...shapeOf(activityFields), version: version.optional() })
  .transform(({ version, ...typed }) => ({ version, columns: columnsOf(activityFields, typed) }));

/** When to come back to the customer; without a date, at the next activity that is scheduled. */
export const followUpSchema = z.object({ nextFollowUp: optionalDay("Next follow-up") });

export type Activity = z.output<typeof activitySchema>;
export type FollowUp = z.output<typeof followUpSchema>;
