import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { numberLine } from "~/features/inventory/numbers/item-number-text";
import { getItemNumbers, removeNumber } from "~/features/inventory/numbers/item-numbers.server";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Remove Number");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { item, numbers } = orNotFound(await getItemNumbers(scope, readId(params.itemId)));
  const row = orNotFound(numbers.find(({ id }) => id === readId(params.numberId)));
  const page = `/inventory/${item.id}/numbers`;
  const { kind, number, company, remove } = numberLine(row, { page, seesCost: false });
  return { page, partNumber: item.part_number, kind, number, company, remove };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const [itemId, numberId] = [readId(params.itemId), readId(params.numberId)];
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Failed to remove number" }, async () => {
    const removed = await removeNumber(scope, itemId, numberId);
    return redirectWithFlash(
      request,
      `/inventory/${itemId}/numbers`,
      removed
        ? { kind: "success", title: "Number removed", text: `${removed.number} no longer finds this part.` }
        : { kind: "info", title: "Nothing was changed", text: "The number was removed already." },
    );
  });
}

export default function RemoveNumberPage() {
  const { page, partNumber, kind, number, company, remove } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Remove ${number}?`}
      back={{ to: page, label: "Back to the numbers" }}
      action={remove}
      remove="Remove Number"
    >
      <p>
        {kind}
        {company && `, ${company}`}. The search then no longer finds {partNumber} by it.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
