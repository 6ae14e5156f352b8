import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { isPlainFile } from "~/features/files/csv-text.server";
import { exportInvoiceLines, exportInvoices } from "~/features/invoices/list/invoices-csv.server";
import { readListing } from "~/features/invoices/list/list-position";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { readSearch } from "~/http/requests/read-search";
import { streamFile } from "~/http/requests/stream-answer.server";
import { today } from "~/features/calendar/today";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerWithFile(async () => {
    const scope = await requireScope(request, "invoicing:export", "Please sign in to access invoicing");
    const { searchParams } = new URL(request.url);
    const listing = readListing(searchParams, { search: readSearch(searchParams.get("q")) });
    const isLines = searchParams.has("lines");
    const isPlain = isPlainFile(request);
    const day = today(scope.account.timeZone);
    return streamFile(request, {
      name: `${isLines ? "invoice-lines" : "invoices"}-${day}.csv`,
      type: "text/csv; charset=utf-8",
      pieces: isLines ? exportInvoiceLines(scope, listing, isPlain) : exportInvoices(scope, listing, isPlain),
    });
  });
}
