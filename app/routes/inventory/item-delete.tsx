import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { CountNotice } from "~/features/inventory/stock/count-notice";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatCounted } from "~/ui/format";
import { itemRefusal } from "./+shared/item-answer.server";
import { countOfItem, itemOfInventory } from "./+shared/item-of-inventory.server";

export const meta = pageTitle("Delete Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  const { id, part_number: partNumber, description, quantity } = item;
  const count = await countOfItem(scope, item);
  return { page: `/inventory/${id}`, partNumber, description, quantity, count };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Failed to delete item" }, async (_, token) => {
    await itemOfInventory(scope, id);
    const archived = await archiveItem(scope, id, token);
    if ("problem" in archived && archived.problem !== "gone") return itemRefusal(archived);
    const text = "problem" in archived ? "It was deleted before." : "Its history is kept.";
    const flash = { kind: "success", title: "Item deleted successfully", text } as const;
    return redirectWithFlash(request, "/inventory", flash);
  });
}

export default function DeleteItemPage() {
  const { page, partNumber, description, quantity, count } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Delete ${partNumber}?`}
      back={{ to: page, label: "Back to the part" }}
      action={`${page}/delete`}
      remove="Delete Part"
    >
      {count && <CountNotice {...count} />}
      {description && <p>{description}</p>}
      <p>
        {quantity > 0 && `${formatCounted(quantity, "piece")} on hand will be written off. `}
        It leaves the inventory. Invoices and its history keep it, and the number can be used again.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
