import { expect, test } from "vitest";
import { getStatementDocument } from "~/features/invoices/balances/statement-document.server";
import { statementPdf } from "~/features/invoices/balances/statement-pdf.server";
import { statementView } from "~/features/invoices/balances/statement-view";
import { formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { mailShownBy, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { readPdf } from "../support/pdf";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import type { Answer } from "../support/visitor";

const october = { from: "2026-10-01", to: "2026-10-31" };

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  const facts = { name: "Harbor Lines", email: "ap@harbor.example", address: "9 Pier Road" };
  const customerId = await ownedCustomer(company, facts);
  const invoiceDate = "2026-11-02";
  const id = await sold(company, [{ partNumber: "LF9080", unitPrice: "100" }], { customerId, invoiceDate });
  const page = `/invoicing/customers/${customerId}`;
  return { company, customerId, id, visitor: await signedIn(company), page, statement: `${page}/statement` };
}

function whatOf({ html }: Answer): string[] {
  return html.querySelectorAll("tbody tr").map((row) => row.childNodes.map(({ text }) => text).join(" "));
}

test("a status that was chosen by mistake and set back on the same day leaves no rows on the statement", async () => {
  const { id, visitor, statement } = await shop();
  for (const status of ["paid", "cancelled", "sent", "paid", "sent", "cancelled", "finalized", "paid"]) {
    await visitor.get(`/invoicing/${id}`);
    await visitor.submit(`/invoicing/${id}`, { status, reason: "Wrong one" });
  }
  const day = formatDay(today("America/Chicago"));
  expect(whatOf(await visitor.get(statement)).slice(1)).toEqual([
    "Nov 2, 2026 Invoice INV-001 $100.00 $100.00",
    `${day} Payment for INV-001: Cash -$100.00 $0.00`,
    `${day} Closing balance  $0.00`,
  ]);
  await visitor.get(`/invoicing/${id}`);
  await visitor.submit(`/invoicing/${id}`, { status: "cancelled", reason: "Never bought" });
  expect(whatOf(await visitor.get(statement)).slice(1, -1)).toEqual([
    "Nov 2, 2026 Invoice INV-001 $100.00 $100.00",
    `${day} INV-001 cancelled -$100.00 $0.00`,
  ]);
});

test("a deleted customer keeps the statement, a link of the ageing leads to it, and it shows no address", async () => {
  const { visitor, page, statement } = await shop();
  await visitor.get(`${page}/delete`);
  await visitor.submit(`${page}/delete`, {}, "Delete Customer");
  expect((await visitor.get(page)).status).toBe(404);
  const ages = await visitor.get("/invoicing/ageing");
  expect(ages.html.querySelector(`a[href="${statement}"]`)?.text).toBe("Harbor Lines");
  const kept = await visitor.get(statement);
  expect(kept.text).toContain("Harbor Lines");
  expect(kept.text).toContain("Invoice INV-001 $100.00");
  expect(kept.text).not.toContain("9 Pier Road");
  expect(kept.html.querySelector(".back-link")?.getAttribute("href")).toBe("/invoicing/ageing");
  const { company } = await shop();
  const never = await ownedCustomer(company, { removed_at: new Date(), removed_by: company.userId });
  const other = await signedIn(company);
  expect((await other.get(`/invoicing/customers/${never}/statement`)).status).toBe(404);
  expect((await other.get(statement)).status).toBe(404);
});

test("the PDF of a statement says what its page says, over as many pages as it takes", async () => {
  const { company, customerId, visitor, statement } = await shop();
  const sell = (at: number) =>
    sold(company, [{ partNumber: "LF9080", unitPrice: `${at}.35` }], {
      customerId,
      invoiceDate: "2026-10-05",
    });
  for (let at = 1; at <= 45; at++) await sell(at);
  const page = await visitor.get(`${statement}?from=2026-10-01&to=2026-10-31`);
  const link = page.html.querySelectorAll("a").find(({ text }) => text === "PDF")!;
  const file = await visitor.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="statement-2026-10-31.pdf"');
  const document = await getStatementDocument(company.scope, customerId, october);
  const pages = await readPdf(await statementPdf(statementView(document!)));
  expect(pages).toHaveLength(2);
  const text = pages.map((one) => one.text).join(" ");
  for (const row of whatOf(page)) expect(text).toContain(row.replace(/\s+/g, " "));
  expect(pages[1]!.text).toContain("Date What Amount Balance");
  for (const said of [
    "After Oct 31, 2026: $100.00. With it",
    "as of Oct 31, 2026 Current $0.00",
    "9 Pier Road",
  ]) {
    expect(text).toContain(said);
    expect(page.text).toContain(said);
  }
});

test("a statement is mailed to the customer's address of today or to one that is typed, from its own page", async () => {
  const { company, customerId, visitor, statement } = await shop();
  const page = await visitor.get(`${statement}?from=2026-11-01&to=2026-11-30`);
  const link = page.html.querySelectorAll("a").find(({ text }) => text === "Send by Email")!;
  const form = await visitor.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(valueOf(form, "email")).toBe("ap@harbor.example");
  const refused = await visitor.submit("form:has([name=email])", { email: "nobody" }, "Send Email");
  expect(refused.status).toBe(400);
  expect([valueOf(refused, "email"), refused.text.includes("Nov 1, 2026 to Nov 30, 2026")]).toEqual([
    "nobody",
    true,
  ]);
  await visitor.submit("form:has([name=email])", { email: "books@harbor.example" }, "Send Email");
  const sent = await visitor.follow();
  expect(sent.text).toContain("books@harbor.example");
  const mails = await testDatabase()
    .owner.selectFrom("mails")
    .selectAll()
    .where("about_id", "=", customerId)
    .execute();
  expect(mails).toMatchObject([
    { recipient: "books@harbor.example", about_from: "2026-11-01", about_to: "2026-11-30" },
  ]);
  expect(mails[0]!.body).toContain(company.scope.account.companyName);
  expect(mailShownBy(form)).toEqual({ subject: mails[0]!.subject, body: mails[0]!.body });
});

test("Retry of a statement's mail leads back to the statement of the same days", async () => {
  const { company, customerId, visitor, statement } = await shop();
  const days = "from=2026-11-01&to=2026-11-30";
  await visitor.get(`${statement}/email?${days}`);
  const mail = { account_id: company.accountId, kind: "Statement", recipient: "a@harbor.example" };
  const { id: mailId } = await testDatabase()
    .owner.insertInto("mails")
    .values({ ...mail, subject: "Statement", body: "Text", state: "failed", about_id: customerId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const form_token = valueOf(await visitor.get(`${statement}/email?${days}`), "form_token")!;
  const answer = await visitor.post(`${statement}/email/retry?${days}`, { mailId, form_token });
  expect(answer.location).toBe(`${statement}/email?${days}`);
});
