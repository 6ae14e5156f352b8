import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { byProvider, noteAudit } from "./audit.server";
import type { Plan } from "./permissions";

/** Of an account whose row is locked: a trial that starts at the same moment waits, or is ended. */
export type SoldPlan = { id: string; plan: Plan; trial_plan: Plan | null; hasTrial: boolean };

export const hasTrial = sql<boolean>`coalesce(trial_ends_at > now(), false)`;

/** Ends a trial. Returns the sentence that says so, with a space before it, or nothing. */
export async function changePlan(
  trx: Transaction<Database>,
  { id, plan: before, trial_plan, hasTrial }: SoldPlan,
  plan: Plan,
): Promise<string> {
  await trx
    .updateTable("accounts")
    .set({ plan, ...(hasTrial ? { trial_ends_at: sql<Date>`now()` } : {}) })
    .where("id", "=", id)
    .execute();
  const ended = hasTrial ? ` Its trial of ${trial_plan} has ended.` : "";
  const what = `Set the plan from ${before} to ${plan}.${ended}`;
  await noteAudit(trx, byProvider(id), { kind: "plan", what });
  return ended;
}
