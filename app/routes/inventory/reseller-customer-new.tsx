import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { StockCustomerFields } from "~/features/customers/customer-form";
import type { StockCustomerField } from "~/features/customers/customer-fields";
import { stockCustomerSchema } from "~/features/customers/customer-schema";
import { addCustomer } from "~/features/customers/customers.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { masterOnly } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Add Customer");

const list = "/inventory/reseller/customers";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, stockCustomerSchema);
  if (!parsed.ok) return refuseForm(parsed, "Missing information");
  const { name, store_zip, phone } = parsed.value.columns;
  if (isCheck(form)) return showChecked(parsed, [`${name}, store in ${store_zip}, phone ${phone}.`]);
  return attempt(parsed, "Failed to add customer", async () => {
    const { customerId } = await addCustomer(scope, parsed.value.columns, parsed.token);
    const text = `${name} is chosen: add what is kept for them.`;
    const to = `/inventory/reseller/inventory?customer=${customerId}`;
    return redirectWithFlash(request, to, { kind: "success", title: "Customer added", text });
  });
}

export default function NewCustomerPage() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<StockCustomerField, string>>({
    id: "customer",
    lastResult: answer?.result,
  });
  return (
    <DialogPage title="Add Customer" close={{ to: list, label: "Back to the customers" }}>
      <RecordForm form={form} answer={answer} action={`${list}/new`} save="Add Customer" checks>
        <StockCustomerFields fields={fields} focused={!answer} />
        <ButtonRow>
          <Button>Add Customer</Button>
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
