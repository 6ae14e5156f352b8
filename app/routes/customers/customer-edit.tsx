import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { getSalesRates } from "~/features/company-settings/company-settings.server";
import type { CustomerField } from "~/features/customers/customer-fields";
import { CustomerFields } from "~/features/customers/customer-form";
import { type Customer, counterColumns, customerSchema } from "~/features/customers/customer-schema";
import { customerDetails, customerFormValues } from "~/features/customers/customer-text";
import { updateCustomer } from "~/features/customers/customers.server";
import { followCustomer } from "~/features/invoices/draft/follow-customer.server";
import { useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { customerOf, saveCustomer } from "./+shared/customer-forms.server";
import { EditCustomer } from "./+shared/customer-pages";

export const meta = pageTitle("Edit Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const customer = await customerOf(scope, params);
  const { shopPercent, fleetPercent } = await getSalesRates(scope);
  return {
    page: `/invoicing/customers/${customer.id}`,
    values: customerFormValues(customer),
    saved: [
      { label: "Name", value: customer.name },
      ...customerDetails(customer, today(scope.account.timeZone)),
    ],
    mayManage: scope.may("invoicing:manage"),
    percents: { shop: shopPercent, fleet: fleetPercent },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.customerId);
  const form = await readForm(request, scope);
  const mayManage = scope.may("invoicing:manage");
  const seen = ({ columns, ...typed }: Customer) => ({
    ...typed,
    columns: mayManage ? columns : counterColumns(columns),
  });
  const next = () => `/invoicing/customers/${id}`;
  return saveCustomer(form, { schema: customerSchema, request, next }, (typed, token) =>
    updateCustomer(scope, id, seen(typed), token, (trx) => followCustomer(trx, id)),
  );
}

export default function EditCustomerPage() {
  const { page, values, saved, percents, mayManage } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<CustomerField, string>>("customer", values);
  return (
    <EditCustomer
      {...record}
      back={{ to: page, label: "Back to the customer" }}
      action={`${page}/edit`}
      version={fields.version}
      saved={saved}
    >
      <CustomerFields fields={fields} percents={percents} mayManage={mayManage} />
    </EditCustomer>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
