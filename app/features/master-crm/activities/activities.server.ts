import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { changeLines, factsOfFields } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { Position } from "~/http/requests/list-page";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { lockCrmCustomer } from "../customers/crm-customers.server";
import { moveFollowUp } from "../follow-ups/move-follow-up.server";
import { activityFields } from "./activity-fields";
import type { ActivityProblem } from "./activity-problem";
import type { Activity, FollowUp } from "./activity-schema";

export const activitiesOnPage = 30;

/** A time of its own for each place in the list, for its pages: before all that is done comes what is open, the earliest day first. */
const place = sql<Date>`coalesce(completed_at, (timestamp '8000-01-01'
  - (least(coalesce(scheduled_on, 'infinity'), date '4999-12-31') - date '1000-01-01') * interval '1 day') at time zone 'UTC')`;

/** Of one customer, what is open by its day, then what was done last, and one more when there is another page. */
export async function listActivities(scope: Scope, crmCustomerId: string, after?: Position) {
  return scope.db((trx) =>
    trx
      .selectFrom("crm_activities")
      .select(["id", "activity_type", "title", "description", "scheduled_on", "completed_at"])
      .select(["author", "created_at", sql<string>`${place}::text`.as("at")])
      .where("crm_entry_id", "=", crmCustomerId)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(${place}, id) < (${after!.at}::text::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy(place, "desc")
      .orderBy("id", "desc")
      .limit(activitiesOnPage + 1)
      .execute(),
  );
}

/** Also who it is for. Undefined once the customer is deleted. */
export async function getActivity(scope: Scope, id: string) {
  return scope.db((trx) => findActivity(trx, id));
}

export type StoredActivity = NonNullable<Awaited<ReturnType<typeof getActivity>>>;

function findActivity(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("crm_activities as a")
    .innerJoin("master_crm as c", "c.id", "a.crm_entry_id")
    .selectAll("a")
    .select(["c.company_name", "c.next_follow_up"])
    .where("a.id", "=", id)
    .where("c.removed_at", "is", null)
    .executeTakeFirst();
}

/** One without a date has been done. One with a date brings the follow-up forward to it. */
export async function addActivity(scope: Scope, crmCustomerId: string, { columns }: Activity, token: string) {
  return scope.db((trx) =>
    once<{ added: true } | ActivityProblem>(trx, token, async () => {
      const customer = await lockCrmCustomer(trx, crmCustomerId);
      if (!customer) return { problem: "customer-gone" };
      await insertActivity(trx, scope, crmCustomerId, columns);
      const { scheduled_on: day } = columns;
      if (day && (!customer.next_follow_up || day < customer.next_follow_up))
        await moveFollowUp(trx, scope, customer, day);
      return { added: true };
    }),
  );
}

/** For a transaction of something else that is noted at the customer too. */
export async function insertActivity(
  trx: AccountTransaction,
  scope: Scope,
  crmCustomerId: string,
  columns: Activity["columns"],
): Promise<void> {
  const { id: user_id, author } = scope.user;
  await trx
    .insertInto("crm_activities")
    .values({
      ...{ ...columns, crm_entry_id: crmCustomerId, user_id, author },
      completed_at: columns.scheduled_on ? null : sql<Date>`now()`,
    })
    .execute();
}

/** Saves the form as it was opened at its version. */
export async function updateActivity(scope: Scope, id: string, typed: Activity, token: string) {
  return scope.db((trx) =>
    once<{ crmCustomerId: string } | ActivityProblem>(trx, token, async () => {
      const found = await findActivity(trx, id);
      // The customer first, as in completeActivity.
      if (found) await lockCrmCustomer(trx, found.crm_entry_id);
      const activity = await lockActivity(trx, id);
      if (!activity) return { problem: "gone" };
      const { version, columns } = typed;
      if (activity.version !== version) return { problem: "changed-meanwhile", version: activity.version };
      await trx
        .updateTable("crm_activities")
        .set({ ...columns, version: version + 1 })
        .where("id", "=", id)
        .execute();
      const lines = changeLines(factsOfFields(activityFields, activity, { ...activity, ...columns }));
      await noteChanges(trx, scope, { kind: "crm_activity", recordId: id, lines });
      if (!activity.completed_at) await followSchedule(trx, scope, activity, columns.scheduled_on);
      return { crmCustomerId: activity.crm_entry_id };
    }),
  );
}

/** The follow-up moves with the activity that it was for, and forward to one that is now earlier. */
async function followSchedule(
  trx: AccountTransaction,
  scope: Scope,
  before: StoredActivity,
  day: string | null,
): Promise<void> {
  const customer = await lockCrmCustomer(trx, before.crm_entry_id);
  if (!customer || day === before.scheduled_on) return;
  const { next_follow_up: next } = customer;
  if (next === before.scheduled_on) await moveFollowUp(trx, scope, customer, null);
  else if (day && (!next || day < next)) await moveFollowUp(trx, scope, customer, day);
}

async function lockActivity(trx: AccountTransaction, id: string) {
  await trx.selectFrom("crm_activities").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return findActivity(trx, id);
}

type Completed = { crmCustomerId: string; nextFollowUp: string | null };

/** And when to come back: the day that was typed, else that of the next scheduled activity, unless another day is planned. */
export async function completeActivity(scope: Scope, id: string, { nextFollowUp }: FollowUp, token: string) {
  return scope.db((trx) =>
    once<Completed | ActivityProblem>(trx, token, async () => {
      const found = await findActivity(trx, id);
      const customer = found && (await lockCrmCustomer(trx, found.crm_entry_id));
      if (!customer) return { problem: "gone" };
      const { numUpdatedRows } = await trx
        .updateTable("crm_activities")
        .set({ completed_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("completed_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return { problem: "done-already" };
      const lines = { changes: ["Done: no → yes"], costChanges: [] };
      await noteChanges(trx, scope, { kind: "crm_activity", recordId: id, lines });
      const { next_follow_up: planned } = customer;
      if (!nextFollowUp && planned && planned !== found.scheduled_on)
        return { crmCustomerId: customer.id, nextFollowUp: planned };
      const next = await moveFollowUp(trx, scope, customer, nextFollowUp);
      return { crmCustomerId: customer.id, nextFollowUp: next };
    }),
  );
}
