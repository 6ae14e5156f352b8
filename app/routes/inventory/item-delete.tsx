import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { archiveItem } from "~/features/inventory/archive-item.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatCounted } from "~/ui/format";
import { refuseItem } from "./+shared/item-answer.server";
import { itemOfInventory } from "./+shared/item-of-inventory.server";

export const meta = pageTitle("Delete Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return {
    id: item.id,
    partNumber: item.part_number,
    description: item.description,
    quantity: item.quantity,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage");
  const id = readId(params.itemId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete item", async () => {
    await itemOfInventory(scope, id);
    const archived = await archiveItem(scope, id, parsed.token);
    if ("problem" in archived && archived.problem === "being-counted") return refuseItem(parsed, archived);
    const text = "problem" in archived ? "It was deleted before." : "Its history is kept.";
    return redirectWithFlash(request, "/inventory", {
      kind: "success",
      title: "Item deleted successfully",
      text,
    });
  });
}

export default function DeleteItemPage() {
  const { id, partNumber, description, quantity } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "delete", lastResult: answer?.result });
  const page = `/inventory/${id}`;
  return (
    <DialogPage title={`Delete ${partNumber}?`} close={{ to: page, label: "Back to the part" }}>
      {description && <p>{description}</p>}
      <p>
        {quantity > 0 && `${formatCounted(quantity, "piece")} on hand will be written off. `}
        It leaves the inventory. Invoices and its history keep it, and the number can be used again.
      </p>
      <RecordForm form={form} answer={answer} action={`${page}/delete`} save="Delete Part">
        <ButtonRow>
          <Button variant="danger">Delete Part</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
