import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { newInvoiceValues } from "~/features/invoices/form/draft-values.server";
import { fillAnswer } from "~/features/invoices/form/fill-answer";
import { blankLine } from "~/features/invoices/form/invoice-values";
import { recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { readSearch } from "~/http/requests/read-search";

const maxNumbers = 100;

/** Looks up part numbers for a customer while the form is being filled: `number=&number=&customer=&date=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const numbers = searchParams
    .getAll("number")
    .slice(0, maxNumbers)
    .map((number) => readSearch(number));
  const begun = newInvoiceValues(scope, readSearch(searchParams.get("customer")));
  const recalculated = await recalculateForm(scope, {
    ...begun,
    invoiceDate: readSearch(searchParams.get("date")) || begun.invoiceDate,
    lines: numbers.map((number) => ({ ...blankLine, number })),
  });
  const answer = numbers.length > 0 ? fillAnswer(numbers, recalculated) : undefined;
  return Response.json(answer ?? null, { headers: { "cache-control": "private, no-store" } });
}
