import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { getSalesRates } from "~/features/company-settings/company-settings.server";
import type { CustomerField } from "~/features/customers/customer-fields";
import { CustomerFields } from "~/features/customers/customer-form";
import { counterColumns, customerSchema } from "~/features/customers/customer-schema";
import { invalidTitle, newCustomerValues } from "~/features/customers/customer-text";
import {
  type SameCustomerFound,
  invoicedCustomer,
  sameCustomerQuestion,
} from "~/features/customers/customer-problem";
import { addCustomer, checkCustomer } from "~/features/customers/customers.server";
import { addCustomerOfDraft } from "~/features/invoices/form/customer-of-draft.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Add Customer");

const list = "/invoicing/customers";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { shopPercent, fleetPercent } = await getSalesRates(scope);
  return {
    draftId: draftOf(request),
    mayManage: scope.may("invoicing:manage"),
    percents: { shop: shopPercent, fleet: fleetPercent },
  };
}

/** The half-typed invoice that the new customer is for. */
function draftOf(request: Request): string | undefined {
  return readOptionalId(new URL(request.url).searchParams.get("invoice"));
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const draftId = draftOf(request);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: customerSchema,
      failure: "Failed to add customer",
      invalid: (messages) => invalidTitle(messages, draftId ? "Missing fields" : "Missing information"),
      check: async (typed) => {
        const { name, phone, email } = typed.columns;
        const same = await checkCustomer(scope, typed);
        return same ? refusal(same) : { notes: [`${name}, ${phone}, ${email}.`] };
      },
    },
    async ({ columns: all, confirmed }, token) => {
      const columns = scope.may("invoicing:manage") ? all : counterColumns(all);
      const typed = { columns, confirmed };
      if (!draftId) {
        const added = await addCustomer(scope, typed, token);
        if ("problem" in added) return refusal(added);
        const flash = { kind: "success", title: "Customer added successfully" } as const;
        return redirectWithFlash(request, `${list}/${added.customerId}`, flash);
      }
      const added = await addCustomerOfDraft(scope, draftId, typed, token);
      if ("problem" in added) return refusal(added);
      const { customerId, isChosen } = added;
      return redirectWithFlash(request, isChosen ? `/invoicing/${draftId}/edit` : `${list}/${customerId}`, {
        kind: "success",
        title: "Customer added",
        text: isChosen ? undefined : `The invoice can no longer change: ${columns.name} is not on it.`,
      });
    },
  );
}

function refusal(same: SameCustomerFound) {
  return { question: sameCustomerQuestion(same, { to: invoicedCustomer, save: "add it" }) };
}

export default function NewCustomerPage() {
  const { draftId, percents, mayManage } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<CustomerField, string>>("customer", newCustomerValues);
  const back = draftId
    ? { to: `/invoicing/${draftId}/edit`, label: "Back to the invoice" }
    : { to: list, label: "Back to the customers" };
  return (
    <RecordPage
      {...record}
      title={draftId ? "Add New Customer" : "Add Customer"}
      back={back}
      action={draftId ? `${list}/new?invoice=${draftId}` : `${list}/new`}
      save="Add Customer"
    >
      <CustomerFields fields={fields} percents={percents} mayManage={mayManage} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
