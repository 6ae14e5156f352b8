import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { deleteCustomer, deletionOf } from "./+shared/customer-forms.server";
import { DeleteCustomer } from "./+shared/customer-pages";

export const meta = pageTitle("Delete Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  return deletionOf(scope, params);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const id = readId(params.customerId);
  const form = await readForm(request, scope);
  return deleteCustomer(form, { request, scope, id, next: () => "/invoicing/customers" });
}

export default function DeleteCustomerPage() {
  const { id, ...customer } = useLoaderData<typeof loader>();
  const page = `/invoicing/customers/${id}`;
  const back = { to: page, label: "Back to the customer" };
  return <DeleteCustomer {...customer} back={back} action={`${page}/delete`} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
