import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { addCrmCustomer, checkCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import { crmCustomerProblemText } from "~/features/master-crm/customers/crm-customer-problem";
import { newCrmCustomerSchema } from "~/features/master-crm/customers/crm-customer-schema";
import {
  type CrmCustomerForm,
  newCrmCustomerValues,
} from "~/features/master-crm/customers/crm-customer-text";
import { AddCustomerTabs } from "~/features/master-crm/scan/add-customer-tabs";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Add Customer");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "crm:use");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: newCrmCustomerSchema,
      failure: "Failed to add customer",
      check: async (typed) => {
        const same = await checkCrmCustomer(scope, typed);
        const { company_name, contact_email } = typed.columns;
        return same ? crmCustomerProblemText(same) : { notes: [`${company_name}, ${contact_email}.`] };
      },
    },
    async (typed, token) => {
      const added = await addCrmCustomer(scope, typed, token);
      if ("problem" in added) return crmCustomerProblemText(added);
      return redirectWithFlash(request, `/master-crm/customers/${added.crmCustomerId}`, {
        kind: "success",
        title: "Customer added successfully",
      });
    },
  );
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
