import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { currentLetterhead } from "~/features/company-settings/letterhead.server";
import { creditAmounts } from "../credit-amounts";
import { backOf } from "./credit-back";
import { type CreditLine, listCreditLines } from "../credit-lines.server";
import type { Credit } from "./credit-schema";
import { noteEvent } from "../invoice-events.server";
import type { InvoiceProblem } from "../invoice-problem";
import { isIssued } from "../invoice-status";
import { takeNumber } from "../invoice-numbers.server";
import { type LockedInvoice, lockInvoice } from "../lock-invoice.server";
import { lockTaken, owedOn } from "../issue/stock-of-invoice.server";
import { addPayment, followBalance } from "../payments/payments.server";
import { type Returned, putBack } from "./stock-of-credit.server";

export type Credited = {
  noteId: string;
  number: string;
  total: string;
  paidBack: string;
  /** Pieces that should have been restocked and were not: they never left the shelf, or their part was deleted. */
  notShelved: number;
};

/** The numbered credit note, its stock, the invoice's balance and the refund are one transaction, once per form. */
export async function creditInvoice(scope: Scope, invoiceId: string, credit: Credit, token: string) {
  return scope.db((trx) =>
    once<Credited | InvoiceProblem>(trx, token, async () => {
      const day = today(scope.account.timeZone);
      const invoice = await lockInvoice(trx, invoiceId, () => day);
      if ("problem" in invoice) return invoice;
      if (invoice.kind !== "invoice" || !isIssued(invoice.status)) return { problem: "not-issued" };
      if (credit.version !== undefined && credit.version !== invoice.version)
        return { problem: "changed-meanwhile", version: invoice.version };
      const { lines, creditedTax } = await listCreditLines(trx, invoiceId);
      const asked = new Map(credit.lines.map((line) => [line.id, line]));
      const tooMany = lines.filter(({ id, left }) => (asked.get(id)?.quantity ?? 0) > left);
      if (tooMany.length > 0) return { problem: "too-many", lines: tooMany };
      const pieces = new Map(credit.lines.map(({ id, quantity }) => [id, quantity]));
      const amounts = creditAmounts(lines, pieces, { taxRate: invoice.tax_rate, creditedTax });
      const note = await insertNote(trx, scope, invoice, { ...amounts, day, notes: credit.reason });
      const shelve = await shelving(trx, invoiceId);
      const taken = lines.flatMap((line, index) => {
        const { quantity = 0, restocked = 0 } = asked.get(line.id) ?? {};
        const amount = amounts.lines[index]!;
        return quantity > 0 ? [{ line, quantity, amount, ...shelve(line, quantity, restocked) }] : [];
      });
      const notShelved = taken.reduce((sum, { wanted, restocked }) => sum + wanted - restocked, 0);
      if (taken.length === 0) return { problem: "missing-items" };
      await insertNoteLines(trx, note.id, taken);
      await putBack(trx, scope, { invoiceId, noteId: note.id, returned: taken.flatMap(returnedOf) });
      const number = await issueNote(trx, scope, note.id);
      const applied = { noteId: note.id, number, total: amounts.total, credit, day };
      const paidBack = await applyCredit(trx, scope, invoice, applied);
      return { noteId: note.id, number, total: amounts.total, paidBack, notShelved };
    }),
  );
}

type Amounts = ReturnType<typeof creditAmounts> & { day: string; notes: string };

function insertNote(
  trx: AccountTransaction,
  scope: Scope,
  invoice: LockedInvoice,
  { subtotal, tax, total, day, notes }: Amounts,
): Promise<{ id: string }> {
  return trx
    .insertInto("invoices")
    .values({
      user_id: scope.user.id,
      kind: "credit_note",
      credits_id: invoice.id,
      customer_id: invoice.customer_id,
      customer_name: invoice.customer_name,
      customer_phone: invoice.customer_phone,
      customer_email: invoice.customer_email,
      customer_address: invoice.customer_address,
      terms: invoice.terms,
      tax_exempt: invoice.tax_exempt,
      tax_certificate: invoice.tax_certificate,
      po_number: invoice.po_number,
      invoice_date: day,
      notes,
      subtotal,
      tax_rate: invoice.tax_rate,
      tax_amount: tax,
      total,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

type TakenLine = { line: CreditLine; quantity: number; amount: string } & Shelved;
type Shelved = { wanted: number; restocked: number };

/** Pieces that left the shelf and are still out, with their parts locked. Deleted parts have no shelf. */
async function stillOnStock(trx: AccountTransaction, invoiceId: string): Promise<Map<string, number>> {
  const { items, out } = await lockTaken(trx, invoiceId);
  const onStock = out.filter(({ itemId }) => items.get(itemId)?.archived_at === null);
  return new Map(onStock.map(({ itemId, pieces }) => [itemId, pieces]));
}

/**
 * Only pieces sold from inventory are restocked, and never more than left the shelf. Where nobody says how many came back, pieces that are
 * still owed were not handed over and are credited first.
 */
async function shelving(trx: AccountTransaction, invoiceId: string) {
  const out = await stillOnStock(trx, invoiceId);
  const owed = await owedOn(trx, invoiceId);
  return ({ kind, itemId }: CreditLine, quantity: number, typed: number | null): Shelved => {
    if (kind !== "sale" || !itemId) return { wanted: 0, restocked: 0 };
    const [there, open] = [Math.max(0, out.get(itemId) ?? 0), owed.get(itemId) ?? 0];
    const wanted = typed ?? quantity - Math.min(quantity, open);
    const restocked = Math.min(wanted, there);
    out.set(itemId, there - restocked);
    owed.set(itemId, Math.max(0, open - (quantity - restocked)));
    return { wanted, restocked };
  };
}

function returnedOf({ line, quantity, restocked }: TakenLine): Returned[] {
  if (line.kind !== "sale" || !line.itemId) return [];
  return [{ itemId: line.itemId, quantity, restocked }];
}

async function insertNoteLines(trx: AccountTransaction, noteId: string, taken: TakenLine[]): Promise<void> {
  await trx
    .insertInto("invoice_items")
    .values(
      taken.map((one, index) => ({
        invoice_id: noteId,
        line: index + 1,
        kind: one.line.kind,
        inventory_item_id: one.line.itemId,
        part_number: one.line.partNumber,
        description: one.line.description,
        quantity: one.quantity,
        unit_price: one.line.unitPrice,
        discount_percent: one.line.discount,
        tax_included: one.line.taxed,
        line_total: one.amount,
        credits_line_id: one.line.id,
        restocked: one.restocked,
      })),
    )
    .execute();
}

async function issueNote(trx: AccountTransaction, scope: Scope, id: string): Promise<string> {
  const letterhead_id = await currentLetterhead(trx, scope);
  const number = await takeNumber(trx, "credit_notes");
  const { invoice_number } = await trx
    .updateTable("invoices")
    .set({ status: "finalized", letterhead_id, number, issued_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returning("invoice_number")
    .executeTakeFirstOrThrow();
  await noteEvent(trx, scope, id, { what: "issued", after: "finalized" });
  return invoice_number!;
}

type AppliedCredit = { noteId: string; total: string; number: string; credit: Credit; day: string };

/** Lowers the invoice's balance and pays back the overpayment if asked. Returns the amount paid back. */
async function applyCredit(
  trx: AccountTransaction,
  scope: Scope,
  invoice: LockedInvoice,
  { noteId, total, number, credit, day }: AppliedCredit,
): Promise<string> {
  const { open_balance } = await trx
    .updateTable("invoices")
    .set({ credited: new Big(invoice.credited).plus(total).toFixed(2), version: invoice.version + 1 })
    .where("id", "=", invoice.id)
    .returning("open_balance")
    .executeTakeFirstOrThrow();
  await noteEvent(trx, scope, invoice.id, { what: "credited", note: number });
  const back = credit.paidBack ? backOf(total, open_balance) : "0.00";
  if (credit.paidBack && back !== "0.00") {
    await addPayment(trx, scope, invoice, {
      amount: `-${back}`,
      method: credit.paidBack,
      paidOn: day,
      reference: number,
      note: null,
      creditNoteId: noteId,
      byStatus: false,
    });
  }
  await followBalance(trx, scope, invoice.id);
  return back;
}
