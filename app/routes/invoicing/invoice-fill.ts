import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { newInvoiceValues } from "~/features/invoices/form/draft-values.server";
import { type AskedLine, fillAnswer, maxAsked } from "~/features/invoices/form/fill-answer";
import { lineNotes } from "~/features/invoices/form/line-notes.server";
import { postedLine } from "~/features/invoices/form/posted-values";
import { readProposed, recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { parseBody, readBody } from "~/http/requests/body.server";
import { answerWithFile } from "~/http/requests/file-answer.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { plainField } from "~/http/requests/plain-text";
import { readSearch } from "~/http/requests/read-search";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export function loader() {
  return answerWithFile(() => refuseRequest(405));
}

/**
 * Lines as the form would show them, while it is being filled: `line=JSON&customer=&date=&proposed=&draft=`. Saves nothing. A post, so that
 * what was typed is in no address and no log.
 */
export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const fields = await parseBody(await readBody(request));
  const text = (name: string) => readSearch(String(fields.get(name) ?? ""));
  const asked = fields.getAll("line").slice(0, maxAsked).map(String).flatMap(readAsked);
  const begun = newInvoiceValues(scope, text("customer"));
  const proposed = text("proposed");
  const typed = {
    ...begun,
    // Whether they were typed by hand, the form knows.
    ...readProposed(proposed),
    customer: begun.customer,
    invoiceDate: text("date") || begun.invoiceDate,
    proposed,
    lines: asked.map(({ line }) => line),
  };
  const draftId = readOptionalId(text("draft"));
  const recalculated = await recalculateForm(scope, typed, { draftId });
  const answer = fillAnswer(asked, recalculated, lineNotes);
  return Response.json(answer ?? null, { headers: { "cache-control": "private, no-store" } });
}

function readAsked(text: string): AskedLine[] {
  try {
    const { place, ...line } = JSON.parse(text, plainValue) as Record<string, unknown>;
    return typeof place === "number" ? [{ place, line: postedLine(line) }] : [];
  } catch {
    return [];
  }
}

/** As the form posts it. */
function plainValue(name: string, value: unknown): unknown {
  return typeof value === "string" ? plainField(name, value) : value;
}
