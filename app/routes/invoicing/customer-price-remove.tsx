import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getCustomer } from "~/features/customers/customers.server";
import { getCustomerPrice, removeCustomerPrice } from "~/features/prices/customer-prices.server";
import { priceLine } from "~/features/prices/price-words";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Remove Price");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { id, name } = orNotFound(await getCustomer(scope, readId(params.customerId)));
  const price = orNotFound(await getCustomerPrice(scope, id, readId(params.itemId)));
  return { name, page: `/invoicing/customers/${id}/prices`, ...priceLine(price) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const [customerId, itemId] = [readId(params.customerId), readId(params.itemId)];
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove price", async () => {
    const removed = await removeCustomerPrice(scope, customerId, itemId);
    return redirectWithFlash(
      request,
      `/invoicing/customers/${customerId}/prices`,
      removed
        ? { kind: "success", title: "Price removed" }
        : { kind: "info", title: "Nothing was changed", text: "The price was removed already." },
    );
  });
}

export default function RemovePricePage() {
  const { name, page, id, partNumber, price, usual } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Remove the fixed price?" close={{ to: page, label: "Back to the prices" }}>
      <p>
        {name} has {partNumber} for {price}. Without that it costs the sales price ({usual}), less what the
        price level takes off. Invoices that are there stay as they are.
      </p>
      <PostForm action={`${page}/${id}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Price</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
