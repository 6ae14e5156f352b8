import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { handOverSchema } from "~/features/inventory/item/inventory-schema";
import { backOrderText, handOverProblemText } from "~/features/inventory/stock/back-order-text";
import { handOver, listBackOrders } from "~/features/inventory/stock/hand-over.server";
import { readForm } from "~/http/forms/read-form.server";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { formatCount, formatCounted } from "~/ui/format";
import { RadioGroup } from "~/ui/radio-group";
import { itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Hand Over");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  const owed = await listBackOrders(scope, { itemId: item.id });
  return {
    item: await stockOf(scope, item),
    owed: owed.map((one) => ({
      value: one.invoiceId,
      label: backOrderText(one, scope.account.timeZone),
      quantity: one.quantity,
    })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const check = ({ quantity }: { quantity: number }) => ({
    notes: [`${formatCounted(quantity, "piece")} will be owed no more.`],
  });
  return saveForm(
    form,
    { schema: handOverSchema, failure: "Failed to update item", check },
    async (typed, token) => {
      const done = await handOver(scope, id, typed, token);
      if ("problem" in done) return handOverProblemText(done);
      const rest = done.owed > 0 ? ` ${formatCount(done.owed)} are still owed on that invoice.` : "";
      const text = `${formatCount(done.before)} → ${formatCount(done.after)} on hand.${rest}`;
      return redirectWithFlash(request, `/inventory/${id}`, { kind: "success", title: "Handed over", text });
    },
  );
}

type Fields = Record<"invoiceId" | "quantity" | "when", string>;

const times = [
  { value: "now", label: "They get them now" },
  { value: "before", label: "They had them already: there were more on the shelf than in the book" },
];

export default function HandOverPage() {
  const { item, owed } = useLoaderData<typeof loader>();
  const first = owed[0];
  const { fields, ...record } = useRecordForm<Fields>("hand-over", {
    invoiceId: first?.value ?? "",
    quantity: first ? String(Math.min(first.quantity, item.quantity) || first.quantity) : "",
    when: "now",
  });
  return (
    <StockForm {...record} item={item} act={{ name: "hand-over", label: "Hand Over" }}>
      {!first && <p>Nothing is owed to anybody.</p>}
      <RadioGroup field={fields.invoiceId} legend="Owed" options={owed} />
      <Field
        field={fields.quantity}
        label="Pieces"
        required
        inputMode="numeric"
        autoComplete="off"
        autoFocus={!record.answer}
      />
      <RadioGroup field={fields.when} legend="When" options={times} />
    </StockForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
