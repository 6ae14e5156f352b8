import Big from "big.js";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { noteEvent } from "../invoice-events.server";
import type { InvoiceProblem } from "../invoice-problem";
import { shownStatus } from "../invoice-status";
import { lockInvoice } from "../lock-invoice.server";
import { followBalance } from "../payments/payments.server";
import { takeOutAgain } from "./stock-of-credit.server";
import type { Short } from "../issue/stock-of-invoice.server";

/** The pieces leave the shelf again and the invoice is owed again. Money already paid back stays paid back. */
export async function cancelCreditNote(scope: Scope, noteId: string, reason: string, token: string) {
  return scope.db((trx) =>
    once<{ invoiceId: string; number: string; shorts: Short[] } | InvoiceProblem>(trx, token, async () => {
      const invoiceId = await creditedBy(trx, noteId);
      if (!invoiceId) return { problem: "not-a-credit-note" };
      const invoice = await lockInvoice(trx, invoiceId, () => today(scope.account.timeZone));
      if ("problem" in invoice) return invoice;
      const note = await lockInvoice(trx, noteId);
      if ("problem" in note) return note;
      if (note.status === "cancelled") return { problem: "not-a-credit-note" };
      const number = note.invoice_number!;
      const shorts = await takeOutAgain(trx, scope, { invoiceId, noteId });
      await trx
        .updateTable("invoices")
        .set({ status: "cancelled", version: note.version + 1 })
        .where("id", "=", noteId)
        .execute();
      await noteEvent(trx, scope, noteId, {
        what: "status",
        before: note.status,
        after: "cancelled",
        note: reason,
      });
      await trx
        .updateTable("invoices")
        .set({
          credited: new Big(invoice.credited).minus(note.total).toFixed(2),
          version: invoice.version + 1,
        })
        .where("id", "=", invoiceId)
        .execute();
      await noteEvent(trx, scope, invoiceId, { what: "credit_cancelled", note: `${number}: ${reason}` });
      await followBalance(trx, scope, invoiceId, { before: shownStatus(invoice) });
      return { invoiceId, number, shorts };
    }),
  );
}

async function creditedBy(trx: AccountTransaction, noteId: string): Promise<string | null | undefined> {
  const note = await trx
    .selectFrom("invoices")
    .select("credits_id")
    .where("id", "=", noteId)
    .executeTakeFirst();
  return note?.credits_id;
}
