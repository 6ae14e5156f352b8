import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { adjustmentSchema } from "~/features/inventory/item/inventory-schema";
import { adjustStock } from "~/features/inventory/stock/stock-adjustments.server";
import { useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { formatCount } from "~/ui/format";
import { itemRefusal, redirectToItem } from "./+shared/item-answer.server";
import { countOfItem, itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Adjust Stock");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return { item: await stockOf(scope, item), count: await countOfItem(scope, item) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: adjustmentSchema,
      failure: "Failed to update item",
      check: ({ quantityWas, quantity, reason }) => ({
        notes: [`${formatCount(quantityWas)} → ${formatCount(quantity)} on hand: ${reason}.`],
      }),
    },
    async (typed, token) => {
      const done = await adjustStock(scope, id, typed, token);
      if ("problem" in done) return itemRefusal(done);
      return redirectToItem(request, id, `${formatCount(done.before)} → ${formatCount(done.after)} on hand.`);
    },
  );
}

type Fields = Record<"quantity" | "quantityWas" | "reason", string>;

export default function AdjustItemPage() {
  const { item, count } = useLoaderData<typeof loader>();
  const quantity = String(item.quantity);
  const { fields, ...record } = useRecordForm<Fields>("adjust", { quantity, quantityWas: quantity });
  return (
    <StockForm {...record} item={item} count={count} act={{ name: "adjust", label: "Adjust" }}>
      <Field
        field={fields.quantity}
        label="Pieces that are there"
        required
        inputMode="numeric"
        autoComplete="off"
        autoFocus={!record.answer}
      />
      <Field
        field={fields.reason}
        label="Reason"
        hint="Such as damaged, lost or found"
        required
        autoComplete="off"
      />
      <input type="hidden" name="quantityWas" value={fields.quantityWas.initialValue ?? ""} />
    </StockForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
