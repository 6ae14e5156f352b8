import { sql } from "kysely";
import type { TrialPlan } from "~/features/plans/trial";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** As if the company had started it, so that it ends then: by default in ten days. */
export async function onTrial(
  { accountId }: Member,
  plan: TrialPlan,
  ends = new Date(Date.now() + 10 * 86_400_000),
): Promise<void> {
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ trial_plan: plan, trial_started_at: sql<Date>`now()`, trial_ends_at: ends })
    .where("id", "=", accountId)
    .execute();
}

export async function endTrial({ accountId }: Member): Promise<void> {
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ trial_ends_at: sql<Date>`now()` })
    .where("id", "=", accountId)
    .execute();
}

export function trialOf({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("accounts")
    .select(["plan", "trial_plan", "trial_started_at", "trial_ends_at", "time_zone"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** What managers may read about it later. */
export async function auditOf({ accountId }: Pick<Member, "accountId">, kind: "plan"): Promise<string[]> {
  const rows = await testDatabase()
    .owner.selectFrom("audit_events")
    .select(["author", "what"])
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .orderBy("happened_at")
    .execute();
  return rows.map(({ author, what }) => `${author}: ${what}`);
}
