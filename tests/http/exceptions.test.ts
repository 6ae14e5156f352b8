import { expect, test } from "vitest";
import { today } from "~/features/calendar/today";
import { openCounter } from "../support/counter";
import { newDraft, sold } from "../support/invoices";
import { newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import { messageAt } from "../support/answers";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";

const page = "/invoicing/exceptions";
const button = "Finalize Invoice";

function rowsOf(answer: { html: { querySelectorAll: (selector: string) => { text: string }[] } }): string[] {
  return answer.html.querySelectorAll("table:last-of-type tbody tr").map(({ text }) => text);
}

test("sales taken back, reversed payments, prices below cost, exemptions and opened books are one list, by person and day", async () => {
  const { company, visitor, filter } = await openCounter();
  const clerk = await newCounter(company);
  const atCounter = await signedIn(clerk);
  const labor = [{ partNumber: "LABOR", unitPrice: "80" }];

  const own = await newDraft(company, labor);
  await atCounter.get(`/invoicing/${own}/finalize`);
  await atCounter.submit(`/invoicing/${own}/finalize`, { method: "terms_account", paidNow: "" }, button);
  await atCounter.get(`/invoicing/${own}`);
  await atCounter.submit(`/invoicing/${own}`, { status: "cancelled", reason: "Went away" });

  const paid = await sold(company, labor, { paidNow: true });
  await visitor.get(`/invoicing/${paid}`);
  await visitor.submit(`/invoicing/${paid}`, { status: "cancelled", reason: "Card declined" });

  const cheap = await newDraft(company, [{ partNumber: "LF9080", itemId: filter, unitPrice: "12.5" }]);
  await visitor.get(`/invoicing/${cheap}/finalize`);
  await visitor.submit(`/invoicing/${cheap}/finalize`, { reason: "Old stock" }, button);

  const customer = await ownedCustomer(company, { name: "Harbor Lines", email: "ap@harbor.example" });
  await visitor.get(`/invoicing/customers/${customer}/edit`);
  const exempt = { taxExempt: "on", taxCertificate: "TX-9" };
  await visitor.submit(`/invoicing/customers/${customer}/edit`, exempt, "Update Customer");

  const books: Record<string, string>[] = [
    { booksClosedUntil: "2026-10-31" },
    { booksClosedUntil: "", openingReason: "Audit" },
  ];
  for (const change of books) {
    await visitor.get("/invoicing/settings");
    await visitor.submit("/invoicing/settings", change, "Save Settings");
  }

  const shown = await visitor.get(page);
  const expected = [
    [company.email, "Books opened", "closed through Oct 31, 2026, now open: Audit"],
    [company.email, "Exemption or price level", "Harbor Lines", "Tax exempt: No → Yes"],
    [company.email, "Sold below cost", "LF9080 at $12.50: Old stock"],
    [company.email, "Payment reversed", "Card declined", "$80.00"],
    [company.email, "Sale taken back", "Card declined", "$80.00"],
    [clerk.email, "Sale taken back", "Went away", "$80.00"],
  ];
  const rows = rowsOf(shown);
  expect(rows).toHaveLength(expected.length);
  for (const [index, words] of expected.entries())
    for (const word of words) expect(rows[index]).toContain(word);

  const links = shown.html.querySelectorAll('a[href^="/invoicing/exceptions.csv"]');
  const [file, plain] = links.map((link) => link.getAttribute("href")!.replaceAll("&amp;", "&"));
  const [headings, ...listed] = readCsv((await visitor.get(file!)).body);
  expect(headings).toEqual(["When", "Who", "What", "About", "Details and Reason", "Amount"]);
  expect(listed).toHaveLength(expected.length);
  for (const [index, words] of expected.entries())
    for (const word of words) expect(listed[index]!.join(" ")).toContain(word.replace("$80.00", "80.00"));
  expect(plain).toBe(`${file}&plain=1`);
  const ofClerkOnly = readCsv((await visitor.get(`${page}.csv?by=${clerk.userId}&kind=void`)).body);
  expect(ofClerkOnly.slice(1).map((row) => row.slice(1, 3))).toEqual([[clerk.email, "Sale taken back"]]);
  expect((await atCounter.get(`${page}.csv`)).status).toBe(403);

  const ofClerk = rowsOf(await visitor.get(`${page}?by=${clerk.userId}`));
  expect(ofClerk).toHaveLength(1);
  expect(rowsOf(await visitor.get(`${page}?kind=below_cost`))).toHaveLength(1);
  expect((await visitor.get(`${page}?from=2026-01-01&to=2026-01-31`)).text).toContain("Nothing of the kind");
  expect((await atCounter.get(page)).status).toBe(403);
});

test("without tax where the company charges it, a sale needs a reason; not where no rate is set, and not for labor alone", async () => {
  const { company, visitor } = await openCounter();
  const finalize = async (line: Parameters<typeof newDraft>[1][number], reason?: string) => {
    const id = await newDraft(company, [line], { taxRate: "0", invoiceDate: today("America/Chicago") });
    await visitor.get(`/invoicing/${id}/finalize`);
    return visitor.submit(`/invoicing/${id}/finalize`, reason === undefined ? {} : { reason }, button);
  };
  const taxed = { partNumber: "HOSE", unitPrice: "10", taxed: true };
  expect((await finalize(taxed)).status).toBe(303);
  await visitor.get("/invoicing/settings");
  await visitor.submit("/invoicing/settings", { taxRate: "8.25" }, "Save Settings");
  expect(messageAt(await finalize(taxed, ""), "reason")).toContain("Say why it is sold like this");
  expect((await finalize(taxed, "Goes to Oregon")).status).toBe(303);
  expect((await finalize({ partNumber: "LABOR", unitPrice: "80", taxed: false })).status).toBe(303);
  expect((await visitor.get(page)).text).toContain("rate 0: Goes to Oregon");
});

test("a part that is sold without tax to whoever is taxed needs a reason and is an exception; labor and who is exempt are not", async () => {
  const { company, visitor, filter } = await openCounter();
  const untaxed = { partNumber: "LF9080", itemId: filter, unitPrice: "33.50", taxed: false };
  const finalize = async (
    line: typeof untaxed | { partNumber: string; taxed: false },
    customerId?: string,
  ) => {
    const id = await newDraft(company, [line], { taxRate: "8.25", ...(customerId && { customerId }) });
    await visitor.get(`/invoicing/${id}/finalize`);
    return visitor.submit(`/invoicing/${id}/finalize`, {}, button);
  };
  const refused = await finalize(untaxed);
  expect(messageAt(refused, "reason")).toContain("Say why it is sold like this");
  await visitor.submit(
    refused.html.querySelector("form[action$='/finalize']")!,
    { reason: "For resale" },
    button,
  );
  expect((await visitor.get(page)).text).toContain("LF9080 without tax: For resale");
  expect((await finalize({ partNumber: "FREIGHT", taxed: false })).status).toBe(303);
  const exempt = await ownedCustomer(company, { tax_exempt: true, tax_certificate: "TX-9" });
  expect((await finalize(untaxed, exempt)).status).toBe(303);
});

test("in the file of exceptions what a spreadsheet would change is marked, and nothing in the file for programs", async () => {
  const { company, visitor } = await openCounter();
  const id = await sold(company, [{ partNumber: "LABOR", unitPrice: "80" }]);
  await visitor.get(`/invoicing/${id}`);
  await visitor.submit(`/invoicing/${id}`, { status: "cancelled", reason: "=HYPERLINK(1)" });
  const reason = async (query: string) => readCsv((await visitor.get(`${page}.csv${query}`)).body)[1]![4];
  expect(await reason("")).toBe("'=HYPERLINK(1)");
  expect(await reason("?plain=1")).toBe("=HYPERLINK(1)");
});

test("the file and the pages of exceptions have each once, also those of one moment, however many there are", async () => {
  const { company, visitor } = await openCounter();
  const customer_id = await ownedCustomer(company, { name: "Harbor Lines" });
  const change = { account_id: company.accountId, user_id: company.userId, author: company.email };
  const changed_at = new Date();
  await testDatabase()
    .owner.insertInto("record_changes")
    .values(
      Array.from({ length: 1203 }, (_, at) => ({
        ...{
          ...change,
          record_kind: "customer" as const,
          record_id: customer_id,
          changed_at,
          concerns_prices: true,
        },
        changes: [`Change ${at}`],
      })),
    )
    .execute();
  const [, ...rows] = readCsv((await visitor.get(`${page}.csv`)).body);
  expect(new Set(rows.map((row) => row[4])).size).toBe(1203);
  expect(rows).toHaveLength(1203);

  const listed: string[] = [];
  let next: string | undefined = `${page}?kind=customer`;
  for (let at = 0; next !== undefined; at++) {
    const shown = await visitor.get(next);
    expect(shown.text).toContain(`${at < 12 ? 100 : 3} of 1,203 shown, newest first`);
    listed.push(...rowsOf(shown).map((row) => /Change \d+/.exec(row)![0]));
    const links = shown.html.querySelectorAll(".pager a");
    next = links.find((link) => link.text.trim() === "Next")?.getAttribute("href");
  }
  expect(listed).toEqual(rows.map((row) => row[4]));
});
