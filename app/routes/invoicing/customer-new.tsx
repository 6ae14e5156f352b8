import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getSalesRates } from "~/features/company-settings/company-settings.server";
import { CustomerFields } from "~/features/customers/customer-form";
import type { CustomerField } from "~/features/customers/customer-fields";
import { customerSchema } from "~/features/customers/customer-schema";
import { newCustomerValues } from "~/features/customers/customer-words";
import { addCustomer } from "~/features/customers/customers.server";
import { addCustomerOfDraft } from "~/features/invoices/form/customer-of-draft.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { searchedId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { missingTitle } from "./+shared/customer-refusal";

export const meta = pageTitle("Add Customer");

const list = "/invoicing/customers";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { shopPercent, fleetPercent } = await getSalesRates(scope);
  return { draftId: draftOf(request), percents: { shop: shopPercent, fleet: fleetPercent } };
}

/** The half-typed invoice that the new customer is for. */
function draftOf(request: Request): string | undefined {
  return searchedId(new URL(request.url).searchParams.get("invoice"));
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const draftId = draftOf(request);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, customerSchema);
  if (!parsed.ok)
    return refuseForm(parsed, missingTitle(parsed, draftId ? "Missing fields" : "Missing information"));
  const { columns } = parsed.value;
  if (isCheck(form)) return showChecked(parsed, [`${columns.name}, ${columns.phone}, ${columns.email}.`]);
  return attempt(parsed, "Failed to add customer", async () => {
    if (!draftId) {
      const { customerId } = await addCustomer(scope, columns, parsed.token);
      const flash = { kind: "success", title: "Customer added successfully" } as const;
      return redirectWithFlash(request, `${list}/${customerId}`, flash);
    }
    const { customerId, isChosen } = await addCustomerOfDraft(scope, draftId, columns, parsed.token);
    return redirectWithFlash(request, isChosen ? `/invoicing/${draftId}/edit` : `${list}/${customerId}`, {
      kind: "success",
      title: "Customer added",
      text: isChosen ? undefined : `The invoice can no longer change: ${columns.name} is not on it.`,
    });
  });
}

export default function NewCustomerPage() {
  const { draftId, percents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<CustomerField, string>>({
    id: "customer",
    lastResult: answer?.result,
    defaultValue: newCustomerValues,
  });
  const back = draftId
    ? { to: `/invoicing/${draftId}/edit`, label: "Back to the invoice" }
    : { to: list, label: "Back to the customers" };
  const page = draftId ? `${list}/new?invoice=${draftId}` : `${list}/new`;
  return (
    <DialogPage title={draftId ? "Add New Customer" : "Add Customer"} close={back}>
      <RecordForm form={form} answer={answer} action={page} save="Add Customer" checks>
        <CustomerFields fields={fields} percents={percents} focused={!answer} />
        <ButtonRow>
          <Button>Add Customer</Button>
          <ButtonLink to={back.to}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
