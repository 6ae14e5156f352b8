import type { FieldMetadata } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { type Receipt, type ReceiptField, receiptSchema } from "~/features/inventory/item/inventory-schema";
import { receiptNotes } from "~/features/inventory/item/item-view";
import { receiveStock } from "~/features/inventory/stock/stock-adjustments.server";
import { useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Checkbox, Field } from "~/ui/field";
import { formatCount } from "~/ui/format";
import { itemRefusal, redirectToItem } from "./+shared/item-answer.server";
import { itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Receive Stock");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return { item: await stockOf(scope, item), vendor: item.vendor, seesCost: scope.may("costs:view") };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const seen = (typed: Receipt) => (scope.may("costs:view") ? typed : { ...typed, unitCost: null });
  return saveForm(
    form,
    {
      schema: receiptSchema,
      failure: "Failed to update item",
      check: (typed) => ({ notes: receiptNotes(seen(typed)) }),
    },
    async (typed, token) => {
      const done = await receiveStock(scope, id, seen(typed), token);
      if ("problem" in done) return itemRefusal(done);
      const onHand = `${formatCount(done.before)} → ${formatCount(done.after)} on hand.`;
      if (done.owed === 0) return redirectToItem(request, id, onHand);
      const text = `${onHand} ${formatCount(done.owed)} are owed: who gets them?`;
      const title = "Item updated successfully";
      return redirectWithFlash(request, `/inventory/${id}/hand-over`, { kind: "success", title, text });
    },
  );
}

export default function ReceiveItemPage() {
  const { item, vendor, seesCost } = useLoaderData<typeof loader>();
  const values = { supplier: vendor, keepCost: "on" };
  const { fields, ...record } = useRecordForm<Record<ReceiptField, string>>("receive", values);
  return (
    <StockForm {...record} item={item} act={{ name: "receive", label: "Receive" }}>
      <ReceiptFields fields={fields} seesCost={seesCost} focused={!record.answer} />
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
