import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { newInvoiceValues } from "~/features/invoices/form/draft-values.server";
import { type AskedLine, fillAnswer, maxAsked } from "~/features/invoices/form/fill-answer";
import { lineNotes } from "~/features/invoices/form/line-notes.server";
import { postedLine } from "~/features/invoices/form/posted-values";
import { readProposed, recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";

/** Lines as the form would show them, while it is being filled: `line=JSON&customer=&date=&proposed=&draft=`. Saves nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const asked = searchParams.getAll("line").slice(0, maxAsked).flatMap(readAsked);
  const begun = newInvoiceValues(scope, readSearch(searchParams.get("customer")));
  const proposed = readSearch(searchParams.get("proposed"));
  const typed = {
    ...begun,
    // Whether they were typed by hand, the form knows.
    ...readProposed(proposed),
    customer: begun.customer,
    invoiceDate: readSearch(searchParams.get("date")) || begun.invoiceDate,
    proposed,
    lines: asked.map(({ line }) => line),
  };
  const draftId = readOptionalId(searchParams.get("draft"));
  const recalculated = await recalculateForm(scope, typed, { draftId });
  const answer = fillAnswer(asked, recalculated, lineNotes);
  return Response.json(answer ?? null, { headers: { "cache-control": "private, no-store" } });
}

function readAsked(text: string): AskedLine[] {
  try {
    const { place, ...line } = JSON.parse(text) as Record<string, unknown>;
    return typeof place === "number" ? [{ place, line: postedLine(line) }] : [];
  } catch {
    return [];
  }
}
