import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newDraft, sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";

const { owner } = testDatabase();

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { address: "9 Pier Road", email: "office@harbor.example" });
  return { company, customerId, visitor: await signedIn(company) };
}

test("an invoice's page shows the document, its status, and what may be done", async () => {
  const { company, customerId, visitor } = await shop();
  const lines = [{ partNumber: "LF9080", description: "Lube filter", quantity: 2, unitPrice: "48.75" }];
  const id = await sold(company, lines, { customerId, taxRate: "8.25", notes: "Leave at gate 4" });
  const page = await visitor.get(`/invoicing/${id}`);
  expect(page.html.querySelector("h1")?.text).toBe("Invoice INV-001");
  expect(page.text).toContain("Bill To Harbor Lines 9 Pier Road 555-0144 office@harbor.example");
  expect(page.text).toContain("LF9080 Lube filter 2 $48.75 $97.50");
  expect(page.text).toContain("Subtotal $97.50 Tax (8.25%) $8.04 Total $105.54 Balance due $105.54");
  expect(page.text).toContain("Leave at gate 4");
  expect(page.text).toContain("Finalized as sent");
  expect(page.html.querySelectorAll(".button").map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Print", "Record Payment", "Change Status"]),
  );
});

test("after finalizing with Print, the Print button has the focus", async () => {
  const { company, customerId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "Labor" }], { customerId });
  const page = await visitor.get(`/invoicing/${id}?print=1`);
  expect(page.html.querySelector("[autofocus]")?.text).toBe("Print");
  expect((await visitor.get(`/invoicing/${id}`)).html.querySelector("[autofocus]")).toBeNull();
});

test("the page of a draft is its form", async () => {
  const { company, visitor } = await shop();
  const id = await newDraft(company, [{ partNumber: "Labor" }]);
  expect((await visitor.get(`/invoicing/${id}`)).location).toBe(`/invoicing/${id}/edit`);
});

test("after a smaller plan what was issued stays readable, with nothing to change", async () => {
  const { company, customerId, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "Labor" }], { customerId });
  await owner.updateTable("accounts").set({ plan: "free" }).where("id", "=", company.accountId).execute();
  const page = await visitor.get(`/invoicing/${id}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Total $10.00");
  expect(page.html.querySelectorAll(".page .button").map(({ text }) => text)).toEqual([
    "Print",
    "Receipt",
    "PDF",
  ]);
});
