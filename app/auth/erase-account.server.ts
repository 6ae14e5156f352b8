import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { type AccountTable, listAccountTables } from "./account-tables.server";

type Trx = Transaction<Database>;

/** The worker's job: one company's failure does not keep the others. */
export async function eraseClosedAccounts(): Promise<void> {
  const due = await ownerDb()
    .selectFrom("accounts")
    .select("id")
    .where((account) =>
      account.or([account("closes_at", "<=", sql<Date>`now()`), account("is_erasing", "=", true)]),
    )
    .orderBy("closes_at")
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) await eraseAccount(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} companies could not be erased.`);
}

/**
 * Everything of a company and its people, in slices, so that others get their turn. Killed in the middle, the next run goes on where it
 * was: the account itself goes last. Of one that was closed, its number and its dates stay.
 */
export async function eraseAccount(accountId: string, { sliceSize = 1000 } = {}): Promise<void> {
  await endSignIns(accountId);
  for (const table of await listAccountTables())
    if (table.name !== "profiles") while ((await eraseSlice(table, accountId, sliceSize)) > 0);
  await eraseRest(accountId);
}

/** Nobody gets in any more; the addresses are free for somebody else. */
function endSignIns(accountId: string): Promise<void> {
  return erasing(accountId, async (trx) => {
    const people = await trx
      .selectFrom("profiles as p")
      .innerJoin("users as u", "u.id", "p.id")
      .select(["u.id", "u.email"])
      .where("p.account_id", "=", accountId)
      .execute();
    await trx.updateTable("accounts").set({ is_erasing: true }).where("id", "=", accountId).execute();
    for (const { id, email } of people) await endSignInsOf(trx, accountId, { id, email });
  });
}

async function endSignInsOf(
  trx: Trx,
  accountId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  for (const table of ["sessions", "password_resets", "held_posts"] as const)
    await trx.deleteFrom(table).where("user_id", "=", id).execute();
  await trx.deleteFrom("attempts").where("subject", "=", email).execute();
  await trx.deleteFrom("mails").where("account_id", "is", null).where("recipient", "=", email).execute();
  await sql`delete from form_posts where account_id is null and result ->> 'userId' = ${id}`.execute(trx);
  const number = sql`(select account_number from accounts where id = ${accountId})`;
  await sql`
    update operator_actions set target = replace(target, ${email}, ${number}), outcome = replace(outcome, ${email}, ${number})
    where position(${email} in target || ' ' || outcome) > 0`.execute(trx);
  const none = { email: `${id}@erased.invalid`, password_hash: "", role: "waitlist" as const };
  await trx.updateTable("users").set(none).where("id", "=", id).execute();
}

async function eraseSlice(table: AccountTable, accountId: string, size: number): Promise<number> {
  return erasing(accountId, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table.name)} where ctid = any(array(
        select row.ctid from ${sql.table(table.name)} row
        where row.account_id = ${accountId} and ${withoutChildren(table)} limit ${size}))`.execute(trx);
    return Number(numAffectedRows);
  });
}

/** Rows that others of the same table refer to come later. */
function withoutChildren({ name, ownKeys }: AccountTable) {
  const conditions = ownKeys.map(
    ({ columns, targets }) => sql`not exists (
      select from ${sql.table(name)} child
      where (${sql.join(columns.map((column) => sql.ref(`child.${column}`)))})
        = (${sql.join(targets.map((column) => sql.ref(`row.${column}`)))}))`,
  );
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** With what a request that was under way wrote since: from here on it waits, and finds no account. */
function eraseRest(accountId: string): Promise<void> {
  return erasing(accountId, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select(["account_number", "company_name", "created_at", "closes_at"])
      .where("id", "=", accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return;
    const people = await trx
      .selectFrom("profiles")
      .select("id")
      .where("account_id", "=", accountId)
      .execute();
    for (const { name } of await listAccountTables())
      await sql`delete from ${sql.table(name)} where account_id = ${accountId}`.execute(trx);
    const ids = people.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom("users").where("id", "in", ids).execute();
    const { account_number, company_name, created_at, closes_at } = account;
    await sql`
      update operator_actions set outcome = replace(outcome, ${company_name}, 'A closed company')
      where position(${account_number} in outcome) > 0`.execute(trx);
    if (closes_at) await trx.insertInto("closed_accounts").values({ account_number, created_at }).execute();
    await trx.deleteFrom("accounts").where("id", "=", accountId).execute();
  });
}

/** `app.erasing` lets the lines of issued invoices go. A person's row is looked for in every table, which takes its time. */
function erasing<T>(accountId: string, run: (trx: Trx) => Promise<T>): Promise<T> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      await sql`select set_config('app.erasing', ${accountId}, true), set_config('statement_timeout', '0', true)`.execute(
        trx,
      );
      return run(trx);
    });
}
