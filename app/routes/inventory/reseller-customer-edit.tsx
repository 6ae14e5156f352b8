import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { StockCustomerFields } from "~/features/customers/customer-form";
import { customerProblemText } from "~/features/customers/customer-problem";
import type { StockCustomerField } from "~/features/customers/customer-fields";
import { stockCustomerSchema } from "~/features/customers/customer-schema";
import { stockCustomerDetails, stockCustomerFormValues } from "~/features/customers/customer-words";
import { getCustomer, updateCustomer } from "~/features/customers/customers.server";
import { listLink } from "~/features/inventory/list-position";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { chosenCustomer, masterOnly } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Edit Customer");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  const customer = orNotFound(await getCustomer(scope, readId(params.customerId)));
  const chosen = await chosenCustomer(scope, request);
  const extra = chosen && { customer: chosen.id };
  return {
    list: listLink("/inventory/reseller/customers", { extra }),
    page: listLink(`/inventory/reseller/customers/${customer.id}/edit`, { extra }),
    values: stockCustomerFormValues(customer),
    saved: stockCustomerDetails(customer),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  masterOnly(scope);
  const id = readId(params.customerId);
  const parsed = parseForm(await readForm(request, scope), stockCustomerSchema);
  if (!parsed.ok) return refuseForm(parsed, "Missing information");
  return attempt(parsed, "Failed to update customer", async () => {
    const saved = await updateCustomer(scope, id, parsed.value, parsed.token);
    if ("problem" in saved)
      return refuse(parsed, "Failed to update customer", customerProblemText(saved), 409);
    const chosen = await chosenCustomer(scope, request);
    const to = listLink("/inventory/reseller/customers", { extra: chosen && { customer: chosen.id } });
    return redirectWithFlash(request, to, { kind: "success", title: "Customer updated" });
  });
}

export default function EditCustomerPage() {
  const { list, page, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<StockCustomerField, string>>({
    id: "customer",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title="Edit Customer" close={{ to: list, label: "Back to the customers" }}>
      <RecordForm form={form} answer={answer} action={page} save="Update Customer">
        {answer?.conflict && (
          <Card title="Saved now">
            <DetailsList details={saved} />
          </Card>
        )}
        <StockCustomerFields fields={fields} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Update Customer</Button>
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
