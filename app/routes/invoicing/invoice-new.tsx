import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { newInvoiceValues } from "~/features/invoices/form/draft-values.server";
import { getInvoiceFormContext } from "~/features/invoices/form/form-context.server";
import { readStep } from "~/features/invoices/form/invoice-step";
import { blankLine } from "~/features/invoices/form/invoice-values";
import { recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { valuesFromLookup } from "~/features/part-lookup/lookup-service.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readKey } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/sale.css?url";
import { Link } from "~/ui/link";
import { FinalizePage, saleTitle } from "./+shared/finalize-page";
import { answerInvoiceForm } from "./+shared/invoice-form-answer.server";
import { InvoiceFormPage } from "./+shared/invoice-form-page";

export const meta = saleTitle("New Invoice");

// The values are sent once, in the form and not again as data: the page's own small script reads them there.

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const begun = newInvoiceValues(scope, readOptionalId(searchParams.get("customer")));
  const number = readKey(searchParams.get("number"));
  const { description } =
    number && searchParams.has("lookup") ? await valuesFromLookup(scope, number) : blankLine;
  const opened = number
    ? await recalculateForm(
        scope,
        { ...begun, lines: [{ ...blankLine, number, description }] },
        { step: readStep("next") },
      )
    : await recalculateForm(scope, begun);
  return { context: await getInvoiceFormContext(scope), opened };
}

// The token is passed on in invoice-form-answer.server.ts.
export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  return answerInvoiceForm(request, scope);
}

export default function NewInvoicePage() {
  const { context, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.toFinalize) return <FinalizePage summary={answer.toFinalize} answer={undefined} />;
  return (
    <InvoiceFormPage
      title="New Invoice"
      action="/invoicing/new"
      context={context}
      opened={opened}
      answer={answer}
    >
      {!answer && context.drafts.length > 0 && (
        <p>
          Your open drafts:{" "}
          {context.drafts.map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && "; "}
              <Link to={`/invoicing/${id}/edit`}>{label}</Link>
            </span>
          ))}
        </p>
      )}
    </InvoiceFormPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
