import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { getCustomerPrice, removeCustomerPrice } from "~/features/prices/customer-prices.server";
import { priceLine } from "~/features/prices/price-text";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { customerOf } from "./+shared/customer-forms.server";

export const meta = pageTitle("Remove Price");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { id, name } = await customerOf(scope, params);
  const price = orNotFound(await getCustomerPrice(scope, id, readId(params.itemId)));
  return { name, page: `/invoicing/customers/${id}/prices`, ...priceLine(price) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const [customerId, itemId] = [readId(params.customerId), readId(params.itemId)];
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Failed to remove price" }, async () =>
    redirectWithFlash(
      request,
      `/invoicing/customers/${customerId}/prices`,
      (await removeCustomerPrice(scope, customerId, itemId))
        ? { kind: "success", title: "Price removed" }
        : { kind: "info", title: "Nothing was changed", text: "The price was removed already." },
    ),
  );
}

export default function RemovePricePage() {
  const { name, page, id, partNumber, price, usual } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title="Remove the fixed price?"
      back={{ to: page, label: "Back to the prices" }}
      action={`${page}/${id}/remove`}
      remove="Remove Price"
    >
      <p>
        {name} has {partNumber} for {price}. Without that it costs the sales price ({usual}), less what the
        price level takes off. Invoices that are there stay as they are.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
