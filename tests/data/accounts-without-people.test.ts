import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseClosedAccounts } from "~/auth/erase-account.server";
import { listAccounts, setPlan } from "~/auth/operator.server";
import { keepByNumber } from "~/auth/closing.server";
import { mailLowStock } from "~/features/inventory/reorder/reorder-mail.server";
import { removeCrmCustomer } from "~/features/master-crm/customers/crm-customers.server";
import { listUnseen } from "~/features/master-crm/companies/companies.server";
import { mailEndingTrials } from "~/features/plans/trial-mail.server";
import { mailDueReminders } from "~/features/reminders/reminder-mail.server";
import { addedCrmCustomer, crmCustomer } from "../support/crm";
import { testDatabase } from "../support/database";
import { type Member, masterAccount } from "../support/people";
import { addRow } from "../support/rows";
import { onTrial } from "../support/trials";

const { owner } = testDatabase();

test("an account that nobody belongs to yet gets no mail, and the jobs of a day pass it by", async () => {
  const provider = await masterAccount();
  const customer = await addedCrmCustomer(provider, "empty@example.com");
  const accountId = customer.customer_account_id!;
  const company = { ...provider, accountId } as Member;
  await onTrial(company, "enterprise", new Date(Date.now() + 2 * 86_400_000));
  await sql`update accounts set created_at = now() - interval '30 days' where id = ${accountId}`.execute(
    owner,
  );
  await addRow("reminders", company);
  await addRow("inventory_items", company);
  const evening = new Date(Date.now() + 86_400_000);
  for (const mail of [mailEndingTrials, mailDueReminders, mailLowStock]) await mail(evening);
  expect(await owner.selectFrom("mails").select("id").where("account_id", "=", accountId).execute()).toEqual(
    [],
  );
  const { companies } = await listUnseen(provider.scope);
  expect(companies.map(({ id }) => id)).not.toContain(accountId);
});

test("the operator's commands know an account without people by its number", async () => {
  const provider = await masterAccount();
  const { account_number: number, id } = await addedCrmCustomer(provider, "by-number@example.com");
  const line = (await listAccounts()).split("\n").find((one) => one.startsWith(number));
  expect(line).toContain("Kept by-number@example.com");
  expect(await setPlan(number.toLowerCase(), "enterprise")).toContain("is on the enterprise plan.");
  expect(await crmCustomer(id)).toMatchObject({ subscription_tier: "enterprise" });
  await expect(keepByNumber(number.toLowerCase())).rejects.toThrow("No account that is closing");
});

test("deleting the customer erases the account that nobody used, and the customer's own record stays", async () => {
  const provider = await masterAccount();
  const customer = await addedCrmCustomer(provider, "gone@example.com");
  await removeCrmCustomer(provider.scope, customer.id);
  await eraseClosedAccounts();
  const left = await owner
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", customer.customer_account_id)
    .execute();
  expect(left).toEqual([]);
  expect(await crmCustomer(customer.id)).toMatchObject({ customer_account_id: null });
});

test("a customer whose company is erased stays, without a company", async () => {
  const provider = await masterAccount();
  const customer = await addedCrmCustomer(provider, "closed@example.com");
  await owner
    .updateTable("accounts")
    .set({ closes_at: sql<Date>`now() - interval '1 minute'` })
    .where("id", "=", customer.customer_account_id)
    .execute();
  await eraseClosedAccounts();
  expect(await crmCustomer(customer.id)).toMatchObject({
    customer_account_id: null,
    company_name: customer.company_name,
  });
});
