import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { checkCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { CrmCustomerFields } from "~/features/master-crm/customers/crm-customer-form";
import { crmCustomerProblemText } from "~/features/master-crm/customers/crm-customer-problem";
import { newCrmCustomerSchema } from "~/features/master-crm/customers/crm-customer-schema";
import type { CrmCustomerForm } from "~/features/master-crm/customers/crm-customer-text";
import {
  addRequestToCustomer,
  makeCustomerOfRequest,
} from "~/features/master-crm/requests/request-changes.server";
import { requestFormValues, requestView } from "~/features/master-crm/requests/request-view";
import { RequestFacts } from "~/features/master-crm/requests/requests-list";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { AddToCustomer } from "./+shared/add-to-customer";
import { addedOfRequest, handledBefore } from "./+shared/request-answers.server";
import { requestOf } from "./+shared/request-of.server";

export const meta = pageTitle("Make a Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const found = await requestOf(scope, params);
  return { row: requestView(found, scope.account.timeZone), values: requestFormValues(found) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const found = await requestOf(scope, params);
  const form = await readForm(request, scope);
  const failure = "Failed to add customer";
  // A company that exists, and a customer that is there, need no new account.
  if (found.kind === "plan" || form.fields.has("known"))
    return saveForm(form, { schema: noFields, failure }, async (_, token) => {
      const added = await addRequestToCustomer(scope, found, token);
      return addedOfRequest(request, added, found.made_id, found.known_id ? "Request added" : undefined);
    });
  return saveForm(
    form,
    {
      schema: newCrmCustomerSchema,
      failure,
      check: async (typed) => {
        const same = await checkCrmCustomer(scope, typed);
        return same ? crmCustomerProblemText(same) : { notes: [`${typed.columns.company_name}.`] };
      },
    },
    async (typed, token) => {
      if (found.made_id) return handledBefore(request, found.made_id);
      const added = await makeCustomerOfRequest(scope, found, typed, token);
      if ("problem" in added && added.problem === "same-company") return crmCustomerProblemText(added);
      return addedOfRequest(request, added, found.made_id);
    },
  );
}

export default function RequestCustomerPage() {
  const { row } = useLoaderData<typeof loader>();
  return row.kind === "plan" ? <AddToCustomer row={row} /> : <NewCustomer />;
}

function NewCustomer() {
  const { row, values } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<CrmCustomerForm>("crm-customer", { ...values, version: "" });
  return (
    <RecordPage
      {...record}
      title={`Make ${row.company} a customer`}
      back={{ to: "/master-crm/requests", label: "Back to the requests" }}
      intro={
        <>
          <RequestFacts row={row} />
          {row.known && <AddToCustomer row={row} within />}
        </>
      }
      action={`${row.page}/customer`}
      save="Add Customer"
    >
      <CrmCustomerFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
