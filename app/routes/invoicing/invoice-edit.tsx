import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { findDraft } from "~/features/invoices/draft/drafts.server";
import { getDraftValues } from "~/features/invoices/form/draft-values.server";
import { invoiceView } from "~/features/invoices/form/recalculated-form";
import { getSalesDesk } from "~/features/invoices/form/form-context.server";
import { settleInvoice } from "~/features/invoices/form/recalculate-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/sale.css?url";
import { answerInvoiceForm, becameInvoice } from "./+shared/invoice-answer.server";
import { InvoicePage } from "./+shared/invoice-page";

export const meta = pageTitle("Draft Invoice");

// As on the page of a new invoice.
export const handle = { light: true, isForm: true };

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const draft = orNotFound(await getDraftValues(scope, id));
  if ("issued" in draft) throw await becameInvoice(request, id, draft.issued);
  const opened = await settleInvoice(scope, draft.values);
  return { id, desk: await getSalesDesk(scope), opened: invoiceView(opened) };
}

// The token is handed on in invoice-answer.server.ts.
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const { issued } = orNotFound(await findDraft(scope, id));
  return issued ? becameInvoice(request, id, issued) : answerInvoiceForm(request, scope, id);
}

export default function EditInvoicePage() {
  const { id, desk, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <InvoicePage
      title="Draft Invoice"
      action={`/invoicing/${id}/edit`}
      desk={desk}
      opened={opened}
      answer={answer}
      draftId={id}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
