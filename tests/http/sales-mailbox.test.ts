import { expect, test, vi } from "vitest";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  delete process.env.SALES_EMAIL;
});

test("without a mailbox for sales a request is kept and not mailed to the example, and says so", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const page = await visitor.get("/level-up/contact?plan=pro");
  expect(page.text).toContain("Mail to sales is not set up here");
  await visitor.submit("/level-up/contact", { message: "From May on." }, "Send Request");
  expect(flashOf(await visitor.follow())).toContain("Your request is kept, but not mailed");
  const { owner } = testDatabase();
  const of = async (table: "plan_requests" | "mails") =>
    (await owner.selectFrom(table).select("id").where("account_id", "=", company.accountId).execute()).length;
  expect([await of("plan_requests"), await of("mails")]).toEqual([1, 0]);
});
