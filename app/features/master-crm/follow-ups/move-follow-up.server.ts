import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type StoredCrmCustomer, writeColumns } from "../customers/crm-customers.server";

/** To this day, else to the next scheduled activity's, else to none. Returns the day. */
export async function moveFollowUp(
  trx: AccountTransaction,
  scope: Scope,
  customer: StoredCrmCustomer,
  day: string | null,
): Promise<string | null> {
  const next_follow_up = day ?? (await nextScheduled(trx, customer.id));
  if (next_follow_up !== customer.next_follow_up)
    await writeColumns(trx, scope, customer, { next_follow_up });
  return next_follow_up;
}

async function nextScheduled(trx: AccountTransaction, crmCustomerId: string): Promise<string | null> {
  const next = await trx
    .selectFrom("crm_activities")
    .select("scheduled_on")
    .where("crm_entry_id", "=", crmCustomerId)
    .where("completed_at", "is", null)
    .where("scheduled_on", "is not", null)
    .orderBy("scheduled_on")
    .limit(1)
    .executeTakeFirst();
  return next?.scheduled_on ?? null;
}
