import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireMaster } from "~/auth/require-master.server";
import { requireScope } from "~/auth/require-scope.server";
import type { StockCustomerField } from "~/features/customers/customer-fields";
import { StockCustomerFields } from "~/features/customers/customer-form";
import { stockCustomer } from "~/features/customers/customer-problem";
import { stockCustomerSchema } from "~/features/customers/customer-schema";
import { stockCustomerDetails, stockCustomerFormValues } from "~/features/customers/customer-text";
import { updateCustomer } from "~/features/customers/customers.server";
import { followCustomer } from "~/features/invoices/draft/follow-customer.server";
import { useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { customerOf, saveCustomer } from "./+shared/customer-forms.server";
import { EditCustomer } from "./+shared/customer-pages";
import { stockCustomersLink } from "./+shared/stock-customers.server";

export const meta = pageTitle("Edit Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const customer = await customerOf(scope, params);
  return {
    list: await stockCustomersLink(scope, request),
    page: await stockCustomersLink(scope, request, `/${customer.id}/edit`),
    values: stockCustomerFormValues(customer),
    saved: stockCustomerDetails(customer),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const id = readId(params.customerId);
  const form = await readForm(request, scope);
  const next = () => stockCustomersLink(scope, request);
  return saveCustomer(
    form,
    { schema: stockCustomerSchema, request, next, page: stockCustomer },
    (typed, token) => updateCustomer(scope, id, typed, token, (trx) => followCustomer(trx, id)),
  );
}

export default function EditStockCustomerPage() {
  const { list, page, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<StockCustomerField, string>>("customer", values);
  return (
    <EditCustomer
      {...record}
      back={{ to: list, label: "Back to the customers" }}
      action={page}
      version={fields.version}
      saved={saved}
    >
      <StockCustomerFields fields={fields} />
    </EditCustomer>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
