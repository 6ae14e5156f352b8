import type { Scope } from "~/auth/scope";
import { invoicesOnPage, listStockInvoices } from "~/features/scanned-parts/stock/stock-invoices.server";
import { stockInvoiceView } from "~/features/scanned-parts/stock/stock-invoices-table";
import { listPage } from "~/http/requests/list-page";
import { readOptionalId } from "~/http/requests/read-id.server";

export async function addedInvoices(scope: Scope, request: Request) {
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listStockInvoices(scope, after), {
    ...{ max: invoicesOnPage, order: "newest first" },
    position: ({ id }) => ({ after: id }),
  });
  return { added: rows.map((invoice) => stockInvoiceView(invoice, scope.account.timeZone)), pager };
}
