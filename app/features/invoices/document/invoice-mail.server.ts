import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { countMailAddresses } from "~/features/mail/mail-addresses";
import { mailSender } from "~/features/mail/mail-sender.server";
import { isMailedOften, queueMailToEach } from "~/features/mail/mail.server";
import { findInvoice, mailAddressOf } from "./get-invoice.server";
import { noteEvent } from "../invoice-events.server";
import { invoiceView } from "./invoice-view";
import { invoiceMail } from "./invoice-text";

/** The worker writes mails of this kind again when it sends them, with the PDF. */
export const invoiceMailKind = "Invoice";

export type InvoiceMailProblem = { problem: "gone" | "not-issued" | "no-email" | "demo" | "too-many" };
export type QueuedInvoice = { mailIds: string[]; recipient: string };

/** `to`: another address than the customer has today. */
export async function mailInvoice(scope: Scope, invoiceId: string, token: string, to?: string) {
  return scope.db((trx) =>
    once<QueuedInvoice | InvoiceMailProblem>(trx, token, async () => {
      // One at a time, so that together they stay within the hourly limit.
      await trx.selectFrom("invoices").select("id").where("id", "=", invoiceId).forUpdate().execute();
      return queueInvoiceMail(trx, scope, invoiceId, to);
    }),
  );
}

/** In the transaction of the sale. What is printed is frozen, but it goes to the address of today. The demo mails nobody. */
export async function queueInvoiceMail(
  trx: AccountTransaction,
  scope: Scope,
  invoiceId: string,
  to?: string,
): Promise<QueuedInvoice | InvoiceMailProblem> {
  const stored = await findInvoice(trx, invoiceId);
  if (!stored) return { problem: "gone" };
  const { row, document } = stored;
  const email = to ?? mailAddressOf(row);
  if (!row.issued_at) return { problem: "not-issued" };
  if (!email) return { problem: "no-email" };
  if (scope.role === "demo") return { problem: "demo" };
  if (await isMailedOften(trx, invoiceId, countMailAddresses(email))) return { problem: "too-many" };
  const view = invoiceView(document);
  const mailIds = await queueMailToEach(trx, {
    accountId: scope.account.id,
    kind: invoiceMailKind,
    recipient: email,
    sender: await mailSender(trx, scope, view.from.name),
    ...invoiceMail(view),
    aboutId: invoiceId,
  });
  await noteEvent(trx, scope, invoiceId, { what: "mailed", note: email });
  return { mailIds, recipient: email };
}
