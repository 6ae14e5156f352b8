import { expect, test } from "vitest";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { sampleInvoice } from "~/features/invoices/document/sample-invoice";
import { testDatabase } from "../support/database";
import { newDraft, sold } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { ownedCustomer } from "../support/stock";

const { owner } = testDatabase();

async function factsOf({ scope }: Member, id: string, on?: "paper" | "screen") {
  const stored = await getInvoice(scope, id);
  return invoiceView(stored!.document, on);
}

test("an invoice says who sold what to whom, each line with its price, and what is still to be paid", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, {
    name: "Harbor Lines",
    address: "9 Pier Road",
    email: "office@harbor.example",
    payment_terms: "net_15",
  });
  const lines = [
    {
      partNumber: "LF9080",
      description: "Lube filter",
      quantity: 3,
      unitPrice: "33.335",
      discount: "33.33",
    },
    {
      partNumber: "CORE",
      description: "Starter",
      kind: "core_return" as const,
      unitPrice: "20",
      taxed: false,
    },
    { partNumber: "BRK-4707", kind: "lost" as const },
  ];
  const id = await sold(company, lines, { customerId, taxRate: "8.25", poNumber: "PO 7" });
  const facts = await factsOf(company, id);
  expect(facts).toMatchObject({
    name: "Invoice INV-001",
    mark: undefined,
    from: { name: company.scope.account.companyName, address: "1 Yard Road, Springfield" },
    billTo: { name: "Harbor Lines", address: "9 Pier Road", lines: ["555-0144", "office@harbor.example"] },
    facts: [
      { label: "Date", text: "Nov 28, 2026" },
      { label: "PO number", text: "PO 7" },
      { label: "Payment terms", text: "Net 15" },
      { label: "Payment method", text: "C.O.D (Cash on Delivery)" },
    ],
    sums: [
      { label: "Subtotal", text: "$46.67" },
      { label: "Tax (8.25%)", text: "$5.50" },
      { label: "Total", text: "$52.17" },
      { label: "Balance due", text: "$52.17" },
    ],
    taxNotes: ["* No tax on this line"],
  });
  expect(facts.lines).toMatchObject([
    { partNumber: "LF9080", quantity: "3", price: "$33.335", discount: "33.33%", total: "$66.67" },
    { description: "Core return: Starter", price: "$20.00", untaxed: true, total: "-$20.00" },
  ]);
});

test("of a customer who was deleted screens show the name and the phone; paper stays as it was issued", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { address: "9 Pier Road", email: "office@harbor.example" });
  const id = await sold(company, [{ partNumber: "Labor" }], { customerId });
  await owner.updateTable("customers").set({ removed_at: new Date() }).where("id", "=", customerId).execute();
  const screen = await factsOf(company, id, "screen");
  expect(screen.billTo).toEqual({ name: "Harbor Lines", address: "", lines: ["555-0144"] });
  expect(screen.facts.map(({ label }) => label)).not.toContain("Payment terms");
  expect((await factsOf(company, id, "paper")).billTo.address).toBe("9 Pier Road");
});

test("a draft is marked, has no number yet, and is for its customer as they are now", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company, { address: "Old" });
  const id = await newDraft(company, [{ partNumber: "Labor" }], { customerId, taxRateUnread: "eight" });
  await owner.updateTable("customers").set({ address: "New" }).where("id", "=", customerId).execute();
  expect(await factsOf(company, id)).toMatchObject({
    name: "Invoice",
    mark: "DRAFT",
    billTo: { address: "New" },
    taxNotes: ["No tax charged - rate was not a number"],
  });
});

test("the sample has 8.5 % tax and is due in 30 days", () => {
  const letterhead = {
    companyName: "Yard",
    headerText: "",
    address: "",
    phone: "",
    taxId: "12-34",
    logo: null,
  };
  const sample = sampleInvoice(letterhead, "2026-11-28");
  expect(sample.facts).toContainEqual({ label: "Due date", text: "Dec 28, 2026" });
  expect(sample.sums.map(({ text }) => text)).toEqual(["$321.06", "$27.29", "$348.35", "$348.35"]);
  expect(sample.sums[1]!.label).toBe("Tax (8.5%)");
});
