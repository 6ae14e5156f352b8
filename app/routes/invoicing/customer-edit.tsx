import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getSalesRates } from "~/features/company-settings/company-settings.server";
import { CustomerFields } from "~/features/customers/customer-form";
import { customerProblemText } from "~/features/customers/customer-problem";
import type { CustomerField } from "~/features/customers/customer-fields";
import { customerSchema } from "~/features/customers/customer-schema";
import { customerDetails, customerFormValues } from "~/features/customers/customer-words";
import { getCustomer, updateCustomer } from "~/features/customers/customers.server";
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
import { missingTitle } from "./+shared/customer-refusal";

export const meta = pageTitle("Edit Customer");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const customer = orNotFound(await getCustomer(scope, readId(params.customerId)));
  const { shopPercent, fleetPercent } = await getSalesRates(scope);
  return {
    page: `/invoicing/customers/${customer.id}`,
    values: customerFormValues(customer),
    saved: [{ label: "Name", value: customer.name }, ...customerDetails(customer)],
    percents: { shop: shopPercent, fleet: fleetPercent },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.customerId);
  const parsed = parseForm(await readForm(request, scope), customerSchema);
  if (!parsed.ok) return refuseForm(parsed, missingTitle(parsed, "Missing information"));
  return attempt(parsed, "Failed to update customer", async () => {
    const saved = await updateCustomer(scope, id, parsed.value, parsed.token);
    if ("problem" in saved)
      return refuse(parsed, "Failed to update customer", customerProblemText(saved), 409);
    const flash = { kind: "success", title: "Customer updated" } as const;
    return redirectWithFlash(request, `/invoicing/customers/${id}`, flash);
  });
}

export default function EditCustomerPage() {
  const { page, values, saved, percents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<CustomerField, string>>({
    id: "customer",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title="Edit Customer" close={{ to: page, label: "Back to the customer" }}>
      <RecordForm form={form} answer={answer} action={`${page}/edit`} save="Update Customer">
        {answer?.conflict && (
          <Card title="Saved now">
            <DetailsList details={saved} />
          </Card>
        )}
        <CustomerFields fields={fields} percents={percents} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Update Customer</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
