import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { removeCrmCustomer, sumOfDeals } from "~/features/master-crm/customers/crm-customers.server";
import { readForm } from "~/http/forms/read-form.server";
import { RemovalPage } from "~/http/forms/record-page";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatCounted, formatMoney } from "~/ui/format";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle("Delete Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, company_name } = await crmCustomerOf(scope, params);
  return { page: `/master-crm/customers/${id}`, name: company_name, deals: await sumOfDeals(scope, id) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const id = readId(params.crmCustomerId);
  return saveForm(form, { schema: noFields, failure: "Failed to delete customer" }, async () => {
    const { removed } = await removeCrmCustomer(scope, id);
    return redirectWithFlash(
      request,
      "/master-crm/customers",
      removed
        ? { kind: "success", title: "Customer deleted" }
        : { kind: "info", title: "Nothing was changed", text: "The customer was deleted already." },
    );
  });
}

export default function DeleteCrmCustomerPage() {
  const { page, name, deals } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title="Delete Customer?"
      back={{ to: page, label: "Back to the customer" }}
      action={`${page}/delete`}
      remove="Delete Customer"
    >
      <p>
        {name} leaves the CRM with its activities and notes. Its company in the product stays as it is, unless
        nobody has ever signed in to it.
      </p>
      {deals.count > 0 && (
        <p>
          {formatCounted(deals.count, "deal")} will no longer be counted, {formatMoney(deals.revenue)} of the
          Total Revenue among them.
        </p>
      )}
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
