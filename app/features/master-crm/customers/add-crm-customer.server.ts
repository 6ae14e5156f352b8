import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { addresses, dialed, plain } from "~/features/customers/same-customer.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { withOwnerRights } from "~db/owner";
import type { SameCompany, SameCompanyFound } from "./crm-customer-problem";
import type { NewCrmCustomer } from "./crm-customer-schema";
import { lockNewCustomers } from "./lock-new-customers.server";
import { openAccounts } from "./open-account.server";

type Added = { crmCustomerId: string };

/** The account and the customer, together. `alongside` runs in the same transaction, for what the customer is made of. */
export async function addCrmCustomer(
  scope: Scope,
  typed: NewCrmCustomer,
  token: string,
  alongside?: (trx: AccountTransaction, id: string) => Promise<void>,
) {
  return scope.db((trx) =>
    once<Added | SameCompanyFound>(trx, token, async () => {
      await lockNewCustomers(scope, trx);
      const same = await sameCompany(trx, scope, typed);
      if (same) return same;
      const { columns } = typed;
      const [account] = await openAccounts(trx, scope, [columns]);
      const { id } = await trx
        .insertInto("master_crm")
        .values({ ...columns, ...account!, user_id: scope.user.id })
        .returning("id")
        .executeTakeFirstOrThrow();
      await alongside?.(trx, id);
      return { crmCustomerId: id };
    }),
  );
}

/** Whether a new customer may be there already. Also used to check the form before it is saved. */
export async function checkCrmCustomer(scope: Scope, typed: NewCrmCustomer) {
  return scope.db((trx) => sameCompany(trx, scope, typed));
}

async function sameCompany(
  trx: AccountTransaction,
  scope: Scope,
  { confirmed, columns }: NewCrmCustomer,
): Promise<SameCompanyFound | undefined> {
  if (confirmed) return undefined;
  const followed = await findFollowed(trx, columns);
  const signedUp = await withOwnerRights(trx, () => findSignedUp(trx, scope, columns));
  const same = [...followed, ...signedUp].slice(0, maxShown);
  return same.length > 0 ? { problem: "same-company", same } : undefined;
}

type Reach = Pick<NewCrmCustomer["columns"], "company_name" | "contact_email" | "phone_number">;

const maxShown = 5;

type Compared = { isSame: RawBuilder<boolean>; word: string };

function sameKey(key: (text: unknown) => RawBuilder<unknown>, column: string, typed: string) {
  const now = key(sql`${typed}::text`);
  return sql<boolean>`(${now} <> '' and ${key(sql.ref(column))} = ${now})`;
}

function sameAddress(column: string, typed: string) {
  return sql<boolean>`(${addresses(sql`${typed}::text`)} && ${addresses(sql.ref(column))})`;
}

/** The words of what is the same. */
function shares(compared: Compared[]): RawBuilder<string[]> {
  const words = compared.map(({ isSame, word }) => sql`case when ${isSame} then ${word}::text end`);
  return sql<string[]>`array_remove(array[${sql.join(words)}], null)`;
}

async function findFollowed(trx: AccountTransaction, typed: Reach): Promise<SameCompany[]> {
  const found = shares([
    { isSame: sameAddress("c.contact_email", typed.contact_email), word: "email address" },
    { isSame: sameKey(dialed, "c.phone_number", typed.phone_number), word: "phone number" },
    { isSame: sameKey(plain, "c.company_name", typed.company_name), word: "name" },
  ]);
  const { rows } = await sql<{ id: string; name: string; shares: string[] }>`
    select id, name, shares from (
      select c.id, c.company_name as name, ${found} as shares from master_crm c where c.removed_at is null
    ) as found
    where shares <> '{}' order by cardinality(shares) desc, name, id limit ${maxShown}`.execute(trx);
  return rows.map(({ id, ...one }) => ({ ...one, to: `/master-crm/customers/${id}` }));
}

/** Companies that signed up by themselves and are not followed yet. */
async function findSignedUp(trx: AccountTransaction, scope: Scope, typed: Reach): Promise<SameCompany[]> {
  const found = shares([
    { isSame: sameAddress("u.email", typed.contact_email), word: "email address" },
    { isSame: sameKey(dialed, "a.phone_number", typed.phone_number), word: "phone number" },
    { isSame: sameKey(plain, "a.company_name", typed.company_name), word: "name" },
  ]);
  const { rows } = await sql<{ id: string; name: string; shares: string[] }>`
    select distinct on (cardinality(shares), name, id) id, name, shares from (
      select a.id, a.company_name as name, ${found} as shares
      from accounts a join profiles p on p.account_id = a.id join users u on u.id = p.id
      where a.id <> ${scope.account.id} and not a.is_erasing
        and not exists (select from demos d where d.account_id = a.id)
        and not exists (select from master_crm c
          where c.account_id = ${scope.account.id} and c.customer_account_id = a.id and c.removed_at is null)
    ) as found
    where shares <> '{}' order by cardinality(shares) desc, name, id limit ${maxShown}`.execute(trx);
  return rows.map(({ id, name, ...one }) => ({
    ...one,
    name: `${name}, which signed up by itself,`,
    to: `/master-crm/companies/${id}`,
  }));
}
