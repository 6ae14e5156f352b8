import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import { crmCustomerProblemText } from "~/features/master-crm/customers/crm-customer-problem";
import { crmCustomerSchema } from "~/features/master-crm/customers/crm-customer-schema";
import {
  type CrmCustomerForm,
  crmCustomerDetails,
  crmCustomerFormValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { updateCrmCustomer } from "~/features/master-crm/customers/crm-customers.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList, Lines } from "~/ui/details-list";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle("Edit Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const customer = await crmCustomerOf(scope, params);
  return {
    page: `/master-crm/customers/${customer.id}`,
    values: crmCustomerFormValues(customer),
    name: customer.company_name,
    notes: customer.notes,
    saved: crmCustomerDetails(customer),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.crmCustomerId);
  const form = await readForm(request, scope);
  const asked = { schema: crmCustomerSchema, failure: "Failed to update customer" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateCrmCustomer(scope, id, typed, token);
    if ("problem" in saved) return crmCustomerProblemText(saved);
    return redirectWithFlash(request, `/master-crm/customers/${id}`, {
      kind: "success",
      title: "Customer updated",
    });
  });
}

export default function EditCrmCustomerPage() {
  const { page, values, name, notes, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<CrmCustomerForm>("crm-customer", values);
  const now = [
    { label: "Company name", value: name },
    ...saved,
    { label: "Notes", value: <Lines text={notes} />, wide: true },
  ];
  return (
    <RecordPage
      {...record}
      title="Edit Customer"
      back={{ to: page, label: "Back to the customer" }}
      action={`${page}/edit`}
      save="Update Customer"
      version={fields.version}
      saved={<DetailsList details={now} />}
    >
      <CrmCustomerFields fields={fields} isEdit />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
