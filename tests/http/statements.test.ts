import { expect, test } from "vitest";
import { formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";
import type { Answer } from "../support/visitor";

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
    await visitor.submit(`/invoicing/${id}/status`, { status, reason: "Wrong one" });
  }
  const day = formatDay(today("America/Chicago"));
  expect(whatOf(await visitor.get(statement)).slice(1)).toEqual([
    "Nov 2, 2026 Invoice INV-001 $100.00 $100.00",
    `${day} Payment for INV-001: Cash -$100.00 $0.00`,
    `${day} Closing balance  $0.00`,
  ]);
  await visitor.get(`/invoicing/${id}`);
  await visitor.submit(`/invoicing/${id}/status`, { status: "cancelled", reason: "Never bought" });
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
