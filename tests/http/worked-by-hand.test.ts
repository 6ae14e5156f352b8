import Big from "big.js";
import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { choiceOf } from "~/features/invoices/form/invoice-values";
import { formatDay } from "~/ui/format";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newDraft, salesSettings, sold, storedInvoice } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { roundingTable } from "../support/rounding-table";
import { ownedCustomer } from "../support/stock";
import type { Visitor } from "../support/visitor";

const day = today("America/Chicago");
const { owner } = testDatabase();

/** An invoice of the table, on an open account. */
async function sale(name: string) {
  const { lines, rate } = roundingTable.find((one) => one.name === name)!;
  const company = await newCompany({ plan: "enterprise" });
  const customerId = await ownedCustomer(company);
  const typed = lines.map(([quantity, unitPrice, discount, choice], at) => {
    const { kind, taxed } = choiceOf(choice);
    return { partNumber: `P${at}`, quantity, unitPrice, discount, kind, taxed };
  });
  const id = await sold(company, typed, { customerId, taxRate: rate, invoiceDate: "2026-11-02" });
  return { company, customerId, id, visitor: await signedIn(company), page: `/invoicing/${id}` };
}

async function pay(visitor: Visitor, page: string, typed: Record<string, string>) {
  const form = await visitor.get(`${page}/payments`);
  const button = form.text.includes("Record Refund") ? "Record Refund" : "Record Payment";
  return visitor.submit(`${page}/payments`, { method: "check", ...typed }, button);
}

async function credit(visitor: Visitor, page: string, typed: Record<string, string>) {
  await visitor.get(`${page}/credit`);
  await visitor.submit(`${page}/credit`, { reason: "Returned", ...typed }, "Create Credit Note");
  return visitor.follow();
}

const mixed = "discount, core, freight and labor";

test("a piece and a core are credited after full payment and paid back by check, and the last pieces take what is left", async () => {
  const { id, visitor, page } = await sale(mixed);
  await pay(visitor, page, { amount: "388.93" });
  const back = { "lines[0].quantity": "1", "lines[2].quantity": "1", paidBack: "check" };
  const note = await credit(visitor, page, back);
  expect(flashOf(note)).toContain("CN-001 credits $36.81 of INV-001. $36.81 paid back.");
  expect(note.text).toMatch(/P0 .*\$9\.00 .*\$25\.00 .*Tax \(8\.25%\) \$2\.81 Total credited \$36\.81/);
  expect(await storedInvoice(id)).toMatchObject({ paid: "352.12", credited: "36.81", open_balance: "0.00" });
  expect((await visitor.get(page)).text).toContain("Credited -$36.81 Paid -$352.12 Balance due $0.00");
  const rest = ["2", "2", "1", "1", "1"].map((quantity, at): [string, string] => [
    `lines[${at}].quantity`,
    quantity,
  ]);
  await credit(visitor, page, Object.fromEntries(rest));
  expect(await storedInvoice(id)).toMatchObject({ credited: "388.93", open_balance: "-352.12" });
});

test("of two checks one bounces, too much is paid, and the rest is paid back: each on its day of the statement", async () => {
  const { customerId, id, visitor, page } = await sale(mixed);
  await pay(visitor, page, { amount: "200.00", reference: "4711", paidOn: "2026-11-05" });
  await pay(visitor, page, { amount: "188.93", reference: "4712", paidOn: "2026-11-05" });
  const [bounced] = await owner
    .selectFrom("payments")
    .select("id")
    .where("invoice_id", "=", id)
    .where("reference", "=", "4711")
    .execute();
  await visitor.get(`${page}/payments/${bounced!.id}/reverse`);
  await visitor.submit(`${page}/payments/${bounced!.id}/reverse`, { reason: "Bounced" }, "Reverse Payment");
  expect((await storedInvoice(id)).open_balance).toBe("200.00");
  const asked = await pay(visitor, page, { amount: "300" });
  expect(alertOf(asked)).toContain("$200.00 is open, you typed $300.00.");
  await visitor.submit(`${page}/payments`, {}, "Record $300.00");
  await pay(visitor, page, { amount: "100" });
  expect(await storedInvoice(id)).toMatchObject({ paid: "388.93", open_balance: "0.00", status: "paid" });
  const { text } = await visitor.get(`/invoicing/customers/${customerId}/statement`);
  const then = [
    "Nov 2, 2026 Invoice INV-001 $388.93 $388.93",
    "Nov 5, 2026 Payment for INV-001: Check 4711 -$200.00 $188.93",
    "Nov 5, 2026 Payment for INV-001: Check 4712 -$188.93 $0.00",
    `${formatDay(day)} Payment for INV-001 taken back: Check 4711 $200.00 $200.00`,
    `${formatDay(day)} Payment for INV-001: Check -$300.00 -$100.00`,
    `${formatDay(day)} Refund for INV-001: Check $100.00 $0.00`,
  ];
  expect(text).toContain(then.join(" "));
});

test("credit notes of each line by itself add up to the invoice, tax included", async () => {
  const { id, visitor, page } = await sale("tax of lines that do not divide");
  // The form lists what is left to credit.
  for (let at = 0; at < 4; at++) await credit(visitor, page, { "lines[0].quantity": "1" });
  const notes = await owner.selectFrom("invoices").selectAll().where("credits_id", "=", id).execute();
  const sum = (amounts: string[]) => amounts.reduce((all, one) => all.plus(one), new Big(0)).toFixed(2);
  expect(sum(notes.map(({ tax_amount }) => tax_amount))).toBe("55.83");
  expect(sum(notes.map(({ total }) => total))).toBe("334.99");
  expect((await storedInvoice(id)).open_balance).toBe("0.00");
});

test("while books are closed nothing of their days changes; money and credit of today are taken", async () => {
  const { company, id, visitor, page } = await sale(mixed);
  const draftId = await newDraft(company, [{ partNumber: "Labor" }], { invoiceDate: "2026-11-10" });
  await salesSettings(company, { books_closed_until: "2026-11-15" });
  const closed = "The books are closed through Nov 15, 2026.";
  await visitor.get(page);
  const kept = await visitor.submit(page, { status: "cancelled", reason: "Wrong" });
  expect(alertOf(kept)).toContain(closed);
  expect((await pay(visitor, page, { amount: "10", paidOn: "2026-11-12" })).text).toContain(closed);
  await visitor.get(`/invoicing/${draftId}/finalize`);
  const refused = await visitor.submit(
    `/invoicing/${draftId}/finalize`,
    { method: "cod" },
    "Finalize Invoice",
  );
  expect(refused.text).toContain(closed);
  await pay(visitor, page, { amount: "10" });
  await credit(visitor, page, { "lines[0].quantity": "1" });
  expect(await storedInvoice(id)).toMatchObject({ status: "sent", paid: "10.00", credited: "9.74" });
});

test.each([
  ["1999-01-15", "The invoice is dated Jan 15, 1999: the last invoice is of Nov 2, 2026"],
  [addDays("2026-11-02", -42), "the last invoice is of Nov 2, 2026"],
])(
  "that an invoice is of %s is said before it is issued, and the status menu leads there",
  async (on, question) => {
    const { company, visitor } = await sale(mixed);
    const draftId = await newDraft(company, [{ partNumber: "Labor" }], { invoiceDate: on });
    expect((await visitor.get(`/invoicing/${draftId}/finalize`)).text).toContain(question);
    await visitor.get("/invoicing");
    await visitor.submit(`/invoicing/${draftId}`, { status: "sent" });
    expect(flashOf(await visitor.follow())).toContain(question);
    expect((await storedInvoice(draftId)).status).toBe("draft");
  },
);

test("an invoice of tomorrow is refused at its date, with everything kept", async () => {
  const { customerId, visitor } = await sale(mixed);
  await visitor.get("/invoicing/new");
  const typed = {
    customer: customerId,
    invoiceDate: addDays(day, 1),
    poNumber: "PO 7",
    "lines[0].number": "Labor",
  };
  const refused = await visitor.submit("/invoicing/new", typed, "Save Draft");
  expect(messageAt(refused, "invoiceDate")).toContain("Invoice date lies in the future");
  expect(valueOf(refused, "poNumber")).toBe("PO 7");
});
