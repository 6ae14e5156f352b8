import { type FieldMetadata, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { type ReceiptField, receiptSchema } from "~/features/inventory/inventory-schema";
import { receiptNotes } from "~/features/inventory/item-words";
import { receiveStock } from "~/features/inventory/stock-acts.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Checkbox, Field } from "~/ui/field";
import { formatCount } from "~/ui/format";
import { redirectToItem, refuseItem } from "./+shared/item-answer.server";
import { itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Receive Stock");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return { item: stockOf(item), vendor: item.vendor, seesCost: scope.may("costs:view") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, receiptSchema);
  if (!parsed.ok) return refuseForm(parsed);
  const typed = scope.may("costs:view") ? parsed.value : { ...parsed.value, unitCost: null };
  return attempt(parsed, "Failed to update item", async () => {
    if (isCheck(form)) return showChecked(parsed, receiptNotes(typed));
    const done = await receiveStock(scope, id, typed, parsed.token);
    if ("problem" in done) return refuseItem(parsed, done);
    return redirectToItem(request, id, `${formatCount(done.before)} → ${formatCount(done.after)} on hand.`);
  });
}

export default function ReceiveItemPage() {
  const { item, vendor, seesCost } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<ReceiptField, string>>({
    id: "receive",
    lastResult: answer?.result,
    defaultValue: { supplier: vendor, keepCost: "on" },
  });
  return (
    <StockForm item={item} form={form} answer={answer} act={{ name: "receive", label: "Receive" }}>
      <ReceiptFields fields={fields} seesCost={seesCost} focused={!answer} />
    </StockForm>
  );
}

type ReceiptFieldsProps = {
  fields: Record<ReceiptField, FieldMetadata<unknown>>;
  seesCost: boolean;
  focused: boolean;
};

function ReceiptFields({ fields, seesCost, focused }: ReceiptFieldsProps) {
  return (
    <>
      <Field
        field={fields.quantity}
        label="Pieces received"
        required
        inputMode="numeric"
        autoComplete="off"
        autoFocus={focused}
      />
      {seesCost && (
        <Field field={fields.unitCost} label="Cost a piece" inputMode="decimal" autoComplete="off" />
      )}
      {seesCost && <Checkbox field={fields.keepCost} label="This is the part's cost from now on" />}
      <Field field={fields.supplier} label="Supplier" autoComplete="off" />
      <Field
        field={fields.reference}
        label="Reference"
        hint="Such as the number of the delivery or the purchase order"
        autoComplete="off"
      />
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
