import { type Transaction, sql } from "kysely";
import { expect, test } from "vitest";
import { noteAudit } from "~/auth/audit.server";
import { eraseAccount, eraseClosedAccounts } from "~/auth/erase-account.server";
import { beginAttempt } from "~/auth/attempts.server";
import { recordAction } from "~/auth/operator.server";
import { sendMail } from "~/features/mail/send-mail.server";
import { closing } from "../support/closing";
import { testDatabase } from "../support/database";
import { coreBack, sold } from "../support/invoices";
import { type Member, named, newColleague, newCompany, newEmail } from "../support/people";
import { listProtectedTables } from "../support/protected-tables";
import { addRow } from "../support/rows";
import { tablesThatSay } from "../support/tables-that-say";
import { turnOnTwoStep } from "../support/two-step";
import { ownedVehicle } from "../support/vehicles";
import type { Database } from "~db/database";

const { owner } = testDatabase();

/** With rows in every table, among them an issued sale and a core that came back for it. */
async function filledCompany(): Promise<Member & { traces: string[] }> {
  const company = await newCompany({ plan: "enterprise" });
  const colleague = await newColleague(company, "limited_user");
  for (const { name } of await listProtectedTables(owner))
    if (name !== "accounts") await addRow(name, company);
  const core = { partNumber: "CORE", kind: "core_charge", quantity: 2 } as const;
  const sale = await sold(company, [{ partNumber: "LF-1", quantity: 2 }, core]);
  await sold(company, [await coreBack(company, sale, 1)]);
  await beginAttempt("sign-in", company.email, new Request("http://fleet.test/auth"));
  await owner.insertInto("password_resets").values(resetOf(company)).execute();
  await owner.insertInto("held_posts").values(heldPostOf(company)).execute();
  const action = { command: "plan", target: `${company.email} pro`, operator: "root" };
  const { company_name: name, account_number: number } = await accountOf(company.accountId);
  await owner
    .insertInto("operator_actions")
    .values({ ...action, outcome: `${name} (${number}) is on the pro plan.` })
    .execute();
  const people = await owner
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .select(["users.id", "email"])
    .where("account_id", "=", company.accountId)
    .execute();
  const traces = [
    company.accountId,
    name,
    colleague.email,
    ...people.flatMap(({ id, email }) => [id, email]),
  ];
  return { ...company, traces };
}

const resetOf = ({ userId, email }: Member) => ({ token_hash: email, user_id: userId, mailed: true });

const heldPostOf = ({ userId }: Member) => ({
  user_id: userId,
  path: "/fleet-data/new",
  content_type: "text/plain",
  body: Buffer.from("x"),
});

function accountOf(id: string) {
  return owner.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** A digest of every row of the company. */
async function rowsOf({ accountId }: Member): Promise<string[]> {
  const digests: string[] = [];
  for (const { name, key } of await listProtectedTables(owner)) {
    const { rows } = await sql<{ rows: string }>`
      select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.table(name)} t where ${sql.ref(key)} = ${accountId}`.execute(owner);
    digests.push(`${name} ${rows[0]!.rows}`);
  }
  return digests;
}

test("of a company that closed nothing is left but its number and its dates, and no other company loses a row", async () => {
  const [company, other] = [await filledCompany(), await filledCompany()];
  await closing(company, "2026-01-05T12:00:00Z");
  const { account_number, created_at } = await accountOf(company.accountId);
  const before = await rowsOf(other);
  expect((await tablesThatSay(company.traces)).length).toBeGreaterThan(50);
  await eraseClosedAccounts();
  expect(await tablesThatSay(company.traces)).toEqual([]);
  expect(await tablesThatSay([account_number])).toEqual([
    "public.closed_accounts: 1",
    "public.operator_actions: 1",
  ]);
  const closed = await owner
    .selectFrom("closed_accounts")
    .selectAll()
    .where("account_number", "=", account_number)
    .executeTakeFirstOrThrow();
  expect(closed.created_at).toEqual(created_at);
  expect(await rowsOf(other)).toEqual(before);
  expect(
    await owner.selectFrom("users").select("email").where("email", "=", other.email).execute(),
  ).toHaveLength(1);
});

test("of somebody who was in another company before, that company keeps what they did there and nothing else is left", async () => {
  const [before, company] = [await newCompany(), await newCompany()];
  const mover = await named(await newColleague(before, "user"), "Dale Driver");
  await turnOnTwoStep(mover);
  await owner
    .updateTable("profiles")
    .set({ account_id: company.accountId, name: "Dale Dispatch" })
    .where("id", "=", mover.userId)
    .execute();
  await owner.insertInto("held_posts").values(heldPostOf(mover)).execute();
  await closing(company, "2026-01-05T12:00:00Z");
  const history = await rowsOf(before);
  await eraseClosedAccounts();
  expect(await rowsOf(before)).toEqual(history);
  expect(await tablesThatSay([company.accountId, company.email, "Dale Dispatch"])).toEqual([]);
  const [audit, ...others] = (await tablesThatSay([mover.userId, mover.email])).sort();
  expect(audit).toMatch(/^public\.audit_events/);
  expect(others).toEqual(["public.users: 1"]);
  expect(await owner.selectFrom("users").select("id").where("email", "=", mover.email).execute()).toEqual([]);
});

test("the operator's list says the number for every address and name that a company ever had, and keeps those of others", async () => {
  const [company, other] = [await newCompany(), await newCompany()];
  const { account_number: number } = await accountOf(company.accountId);
  const later = newEmail();
  for (const [oldEmail, email] of [
    [company.email, later],
    [later, `new-${later}`],
  ] as const) {
    await owner.updateTable("users").set({ email }).where("id", "=", company.userId).execute();
    await noteAudit(owner as Transaction<Database>, company.scope, {
      kind: "sign_in",
      what: `Changed the address from ${oldEmail} to ${email}`,
    });
  }
  for (const [target, outcome] of [
    [`${company.email.toUpperCase()} ${later}`, `${company.email} is ${later} now, not confirmed.`],
    [`new-${later}`, `new-${later} is confirmed.`],
    [number, `Name of before (${number}) is kept.`],
    [other.email, `${other.email} is confirmed.`],
  ] as const)
    await recordAction("test", target, outcome, number);
  await eraseAccount(company.accountId);
  const actions = await owner
    .selectFrom("operator_actions")
    .select(["target", "outcome"])
    .where("operator", "=", number)
    .orderBy("id")
    .execute();
  expect(actions.map(({ target, outcome }) => `${target}: ${outcome}`)).toEqual([
    `${number} ${number}: ${number} is ${number} now, not confirmed.`,
    `${number}: ${number} is confirmed.`,
    `${number}: ${number} is kept.`,
    `${other.email}: ${other.email} is confirmed.`,
  ]);
});

test("erasing in slices of one row, killed after any of them, ends the same when it runs again", async () => {
  const company = await filledCompany();
  await closing(company, "2026-01-05T12:00:00Z");
  await failAt("payments", () => expect(eraseAccount(company.accountId, { sliceSize: 1 })).rejects.toThrow());
  expect(await tablesThatSay([company.email])).toEqual([]);
  expect(
    await owner.selectFrom("accounts").select("id").where("id", "=", company.accountId).execute(),
  ).toHaveLength(1);
  await eraseAccount(company.accountId, { sliceSize: 1 });
  expect(await tablesThatSay(company.traces)).toEqual([]);
  // Once more does no harm.
  await eraseAccount(company.accountId);
});

/** Deleting from this table fails while `run` runs. */
async function failAt(table: string, run: () => Promise<void>): Promise<void> {
  await sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'Killed'; end $$`.execute(
    owner,
  );
  await sql`create trigger broken before delete on ${sql.table(table)} for each row execute function broken()`.execute(
    owner,
  );
  await run().finally(async () => {
    await sql`drop trigger broken on ${sql.table(table)}`.execute(owner);
    await sql`drop function broken()`.execute(owner);
  });
}

test("a demo's company is erased without a line about it", async () => {
  const company = await filledCompany();
  const { account_number } = await accountOf(company.accountId);
  await eraseAccount(company.accountId);
  expect(await tablesThatSay(company.traces)).toEqual([]);
  expect(
    (await tablesThatSay([account_number])).filter((table) => table.includes("closed_accounts")),
  ).toEqual([]);
});

test("a company whose day has not come, or that is not closing, stays", async () => {
  const [later, open] = [await newCompany(), await newCompany()];
  await closing(later, new Date(Date.now() + 60 * 60 * 1000));
  for (const company of [later, open]) await ownedVehicle(company);
  const before = [await rowsOf(later), await rowsOf(open)];
  await eraseClosedAccounts();
  expect([await rowsOf(later), await rowsOf(open)]).toEqual(before);
});

test("a mail that waited for the company is sent to nobody, and its job does not fail", async () => {
  const company = await newCompany();
  const mail = await addRow("mails", company);
  await eraseAccount(company.accountId);
  await sendMail(mail.id as string);
});

test("what a request wrote while the company was being erased goes too, or finds no company", async () => {
  const company = await newCompany();
  const writing = company.scope.db(async (trx) => {
    await sql`insert into lost_sales (user_id, part_number, quantity) values (${company.userId}, 'LF-1', 1)`.execute(
      trx,
    );
    await sql`select pg_sleep(0.3)`.execute(trx);
  });
  const both = await Promise.allSettled([writing, eraseAccount(company.accountId)]);
  expect(both[1]).toMatchObject({ status: "fulfilled" });
  expect(await tablesThatSay([company.accountId, company.userId])).toEqual([]);
});
