import { type RawBuilder, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { noteCustomerChanges, noteNewCustomer } from "./customer-changes.server";
import type { CustomerProblem, SameCustomerFound, StockLeft } from "./customer-problem";
import type { CustomerColumns } from "./customer-schema";
import { findSameCustomers } from "./same-customer.server";
import { type CustomerListing, customersOnPage } from "./list-position";

/** A page of customers by name, and one more when there is another page, each with how many of their parts are kept here. */
export async function listStockCustomers(scope: Scope, after?: string) {
  return scope.db((trx) =>
    known(trx)
      .$if(after !== undefined, (query) => query.where(isAfter(after!)))
      .select(["id", "name", "store_zip", "phone"])
      .select((customer) =>
        customer
          .selectFrom("inventory_items")
          .select(sql<number>`count(*)::int`.as("parts"))
          .whereRef("inventory_items.owner_id", "=", "customers.id")
          .where("inventory_items.archived_at", "is", null)
          .$asScalar()
          .$notNull()
          .as("parts"),
      )
      .orderBy("name_key")
      .orderBy("id")
      .limit(customersOnPage + 1)
      .execute(),
  );
}

function isAfter(id: string): RawBuilder<boolean> {
  return sql<boolean>`(name_key, id) > (select name_key, id from customers where id = ${id}::uuid)`;
}

/** Nobody can see, edit or delete the walk-in customer. */
function known(trx: AccountTransaction) {
  return trx.selectFrom("customers").where("removed_at", "is", null).where("is_walk_in", "=", false);
}

/** A page of customers by name, and one more when there is another page. */
export async function listCustomers(scope: Scope, { search, after }: CustomerListing) {
  return scope.db((trx) =>
    known(trx)
      .select(["id", "name", "phone", "email", "address", "store_zip", "payment_terms"])
      .$if(search !== "", (query) => query.where(isMeant(search)))
      .$if(after !== undefined, (query) => query.where(isAfter(after!)))
      .orderBy("name_key")
      .orderBy("id")
      .limit(customersOnPage + 1)
      .execute(),
  );
}

/** Matches part of the name, or of the phone number in any format, with or without its country code. % and _ mean themselves. */
export function isMeant(search: string): RawBuilder<boolean> {
  const key = plainKey(search);
  const isPhone = /^[\d\s()+./-]*$/.test(key) && /\d/.test(key);
  const digits = key.replace(/\D/g, "");
  const byName = sql<boolean>`position(${search.toLowerCase()} in name_key) > 0`;
  if (!isPhone) return byName;
  // Stored as dialed within the country, typed as from abroad.
  const national = sql`ltrim(phone_key, '0')`;
  const fromAbroad = sql`(length(${national}) >= 7 and right(${digits}, length(${national})) = ${national})`;
  // The other way round: a 0 is dialed only within the country.
  const within = digits.replace(/^0+/, "");
  const toAbroad = sql`(${within.length} >= 7 and right(phone_key, ${within.length}) = ${within})`;
  return sql<boolean>`(${byName} or position(${digits} in phone_key) > 0 or ${fromAbroad} or ${toAbroad})`;
}

export async function getCustomer(scope: Scope, id: string) {
  return scope.db((trx) => known(trx).selectAll().where("id", "=", id).executeTakeFirst());
}

/** The one that the master account's pages are about. */
export async function getChosenCustomer(scope: Scope, id: string | undefined) {
  return scope.isMaster && id ? getCustomer(scope, id) : undefined;
}

export type StoredCustomer = NonNullable<Awaited<ReturnType<typeof getCustomer>>>;

type TypedCustomer = { version?: number; confirmed?: "same-customer"; columns: CustomerColumns };

export async function addCustomer(scope: Scope, typed: TypedCustomer, token: string) {
  return scope.db((trx) =>
    once<{ customerId: string } | SameCustomerFound>(trx, token, () => insertCustomer(trx, scope, typed)),
  );
}

/** Whether a new customer may be there already. Also used to check the form before it is saved. */
export async function checkCustomer(scope: Scope, typed: TypedCustomer) {
  return scope.db((trx) => sameCustomer(trx, typed));
}

async function sameCustomer(
  trx: AccountTransaction,
  { confirmed, columns }: TypedCustomer,
  before?: StoredCustomer,
): Promise<SameCustomerFound | undefined> {
  const same = confirmed ? [] : await findSameCustomers(trx, columns, before);
  return same.length > 0 ? { problem: "same-customer", same } : undefined;
}

/** For a transaction that needs the customer for something else too. */
export async function insertCustomer(
  trx: AccountTransaction,
  scope: Scope,
  typed: TypedCustomer,
): Promise<{ customerId: string } | SameCustomerFound> {
  const same = await sameCustomer(trx, typed);
  if (same) return same;
  const { columns } = typed;
  const { id } = await trx
    .insertInto("customers")
    .values({ ...columns, user_id: scope.user.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await noteNewCustomer(trx, scope, { id, columns });
  return { customerId: id };
}

/** Saves the form as it was opened at `version`. `alongside` runs in the same transaction, for what follows the customer. */
export async function updateCustomer(
  scope: Scope,
  id: string,
  typed: TypedCustomer,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<void>,
) {
  return scope.db((trx) =>
    once<{ saved: true } | CustomerProblem>(trx, token, async () => {
      const customer = await lockCustomer(trx, id);
      if (!customer) return { problem: "gone" };
      const { version, columns } = typed;
      if (customer.version !== version) return { problem: "changed-meanwhile", version: customer.version };
      const same = await sameCustomer(trx, typed, customer);
      if (same) return same;
      await trx
        .updateTable("customers")
        .set({ ...columns, version: version + 1 })
        .where("id", "=", id)
        .execute();
      await noteCustomerChanges(trx, scope, { id, before: customer, columns });
      await alongside?.(trx);
      return { saved: true };
    }),
  );
}

/** Takes a customer without stock off the list; records that name it keep it. Deleting it again changes nothing. */
export async function removeCustomer(
  scope: Scope,
  id: string,
): Promise<{ removed: boolean } | Extract<CustomerProblem, { problem: "has-stock" }>> {
  return scope.db(async (trx) => {
    // Adding a part for them waits for this, or this waits for it.
    const customer = await lockCustomer(trx, id);
    if (!customer) return { removed: false };
    const left = await findStockLeft(trx, id);
    if (left.parts > 0) return { problem: "has-stock", ...left };
    await trx
      .updateTable("customers")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", id)
      .execute();
    await noteAudit(trx, scope, { kind: "records", what: `Deleted the customer ${customer.name}` });
    return { removed: true };
  });
}

/** What a customer still has here, to show before deleting. */
export async function getStockLeft(scope: Scope, id: string): Promise<StockLeft> {
  return scope.db((trx) => findStockLeft(trx, id));
}

function lockCustomer(trx: AccountTransaction, id: string) {
  return known(trx).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

const named = 3;

async function findStockLeft(trx: AccountTransaction, id: string): Promise<StockLeft> {
  const theirs = trx
    .selectFrom("inventory_items")
    .where("owner_id", "=", id)
    .where("archived_at", "is", null);
  const sum = await theirs
    .select([
      sql<number>`count(*)::int`.as("parts"),
      sql<number>`coalesce(sum(quantity), 0)::float`.as("pieces"),
    ])
    .executeTakeFirstOrThrow();
  const first = await theirs.select("part_number").orderBy("number_key").limit(named).execute();
  return { ...sum, first: first.map(({ part_number }) => part_number) };
}
