import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { testDatabase } from "../../support/database";
import { newDraft, sold, storedPayments } from "../../support/invoices";
import { type Member, newCompany } from "../../support/people";
import { addRow } from "../../support/rows";
import { ownedCustomer, ownedItem } from "../../support/stock";
import type { PageGroup } from "./page-group";

export const invoiceLines = [
  {
    partNumber: "ALT-24SI",
    description: "Alternator, 160 A, remanufactured",
    unitPrice: "245",
    discount: "10",
  },
  {
    kind: "core_charge" as const,
    partNumber: "ALT-24SI",
    description: "Alternator",
    unitPrice: "65",
    taxed: false,
  },
  { partNumber: "LF9080", description: "Lube filter, spin-on", quantity: 12, unitPrice: "33.335" },
  { partNumber: "LABOR", description: "Fitting, 1.5 h", unitPrice: "180", taxed: false },
];

const mesa = {
  name: "Blue Mesa Transport",
  email: "ap@bluemesa.example",
  address: "1400 Old Mesa Highway\nGallup, NM 87301",
  payment_terms: "net_30" as const,
};
const western = {
  name: "Western Intermodal and Cold Storage Holdings of New Mexico, Limited",
  email: "accounts-payable.invoices@western-intermodal-holdings.example",
};

export const newCompanyPages: PageGroup[] = [
  {
    name: "nothing there yet",
    prepare: async () => ({ person: await newCompany({ plan: "enterprise" }) }),
    pages: [
      "/dashboard",
      "/fleet-data",
      "/invoicing",
      "/invoicing/customers",
      "/invoicing/lost-sales",
      "/invoicing/exceptions",
      "/invoicing/cores",
      "/invoicing/payments",
      "/invoicing/settings",
      { at: "/invoicing/new", changedByScript: true },
    ],
  },
];

async function pricedCustomer() {
  const person = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(person, mesa);
  await ownedCustomer(person, { name: "Zuni Freight", phone: "505-555-0190", email: null });
  await ownedCustomer(person, western);
  const strangerId = await ownedCustomer(person, { name: "Nobody Yet" });
  const filter = { part_number: "LF-9080", description: "Lube filter, spin-on", sales_price: "33.50" };
  const itemId = await ownedItem(person, filter);
  const price = { account_id: person.accountId, user_id: person.userId, price: "29.95" };
  await testDatabase()
    .owner.insertInto("customer_prices")
    .values({ ...price, customer_id: customerId, item_id: itemId })
    .execute();
  const sale = { partNumber: "LF-9080", quantity: 4, unitPrice: "33.50" };
  await sold(person, [sale], { customerId, invoiceDate: "2026-08-03", taxRate: "8.25" });
  await sold(person, [sale], { customerId, invoiceDate: "2026-09-10", paidNow: true });
  await sold(person, [sale], { customerId, invoiceDate: "2026-10-02", dueDate: "2026-11-01" });
  return { person, params: { customerId, strangerId, itemId } };
}

export const customerPages: PageGroup[] = [
  {
    name: "customers",
    prepare: pricedCustomer,
    pages: [
      "/invoicing/customers",
      "/invoicing/customers/new",
      "/invoicing/customers/:customerId",
      "/invoicing/customers/:customerId/cores",
      "/invoicing/customers/:customerId/edit",
      "/invoicing/customers/:strangerId/delete",
      "/invoicing/customers/:customerId/delete",
      "/invoicing/customers/:customerId/statement?from=2026-09-01&to=2026-10-31",
      "/invoicing/customers/:customerId/statement/email",
      "/invoicing/customers/:strangerId/prices",
      "/invoicing/customers/:customerId/prices",
      "/invoicing/customers/:customerId/prices/:itemId/remove",
    ],
  },
];

async function paid(company: Member, invoiceId: string): Promise<string> {
  const check = { method: "check" as const, reference: "Check 20417 of Mesa Valley Bank", note: null };
  const money = { amount: "400", paidOn: "2026-11-28", ...check };
  await recordPayment(company.scope, invoiceId, money, await makeFormToken(formHolder(company.userId)));
  const [payment] = await storedPayments(invoiceId);
  return payment!.id;
}

async function credited(company: Member, invoiceId: string): Promise<string> {
  const { lines } = await getCreditLines(company.scope, invoiceId);
  const filter = lines.find(({ partNumber }) => partNumber === "LF9080")!;
  const back = { lines: [{ id: filter.id, quantity: 5, restocked: 4 }], reason: "Ordered too many" };
  const token = await makeFormToken(formHolder(company.userId));
  const done = await creditInvoice(company.scope, invoiceId, { ...back, paidBack: null }, token);
  if ("problem" in done) throw new Error(done.problem);
  const note = await testDatabase()
    .owner.selectFrom("invoices")
    .select("id")
    .where("credits_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  return note.id;
}

async function soldMuch() {
  const person = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(person, mesa);
  const longer = await ownedCustomer(person, western);
  const days = ["2026-06-01", "2026-08-20", "2026-09-15", "2026-10-20", "2026-11-20"];
  for (const day of days)
    await sold(person, invoiceLines, { customerId, invoiceDate: day, dueDate: day, taxRate: "8.25" });
  const order = { customerId: longer, invoiceDate: "2026-07-04", poNumber: "PO 7-4471" };
  await sold(person, invoiceLines, order);
  const draftId = await newDraft(person, invoiceLines, { customerId });
  await addRow("lost_sales", person);
  const stock = await ownedItem(person, { part_number: "LF9080", quantity: 5 });
  const lines = invoiceLines.map((line) =>
    line.partNumber === "LF9080" ? { ...line, itemId: stock } : line,
  );
  const facts = { customerId, taxRate: "8.25", dueDate: "2026-12-28", notes: "Deliver to gate 4." };
  const invoiceId = await sold(person, lines, facts);
  const creditedId = await sold(person, lines, { customerId, taxRate: "8.25", paidNow: true });
  const paymentId = await paid(person, invoiceId);
  const noteId = await credited(person, creditedId);
  return { person, params: { invoiceId, paymentId, draftId, creditedId, noteId } };
}

export const invoicePages: PageGroup[] = [
  {
    name: "invoices",
    prepare: soldMuch,
    pages: [
      "/invoicing",
      "/invoicing?q=western",
      "/invoicing?q=nobody",
      "/invoicing/ageing",
      "/invoicing/cores",
      "/invoicing/payments",
      "/invoicing/certificates",
      "/invoicing/lost-sales",
      "/invoicing/:draftId/edit",
      "/invoicing/:draftId/delete",
      "/invoicing/:draftId/finalize",
    ],
  },
  {
    name: "an issued invoice",
    prepare: soldMuch,
    pages: [
      "/invoicing/:invoiceId",
      "/invoicing/:invoiceId/email",
      "/invoicing/:invoiceId/credit",
      "/invoicing/:invoiceId/payments",
      "/invoicing/:invoiceId/payments/:paymentId/reverse",
      "/invoicing/:creditedId",
      "/invoicing/:noteId",
      "/invoicing/:noteId/cancel",
      "/invoicing/:invoiceId/print?paper=letter",
      "/invoicing/:invoiceId/print?paper=a4",
      "/invoicing/:invoiceId/print?paper=receipt",
    ],
  },
];
