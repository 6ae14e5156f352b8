import type { Scope } from "~/auth/scope";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function invoiceOf(scope: Scope, invoiceId: string | undefined) {
  return orNotFound(await getInvoice(scope, readId(invoiceId)));
}
