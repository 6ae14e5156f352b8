import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { changeStatus, finalizeInvoice } from "~/features/invoices/issue/invoice-status-changes.server";
import { testDatabase } from "../support/database";
import { coreBack, newDraft, sold, storedInvoice } from "../support/invoices";
import { type Member, newCompany, newCounter } from "../support/people";
import { fc, runs } from "../support/property";
import { ownedCustomer } from "../support/stock";

const { owner } = testDatabase();
const core = { kind: "core_charge" as const, partNumber: "ALT-1", unitPrice: "25" };

const aToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

async function issued(company: Member, draftId: string) {
  const form = { method: "cod" as const, paidNow: false };
  return finalizeInvoice(company.scope, draftId, form, await aToken(company));
}

async function creditCores(company: Member, saleId: string, quantity: number) {
  const { lines } = await getCreditLines(company.scope, saleId);
  const { id } = lines.find(({ kind }) => kind === "core_charge")!;
  const credit = { lines: [{ id, quantity, restocked: 0 }], reason: "Test", paidBack: null };
  return creditInvoice(company.scope, saleId, credit, await aToken(company));
}

async function totalOf(id: string): Promise<string[]> {
  const { subtotal, tax_amount, total } = await storedInvoice(id);
  return [subtotal, tax_amount, total];
}

test("a returned core gives back what a credit note of its charge would, and the last one takes the cents that are left", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const lines = [
    { partNumber: "A", quantity: 3, unitPrice: "9.995", discount: "10" },
    { partNumber: "B", quantity: 2, unitPrice: "66.67" },
    { ...core, quantity: 2 },
    { partNumber: "Freight", unitPrice: "18.75", taxed: false },
    { partNumber: "Labor", unitPrice: "142.50", taxed: false },
  ];
  const sale = await sold(company, lines, { taxRate: "8.25" });
  expect(await totalOf(sale)).toEqual(["371.58", "17.35", "388.93"]);
  const other = { partNumber: "C", unitPrice: "10" };
  // The new invoice has a rate of its own.
  const first = await sold(company, [other, await coreBack(company, sale, 1)], { taxRate: "5" });
  expect(await totalOf(first)).toEqual(["-15.00", "-1.56", "-16.56"]);
  const note = await creditCores(company, sale, 1);
  expect(note).toMatchObject({ total: "27.07" });
});

test("however a sale is taken back, its cores and its credit notes add up to what was charged", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const step = fc.record({ isNote: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 99999 }),
      fc.constantFrom("8.25", "7.125", "6.6667"),
      async (steps, price, taxRate) => {
        const unitPrice = (price / 1000).toFixed(3);
        const sale = await sold(company, [{ ...core, quantity: 5, unitPrice }], { taxRate });
        let left = 5;
        let cents = 0;
        for (const { isNote, quantity } of [
          ...steps,
          { isNote: false, quantity: 5 },
          { isNote: true, quantity: 5 },
        ]) {
          const pieces = Math.min(quantity, left);
          if (pieces === 0) continue;
          left -= pieces;
          if (isNote) {
            const note = await creditCores(company, sale, pieces);
            if ("problem" in note) throw new Error(note.problem);
            cents += Math.round(Number(note.total) * 100);
          } else {
            const back = await sold(company, [await coreBack(company, sale, pieces)], { taxRate: "0" });
            cents -= Math.round(Number((await storedInvoice(back)).total) * 100);
          }
        }
        expect(cents).toBe(Math.round(Number((await storedInvoice(sale)).total) * 100));
      },
    ),
    { numRuns: runs(100) },
  );
}, 300_000);

test("no core is given back twice: not by two sales at once, a credit note, or a second post", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const sale = await sold(company, [{ ...core, quantity: 1 }]);
  const line = await coreBack(company, sale, 1);
  const [one, other] = [await newDraft(company, [line]), await newDraft(company, [line])];
  const done = await Promise.all([issued(company, one), issued(company, other)]);
  expect(done.map((result) => ("problem" in result ? result.problem : "issued")).sort()).toEqual([
    "core-not-out",
    "issued",
  ]);
  expect(await creditCores(company, sale, 1)).toMatchObject({ problem: "too-many", lines: [{ left: 0 }] });
  const credited = await sold(company, [{ ...core, quantity: 1 }]);
  const draft = await newDraft(company, [await coreBack(company, credited, 1)]);
  await creditCores(company, credited, 1);
  expect(await issued(company, draft)).toMatchObject({ problem: "core-not-out" });
  const posted = await sold(company, [{ ...core, quantity: 1 }]);
  const back = await newDraft(company, [await coreBack(company, posted, 1)]);
  const token = await aToken(company);
  const twice = await Promise.all(
    [1, 2].map(() => finalizeInvoice(company.scope, back, { method: "cod", paidNow: false }, token)),
  );
  expect(twice[0]).toEqual(twice[1]);
});

test("the database itself refuses a core that is given back twice, or before it was sold", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const sale = await sold(company, [{ ...core, quantity: 1 }], { invoiceDate: "2026-11-20" });
  const line = await coreBack(company, sale, 1);
  const early = await newDraft(company, [line], { invoiceDate: "2026-11-19" });
  expect(await issued(company, early)).toMatchObject({ problem: "core-not-out" });
  const issue = (id: string, number: number) =>
    owner
      .updateTable("invoices")
      .set({ status: "sent", number, issued_at: new Date() })
      .where("id", "=", id)
      .execute();
  await expect(issue(early, 90)).rejects.toThrow("only after it was sold");
  const [one, other] = [await newDraft(company, [line]), await newDraft(company, [line])];
  await issue(one, 91);
  await expect(issue(other, 92)).rejects.toThrow("More pieces are given back than were sold");
});

test("cancelling the return lets the core out again, and a sale whose core is back is cancelled only after that", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const sale = await sold(company, [{ ...core, quantity: 1 }]);
  const back = await sold(company, [await coreBack(company, sale, 1)]);
  const change = (id: string, status: "cancelled" | "sent") =>
    changeStatus(company.scope, id, { status, reason: "Test" });
  const left = async () => (await getCreditLines(company.scope, sale)).lines[0]!.left;
  expect(await left()).toBe(0);
  expect(await change(sale, "cancelled")).toEqual({ problem: "credited", notes: ["INV-002"] });
  await change(back, "cancelled");
  expect(await left()).toBe(1);
  const again = await sold(company, [await coreBack(company, sale, 1)]);
  expect(await change(back, "sent")).toMatchObject({ problem: "core-not-out" });
  await change(again, "cancelled");
  expect(await change(sale, "cancelled")).toMatchObject({ changed: true });
  expect(await change(back, "sent")).toMatchObject({
    reasons: ["INV-001 was cancelled, so nothing of it is out"],
  });
});

test("a core comes back from its own customer or from the counter; one bought elsewhere is a manager's", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const one = await ownedCustomer(company, { name: "Harbor Lines" });
  const other = await ownedCustomer(company, { name: "Blue Mesa" });
  const sale = await sold(company, [{ ...core, quantity: 2 }], { customerId: one });
  const draft = await newDraft(company, [await coreBack(company, sale, 1)], { customerId: other });
  expect(await issued(company, draft)).toMatchObject({ reasons: ["INV-001 was sold to Harbor Lines"] });
  const atCounter = await sold(company, [{ ...core, quantity: 1 }]);
  const later = await newDraft(company, [await coreBack(company, atCounter, 1)], { customerId: other });
  expect(await issued(company, later)).toMatchObject({ number: "INV-003" });
  const elsewhere = { kind: "core_return" as const, partNumber: "ALT-1", unitPrice: "40", taxed: false };
  const nameless = await newDraft(company, [{ ...elsewhere, elsewhere: null }]);
  expect(await issued(company, nameless)).toEqual({ problem: "core-unnamed", lines: [1] });
  const counter = await newCounter(company);
  const bought = await newDraft(company, [{ ...elsewhere, elsewhere: "Bought in Reno" }]);
  expect(await issued(counter, bought)).toEqual({ problem: "core-elsewhere", parts: ["ALT-1"] });
  expect(await issued(company, bought)).toMatchObject({ number: "INV-004" });
});

test("a draft that shows other cents than are left is looked at again", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const sale = await sold(company, [{ ...core, quantity: 3 }], { taxRate: "8.25" });
  const draft = await newDraft(company, [await coreBack(company, sale, 1)]);
  await creditCores(company, sale, 1);
  expect(await issued(company, draft)).toEqual({ problem: "cores-changed" });
});
