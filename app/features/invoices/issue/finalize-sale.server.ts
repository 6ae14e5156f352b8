import type { Scope } from "~/auth/scope";
import { queueInvoiceMail } from "../document/invoice-mail.server";
import type { Finalize } from "./finalize-schema";
import { finalizeInvoice } from "./invoice-status-changes.server";

export async function finalizeSale(scope: Scope, draftId: string, form: Finalize, token: string) {
  const paidNow = form.onTerms ? form.onTerms === "paid" : form.paidNow;
  return finalizeInvoice(scope, draftId, { ...form, paidNow }, token, async (trx) => {
    return { mail: form.email ? await queueInvoiceMail(trx, scope, draftId) : undefined };
  });
}
