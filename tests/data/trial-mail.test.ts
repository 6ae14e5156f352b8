import { afterAll, expect, test, vi } from "vitest";
import { sendMail } from "~/features/mail/send-mail.server";
import { requestPlan } from "~/features/plans/plan-requests.server";
import { mailEndingTrials } from "~/features/plans/trial-mail.server";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "../support/database";
import { type Person, newColleague, newCompany } from "../support/people";
import { onTrial } from "../support/trials";

// There before the product's settings are read.
const post = await vi.hoisted(async () => {
  const { startMailServer } = await import("../support/mail-server");
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SALES_EMAIL = "plans@provider.example";
  return server;
});

afterAll(() => post.stop());

const { owner } = testDatabase();

const mailsTo = ({ email }: Pick<Person, "email">) =>
  owner.selectFrom("mails").selectAll().where("recipient", "=", email).orderBy("created_at").execute();

/** The first moment of Mar 31 in Chicago: the last day is Mar 30. */
const end = new Date("2027-03-31T05:00:00Z");
const at = (time: string) => new Date(time);

test("three days before a trial's last day its managers get one mail, and no second", async () => {
  const company = await newCompany();
  const [manager, driver] = [
    await newColleague(company, "user"),
    await newColleague(company, "limited_user"),
  ];
  await onTrial(company, "pro", end);
  await mailEndingTrials(at("2027-03-26T18:00:00Z"));
  await mailEndingTrials(at("2027-03-27T10:59:00Z"));
  expect(await mailsTo(company)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => mailEndingTrials(at("2027-03-27T11:00:00Z"))));
  for (const day of [28, 29, 30]) await mailEndingTrials(at(`2027-03-${day}T18:00:00Z`));
  expect([await mailsTo(manager), await mailsTo(driver)].map(({ length }) => length)).toEqual([1, 0]);
  const [mail, ...more] = await mailsTo(company);
  expect(more).toEqual([]);
  await sendMail(mail!.id);
  const [letter] = post.letters.filter(({ to }) => to.includes(company.email));
  expect(letter!.text).toContain("Subject: Your Pro trial runs through Mar 30, 2027");
  const text = letter!.text.replace(/=\r?\n/g, "");
  expect(text).toContain("After that the plan is Free. Nothing is deleted");
  expect(text).toContain("/level-up");
});

test("a worker that was away tells it late, but not after the end, and never of a trial that was ended", async () => {
  const [late, over, sold] = [await newCompany(), await newCompany(), await newCompany({ plan: "pro" })];
  await onTrial(late, "enterprise", end);
  await onTrial(over, "enterprise", at("2027-03-29T05:00:00Z"));
  await onTrial(sold, "enterprise", at("2027-03-01T05:00:00Z"));
  await mailEndingTrials(at("2027-03-29T18:00:00Z"));
  expect((await Promise.all([late, over, sold].map(mailsTo))).map(({ length }) => length)).toEqual([1, 0, 0]);
});

test("a request reaches sales as the company's own mail, with what is needed for an answer", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const token = await makeFormToken(formHolder(company.userId));
  const typed = { wanted: "other" as const, message: "Two yards,\none invoice." };
  expect(await requestPlan(company.scope, typed, token)).toEqual({ isMailed: true });
  const [mail] = await owner
    .selectFrom("mails")
    .selectAll()
    .where("account_id", "=", company.accountId)
    .execute();
  expect(mail).toMatchObject({ recipient: "plans@provider.example", reply_to: company.email });
  await sendMail(mail!.id);
  const text = post.letters.at(-1)!.text.replace(/=\r?\n/g, "");
  expect(text).toMatch(/Subject: Priority: Something else/);
  for (const said of [company.scope.account.accountNumber, "Plan now: Enterprise", "one invoice."])
    expect(text).toContain(said);
});
