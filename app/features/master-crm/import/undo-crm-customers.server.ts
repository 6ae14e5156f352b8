import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { undoImport } from "~/features/imports/undo-import.server";
import type { AccountTransaction } from "~db/as-account";
import type { MasterCrmTable } from "~db/tables/master_crm";
import { eraseIfEmpty } from "../companies/empty-account.server";
import { lockNewCustomers } from "../customers/lock-new-customers.server";
import type { CrmImport } from "./crm-import-settings";
import { type StoredColumns, changesIn } from "./plan-crm-customers";
import { noteCustomerChanges, setCustomers } from "./set-customers.server";

/**
 * Takes back what an import wrote, and the companies that it opened. A customer that was changed or worked on since then stays, and so
 * does a company that somebody belongs to by now: these are still in imported_crm_customers.
 */
export async function undoCrmImport(scope: Scope, { id }: Pick<CrmImport, "id">, token: string) {
  return undoImport(scope, id, token, {
    lock: lockNewCustomers,
    takeBack: async (trx) => {
      const imported = await listImported(trx, id);
      const free = imported.filter(({ is_free }) => is_free);
      const restored = free.filter(({ before }) => before !== null);
      await restore(trx, scope, restored);
      const removed = await remove(trx, free);
      const undone = new Set([...restored.map((one) => one.id), ...removed]);
      await forget(trx, id, undone);
      return { undone: undone.size, kept: imported.length - undone.size };
    },
  });
}

type Imported = Selectable<MasterCrmTable> & {
  before: StoredColumns | null;
  opened_account_id: string | null;
  is_free: boolean;
};

/**
 * But those that were deleted since: there is nothing to take back. What was noted is read first, and each list of what customers have is
 * read once: joined, a planner that has not seen the rows yet goes through all of one table for each row of the other.
 */
async function listImported(trx: AccountTransaction, importId: string): Promise<Imported[]> {
  const noted = await trx
    .selectFrom("imported_crm_customers")
    .selectAll()
    .where("import_id", "=", importId)
    .execute();
  const byId = new Map(noted.map((one) => [one.crm_entry_id, one]));
  const { rows } = await sql<Selectable<MasterCrmTable> & { is_worked_on: boolean }>`
    select c.*, c.photo_id is not null
      or c.id in (select crm_entry_id from crm_activities)
      or c.id in (select crm_entry_id from crm_deals)
      or c.id in (select crm_entry_id from crm_requests where crm_entry_id is not null)
      or c.id in (select crm_entry_id from imported_crm_customers where import_id <> ${importId}) as is_worked_on
    from master_crm c
    where c.removed_at is null and c.id = any(${[...byId.keys()]}::uuid[])
    order by c.id for update of c`.execute(trx);
  return rows.map(({ is_worked_on, ...row }) => {
    const { before, opened_account_id, opened_tier, version_after } = byId.get(row.id)!;
    const isNew = opened_account_id !== null;
    const isAsAdded = row.customer_account_id === opened_account_id && row.subscription_tier === opened_tier;
    const is_free = row.version === version_after && (!isNew || (isAsAdded && !is_worked_on));
    return { ...row, before: before as StoredColumns | null, opened_account_id, is_free };
  });
}

async function restore(trx: AccountTransaction, scope: Scope, restored: Imported[]): Promise<void> {
  if (restored.length === 0) return;
  await setCustomers(
    trx,
    restored.map(({ id, before }) => ({ ...before!, id })),
  );
  await noteCustomerChanges(trx, scope, {
    reason: "The import was undone",
    customers: restored.map((now) => ({ id: now.id, said: changesIn(now, now.before!) })),
  });
}

/** Returns which customers went, with their empty companies. */
async function remove(trx: AccountTransaction, free: Imported[]): Promise<string[]> {
  const added = free.filter(({ opened_account_id }) => opened_account_id !== null);
  const erased = await eraseIfEmpty(trx, ...added.map(({ opened_account_id }) => opened_account_id!));
  const ids = added.filter((one) => erased.has(one.opened_account_id!)).map(({ id }) => id);
  await sql`
    update master_crm set removed_at = now(), customer_account_id = null where id = any(${ids}::uuid[])`.execute(
    trx,
  );
  return ids;
}

/** What was taken back is no longer listed with the import. */
async function forget(trx: AccountTransaction, importId: string, undone: Set<string>): Promise<void> {
  await trx
    .deleteFrom("imported_crm_customers")
    .where("import_id", "=", importId)
    .where("crm_entry_id", "=", sql<string>`any(${[...undone]}::uuid[])`)
    .execute();
}

/** The customers that an undone import left as they are, by name, at most 200. */
export async function listKeptCustomers(scope: Scope, importId: string) {
  return scope.db(async (trx) => {
    const noted = await trx
      .selectFrom("imported_crm_customers")
      .select("crm_entry_id")
      .where("import_id", "=", importId)
      .execute();
    return trx
      .selectFrom("master_crm")
      .select(["id", "company_name", "contact_email"])
      .where("id", "=", sql<string>`any(${noted.map((one) => one.crm_entry_id)}::uuid[])`)
      .where("removed_at", "is", null)
      .orderBy("name_key")
      .orderBy("id")
      .limit(200)
      .execute();
  });
}
