import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireMaster } from "~/auth/require-master.server";
import { requireScope } from "~/auth/require-scope.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { deleteCustomer, deletionOf } from "./+shared/customer-forms.server";
import { DeleteCustomer } from "./+shared/customer-pages";
import { stockCustomersLink } from "./+shared/stock-customers.server";

export const meta = pageTitle("Delete Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const { id, ...customer } = await deletionOf(scope, params);
  return {
    list: await stockCustomersLink(scope, request),
    page: await stockCustomersLink(scope, request, `/${id}/delete`),
    customer,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const id = readId(params.customerId);
  const form = await readForm(request, scope);
  // A deleted customer is no longer chosen.
  const next = () => stockCustomersLink(scope, request);
  return deleteCustomer(form, { request, scope, id, next });
}

export default function DeleteStockCustomerPage() {
  const { list, page, customer } = useLoaderData<typeof loader>();
  const back = { to: list, label: "Back to the customers" };
  return <DeleteCustomer {...customer} back={back} action={page} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
