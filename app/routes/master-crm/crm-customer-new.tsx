import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { addCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import {
  type CrmCustomerForm,
  newCrmCustomerValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { addCustomer } from "./+shared/add-customer.server";

export const meta = pageTitle("Add Customer");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "crm:use");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  return addCustomer({ request, scope, form }, (typed, token) => addCrmCustomer(scope, typed, token));
}

export default function NewCrmCustomerPage() {
  const { fields, ...record } = useRecordForm<CrmCustomerForm>("crm-customer", newCrmCustomerValues);
  return (
    <RecordPage
      {...record}
      title="Add Customer"
      back={{ to: "/master-crm/customers", label: "Back to the customers" }}
      intro={<AddCustomerTabs current="manual" />}
      action="/master-crm/customers/new"
      save="Add Customer"
    >
      <CrmCustomerFields fields={fields} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
