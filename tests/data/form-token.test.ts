import { expect, test } from "vitest";
import { formHolder, visitor } from "~/auth/form-holder.server";
import { isFormToken, makeFormToken } from "~/http/forms/form-token.server";
import { once } from "~db/once";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";

const day = 24 * 60 * 60 * 1000;

test("a form's token is good for its holder only", async () => {
  const token = await makeFormToken(visitor.forms);
  expect(await isFormToken(token, visitor.forms)).toBe(true);
  expect(await isFormToken(token, formHolder("somebody-else"))).toBe(false);
  expect(await isFormToken(`${token}x`, visitor.forms)).toBe(false);
  expect(await isFormToken("", visitor.forms)).toBe(false);
  expect(await isFormToken(null, visitor.forms)).toBe(false);
});

test("a form's token is good for 24 hours", async () => {
  const now = Date.now();
  const token = await makeFormToken(visitor.forms, now);
  expect(await isFormToken(token, visitor.forms, now + day - 1)).toBe(true);
  expect(await isFormToken(token, visitor.forms, now + day)).toBe(false);
  expect(await isFormToken(token, visitor.forms, now - 1)).toBe(false);
});

test("a form posted twice at the same moment changes things once, and both posts get the first result", async () => {
  const { scope } = await newCompany();
  const token = await makeFormToken(scope.forms);
  let changes = 0;
  const post = () => scope.db((trx) => once(trx, token, () => Promise.resolve({ number: ++changes })));
  expect(await Promise.all([post(), post(), post()])).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
  expect(changes).toBe(1);
});

test("a form that was refused may be corrected and posted again", async () => {
  const { scope } = await newCompany();
  const token = await makeFormToken(scope.forms);
  const post = (result: { problem: string } | { id: string }) =>
    scope.db((trx) => once<typeof result>(trx, token, () => Promise.resolve(result)));
  expect(await post({ problem: "vin-taken" })).toEqual({ problem: "vin-taken" });
  expect(await post({ id: "1" })).toEqual({ id: "1" });
  expect(await post({ id: "2" })).toEqual({ id: "1" });
});

test("what a refused form had written already is taken back", async () => {
  const { scope, accountId } = await newCompany();
  const token = await makeFormToken(scope.forms);
  const post = () =>
    scope.db((trx) =>
      once<{ problem: string }>(trx, token, async () => {
        await trx.updateTable("accounts").set({ company_name: "Half done" }).execute();
        return { problem: "limit" };
      }),
    );
  expect(await post()).toEqual({ problem: "limit" });
  const account = await testDatabase()
    .owner.selectFrom("accounts")
    .select("company_name")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  expect(account.company_name).not.toBe("Half done");
});
