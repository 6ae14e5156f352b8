import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { newInvoiceValues } from "~/features/invoices/form/draft-values.server";
import { invoiceView } from "~/features/invoices/form/recalculated-form";
import { getSalesDesk } from "~/features/invoices/form/form-context.server";
import { settleInvoice } from "~/features/invoices/form/recalculate-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { searchedId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/sale.css?url";
import { Link } from "~/ui/link";
import { answerInvoiceForm } from "./+shared/invoice-answer.server";
import { InvoicePage } from "./+shared/invoice-page";

export const meta = pageTitle("New Invoice");

// What stands in the form is sent once, not a second time as data: its own small script reads it there.
export const handle = { light: true, isForm: true };

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const customer = searchedId(new URL(request.url).searchParams.get("customer"));
  const opened = await settleInvoice(scope, newInvoiceValues(scope, customer));
  return { desk: await getSalesDesk(scope), opened: invoiceView(opened) };
}

// The token is handed on in invoice-answer.server.ts.
export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  return answerInvoiceForm(request, scope);
}

export default function NewInvoicePage() {
  const { desk, opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <InvoicePage title="New Invoice" action="/invoicing/new" desk={desk} opened={opened} answer={answer}>
      {!answer && desk.drafts.length > 0 && (
        <p>
          Your open drafts:{" "}
          {desk.drafts.map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && "; "}
              <Link to={`/invoicing/${id}/edit`} reloadDocument>
                {label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </InvoicePage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
