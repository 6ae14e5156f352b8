import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { type AccountTable, listAccountTables } from "./account-tables.server";
import { deletePeople, endSignInsOf, forgetFormPosts } from "./erase-people.server";

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
  const tables = await listAccountTables();
  for (const table of tables)
    if (table.name !== "profiles") while ((await eraseSlice(table, accountId, sliceSize)) > 0);
  await eraseRest(accountId, tables);
}

/** Nobody gets in any more, the addresses are free for somebody else, and names are gone first. */
function endSignIns(accountId: string): Promise<void> {
  return erasing(accountId, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select("account_number")
      .where("id", "=", accountId)
      .executeTakeFirst();
    if (!account) return;
    const emails = await endSignInsOf(trx, accountId);
    await forgetFormPosts(trx, accountId);
    await sayNumber(trx, emails, account.account_number);
    const none = { company_name: "", company_address: "", phone_number: "", is_erasing: true };
    await trx.updateTable("accounts").set(none).where("id", "=", accountId).execute();
  });
}

/** What the operator did stays, with the number in place of addresses and of whatever the company was called. */
async function sayNumber(trx: Trx, emails: string[], number: string): Promise<void> {
  for (const email of emails) {
    const plain = email.replace(/[^a-z0-9@]/g, "\\$&");
    // A longer address that holds it is somebody else's.
    const whole = `(?<![[:alnum:]._%+-])${plain}(?![[:alnum:]_@-]|\\.[[:alnum:]])`;
    const said = (column: "target" | "outcome") =>
      sql<string>`regexp_replace(${sql.ref(column)}, ${whole}, ${number}, 'gi')`;
    await trx
      .updateTable("operator_actions")
      .set({ target: said("target"), outcome: said("outcome") })
      .where(sql<boolean>`strpos(lower(target || ' ' || outcome), ${email}) > 0`)
      .execute();
  }
  await sql`
    update operator_actions set outcome = regexp_replace(outcome, ${`^.* \\(${number}\\)`}, ${number})
    where strpos(outcome, ${` (${number})`}) > 0`.execute(trx);
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
function eraseRest(accountId: string, tables: AccountTable[]): Promise<void> {
  return erasing(accountId, async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select(["account_number", "created_at", "closes_at"])
      .where("id", "=", accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return;
    const people = await trx
      .selectFrom("profiles")
      .select("id")
      .where("account_id", "=", accountId)
      .execute();
    for (const { name } of tables)
      await sql`delete from ${sql.table(name)} where account_id = ${accountId}`.execute(trx);
    await deletePeople(
      trx,
      people.map(({ id }) => id),
    );
    const { account_number, created_at, closes_at } = account;
    if (closes_at) await trx.insertInto("closed_accounts").values({ account_number, created_at }).execute();
    await trx.deleteFrom("accounts").where("id", "=", accountId).execute();
  });
}

/** `app.erasing` lets the lines of issued invoices go. A person's row is looked for in every table, which takes its time. */
function erasing<T>(accountId: string, run: (trx: Trx) => Promise<T>): Promise<T> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      // Two jobs that erase the same company take turns.
      await sql`select set_config('app.erasing', ${accountId}, true), set_config('statement_timeout', '0', true),
        pg_advisory_xact_lock(hashtextextended(${`erase ${accountId}`}, 0))`.execute(trx);
      return run(trx);
    });
}
