import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { listBins } from "~/features/inventory/list/bins.server";
import { binMoveSchema } from "~/features/inventory/item/inventory-schema";
import { moveToBin } from "~/features/inventory/stock/stock-adjustments.server";
import { useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { itemRefusal, redirectToItem } from "./+shared/item-answer.server";
import { countOfItem, itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Move to Another Bin");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return {
    item: await stockOf(scope, item),
    count: await countOfItem(scope, item),
    version: item.version,
    bins: await listBins(scope),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: binMoveSchema,
      failure: "Failed to update item",
      check: ({ bin }) => ({ notes: [`To bin ${bin}.`] }),
    },
    async (typed, token) => {
      const done = await moveToBin(scope, id, typed, token);
      if ("problem" in done) return itemRefusal(done);
      return redirectToItem(request, id, `${done.from || "No bin"} → ${typed.bin}.`);
    },
  );
}

export default function MoveItemPage() {
  const { item, count, version, bins } = useLoaderData<typeof loader>();
  const values = { version: String(version) };
  const { fields, ...record } = useRecordForm<Record<"bin" | "version", string>>("bin", values);
  return (
    <StockForm {...record} item={item} count={count} act={{ name: "bin", label: "Move" }}>
      <Field
        field={fields.bin}
        label="To bin"
        required
        proposals={bins}
        autoComplete="off"
        autoFocus={!record.answer}
      />
      <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
    </StockForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
