import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { crmCustomerProblemText } from "~/features/master-crm/customers/crm-customer-problem";
import { crmNotesSchema } from "~/features/master-crm/customers/crm-customer-schema";
import { updateCrmCustomer } from "~/features/master-crm/customers/crm-customers.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Lines } from "~/ui/details-list";
import { TextArea } from "~/ui/field";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle("Edit Notes");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, company_name, notes, version } = await crmCustomerOf(scope, params);
  return { page: `/master-crm/customers/${id}`, name: company_name, notes, version: String(version) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.crmCustomerId);
  const form = await readForm(request, scope);
  const asked = { schema: crmNotesSchema, failure: "Failed to update customer" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateCrmCustomer(scope, id, typed, token);
    if ("problem" in saved) return crmCustomerProblemText(saved);
    const page = `/master-crm/customers/${id}?tab=notes`;
    return redirectWithFlash(request, page, { kind: "success", title: "Notes saved" });
  });
}

export default function CrmNotesPage() {
  const { page, name, notes, version } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<"notes" | "version", string>>("notes", {
    notes,
    version,
  });
  return (
    <RecordPage
      {...record}
      title={`Notes: ${name}`}
      back={{ to: `${page}?tab=notes`, label: "Back to the customer" }}
      action={`${page}/notes`}
      save="Save Notes"
      version={fields.version}
      saved={<Lines text={notes} />}
      checks={false}
    >
      <TextArea field={fields.notes} label="Notes" rows={12} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
