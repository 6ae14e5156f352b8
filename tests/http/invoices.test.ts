import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newDraft, sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import { type Answer, Visitor } from "../support/visitor";

function linkOf({ html }: Answer, words: string): string {
  const link = html.querySelectorAll("a").find(({ text }) => text.includes(words));
  return link!.getAttribute("href")!.replaceAll("&amp;", "&");
}

test("the list shows the newest first and is searched by number, customer, PO number and part, and narrowed by status and days", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const harbor = await ownedCustomer(company, { name: "Harbor Lines" });
  await sold(company, [{ partNumber: "LF-9080", unitPrice: "12.50" }], {
    customerId: harbor,
    poNumber: "77-A",
    dueDate: "2999-12-31",
  });
  await sold(company, [{ partNumber: "AF25708" }], { invoiceDate: "2026-10-02", paidNow: true });
  await newDraft(company, [{ partNumber: "BW5139" }]);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const numbersOf = async (query: string) => {
    const { text } = await visitor.get(`/invoicing${query}`);
    return ["INV-001", "INV-002", "Draft"].filter((number) => text.includes(`Preview ${number}`));
  };
  const all = (await visitor.get("/invoicing")).text;
  expect(all.indexOf("Draft Cash/Walk-in")).toBeLessThan(all.indexOf("INV-001 Harbor Lines"));
  expect(all).toContain("INV-001 Harbor Lines Nov 28, 2026 Dec 31, 2999 $12.50 Sent");
  expect(await numbersOf("?q=1")).toEqual(["INV-001"]);
  expect(await numbersOf("?q=inv-002")).toEqual(["INV-002"]);
  expect(await numbersOf("?q=arbor")).toEqual(["INV-001"]);
  expect(await numbersOf("?q=77-A")).toEqual(["INV-001"]);
  expect(await numbersOf("?q=lf9080")).toEqual(["INV-001"]);
  expect(await numbersOf("?q=%25_'")).toEqual([]);
  expect(await numbersOf("?status=paid")).toEqual(["INV-002"]);
  // No day of a calendar that the database knows: left out, as any other nonsense.
  expect(await numbersOf("?status=paid&from=0000-01-01")).toEqual(["INV-002"]);
  expect(await numbersOf("?from=2026-10-01&to=2026-10-31")).toEqual(["INV-002"]);
  expect(await numbersOf("?from=2026-13-77&status=nonsense")).toEqual(["INV-001", "INV-002", "Draft"]);
});

test("a refused Finalize leaves no draft behind, and a draft without a customer says so in the list", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const line = { "lines[0].number": "SHIM-1", "lines[0].unitPrice": "4.50" };
  for (let attempt = 1; attempt <= 3; attempt++) {
    await visitor.get("/invoicing/new");
    await visitor.submit("/invoicing/new", line, "Finalize Invoice");
  }
  expect((await visitor.get("/invoicing")).text).toContain("No invoices yet");
  await visitor.get("/invoicing/new");
  await visitor.submit("/invoicing/new", line, "Save Draft");
  expect((await visitor.get("/invoicing")).text).toContain("Draft No customer yet");
});

test("page after page every invoice stands in the list once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let at = 0; at < 60; at++)
    await newDraft(company, [{ partNumber: "LF9080" }], { poNumber: `PO ${at}` });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const first = await visitor.get("/invoicing");
  const second = await visitor.get(linkOf(first, "Next"));
  expect([first, second].map(({ html }) => html.querySelectorAll("tbody tr").length)).toEqual([50, 10]);
});

test("on a smaller plan the page says what it belongs to and whom to write to, and what was issued stays readable", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sold(company, [{ partNumber: "LF9080" }]);
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ plan: "pro" })
    .where("id", "=", company.accountId)
    .execute();
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/invoicing");
  expect(page.text).toContain("Upgrade Required Invoicing is available on the Enterprise plan.");
  expect(page.text).toContain("INV-001");
  expect(page.text).not.toContain("New Invoice");
  const sales = await visitor.get(linkOf(page, "Contact Sales"));
  expect(sales.text).toContain("Please write to sales@example.com.");
});
