import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { findDraft } from "~/features/invoices/draft/drafts.server";
import { getDraftValues } from "~/features/invoices/form/draft-values.server";
import { getInvoiceFormContext } from "~/features/invoices/form/form-context.server";
import { recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/sale.css?url";
import { draftOf } from "./+shared/draft-of.server";
import { FinalizePage, saleTitle } from "./+shared/finalize-page";
import { answerInvoiceForm } from "./+shared/invoice-form-answer.server";
import { InvoiceFormPage } from "./+shared/invoice-form-page";

export const meta = saleTitle("Draft Invoice");

// As on the page of a new invoice.

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const values = await draftOf(request, id, await getDraftValues(scope, id));
  const opened = await recalculateForm(scope, values, { draftId: id });
  return { id, context: await getInvoiceFormContext(scope), opened };
}

// The token is passed on in invoice-form-answer.server.ts.
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  await draftOf(request, id, await findDraft(scope, id));
  return answerInvoiceForm(request, scope, id);
}

export default function EditInvoicePage() {
  const { id, context, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.toFinalize) return <FinalizePage summary={answer.toFinalize} answer={undefined} />;
  return (
    <InvoiceFormPage
      title="Draft Invoice"
      action={`/invoicing/${id}/edit`}
      context={context}
      opened={opened}
      answer={answer}
      draftId={id}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
