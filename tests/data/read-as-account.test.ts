import { sql } from "kysely";
import { expect, test } from "vitest";
import { readAsAccount } from "~db/as-account";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";

test("each statement that goes together is the account's own, the first time it is asked and ever after", async () => {
  const company = await newCompany();
  const { request_role } = await testDatabase()
    .owner.selectFrom("installation")
    .select("request_role")
    .executeTakeFirstOrThrow();
  const ask = (text: string) =>
    readAsAccount(company.accountId, (db) => [
      db
        .selectFrom("accounts")
        .select(["id", sql<string>`current_user::text`.as("role"), sql.val(text).as("text")]),
      db.selectNoFrom((one) => [one.val(text).as("text"), sql<string>`current_user::text`.as("role")]),
    ]);
  for (let round = 0; round < 3; round++) {
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(`${round}-${at}`)));
    for (const [at, [accounts, [none]]] of all.entries()) {
      const text = `${round}-${at}`;
      expect(accounts).toEqual([{ id: company.accountId, role: request_role, text }]);
      expect(none).toEqual({ role: request_role, text });
    }
  }
});

test("when one of the statements fails so does the whole, and the connection serves the next", async () => {
  const { accountId } = await newCompany();
  const failing = readAsAccount(accountId, (db) => [
    db.selectFrom("accounts").select(sql`1 / ${0}::int`.as("none")),
    db.selectFrom("accounts").select("id"),
  ]);
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  for (let round = 0; round < 12; round++)
    expect(await readAsAccount(accountId, (db) => [db.selectFrom("accounts").select("id")])).toEqual([
      [{ id: accountId }],
    ]);
});
