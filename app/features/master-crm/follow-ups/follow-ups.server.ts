import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { insertActivity } from "../activities/activities.server";
import type { Activity, FollowUp } from "../activities/activity-schema";
import { lockCrmCustomer } from "../customers/crm-customers.server";
import { moveFollowUp } from "./move-follow-up.server";

export const followUpsShown = 25;

type Asked = { today: string; withoutChurned: boolean };

/** Customers whose follow-up is today (YYYY-MM-DD) or earlier, the oldest first, with what is scheduled. */
export async function listFollowUps(scope: Scope, { today, withoutChurned }: Asked) {
  return scope.db((trx) =>
    trx
      .selectFrom("master_crm as c")
      .select(["c.id", "c.company_name", "c.phone_number", "c.contact_email", "c.next_follow_up", "c.status"])
      .select((of) =>
        of
          .selectFrom("crm_activities as a")
          .select("a.title")
          .whereRef("a.crm_entry_id", "=", "c.id")
          .where("a.completed_at", "is", null)
          .where("a.scheduled_on", "<=", today)
          .orderBy("a.scheduled_on")
          .limit(1)
          .as("scheduled"),
      )
      .where("c.removed_at", "is", null)
      .where("c.next_follow_up", "<=", today)
      .$if(withoutChurned, (query) => query.where("c.status", "<>", "churned"))
      .orderBy("c.next_follow_up")
      .orderBy("c.id")
      .limit(followUpsShown)
      .execute(),
  );
}

type FollowUpResult = { nextFollowUp: string | null } | { problem: "gone" | "not-due" };

/** Done: what was scheduled for today or earlier is completed, and the next day is the one that was typed. */
export async function finishFollowUp(
  scope: Scope,
  crmCustomerId: string,
  { nextFollowUp, today }: FollowUp & { today: string },
  token: string,
) {
  return scope.db((trx) =>
    once<FollowUpResult>(trx, token, async () => {
      const customer = await lockCrmCustomer(trx, crmCustomerId);
      if (!customer) return { problem: "gone" };
      if (!customer.next_follow_up || customer.next_follow_up > today) return { problem: "not-due" };
      const done = await completeDue(trx, scope, { crmCustomerId, today });
      if (done === 0) await insertActivity(trx, scope, crmCustomerId, withoutActivity);
      return { nextFollowUp: await moveFollowUp(trx, scope, customer, nextFollowUp) };
    }),
  );
}

type Due = { crmCustomerId: string; today: string };

async function completeDue(trx: AccountTransaction, scope: Scope, { crmCustomerId, today }: Due) {
  const done = await trx
    .updateTable("crm_activities")
    .set({ completed_at: sql<Date>`now()` })
    .where("crm_entry_id", "=", crmCustomerId)
    .where("completed_at", "is", null)
    .where("scheduled_on", "<=", today)
    .returning("id")
    .execute();
  const lines = { changes: ["Done: no → yes"], costChanges: [] };
  const changes = done.map(({ id }) => ({ kind: "crm_activity" as const, recordId: id, lines }));
  await noteChanges(trx, scope, ...changes);
  return done.length;
}

const withoutActivity: Activity["columns"] = {
  ...{ title: "Follow-up", description: "", scheduled_on: null },
  activity_type: "task",
};
