import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { adjustmentSchema } from "~/features/inventory/inventory-schema";
import { adjustStock } from "~/features/inventory/stock-acts.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { formatCount } from "~/ui/format";
import { redirectToItem, refuseItem } from "./+shared/item-answer.server";
import { itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Adjust Stock");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  return { item: stockOf(await itemOfInventory(scope, params.itemId)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, adjustmentSchema);
  if (!parsed.ok) return refuseForm(parsed);
  const typed = parsed.value;
  return attempt(parsed, "Failed to update item", async () => {
    if (isCheck(form))
      return showChecked(parsed, [
        `${formatCount(typed.quantityWas)} → ${formatCount(typed.quantity)} on hand: ${typed.reason}.`,
      ]);
    const done = await adjustStock(scope, id, typed, parsed.token);
    if ("problem" in done) return refuseItem(parsed, done);
    return redirectToItem(request, id, `${formatCount(done.before)} → ${formatCount(done.after)} on hand.`);
  });
}

export default function AdjustItemPage() {
  const { item } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"quantity" | "quantityWas" | "reason", string>>({
    id: "adjust",
    lastResult: answer?.result,
    defaultValue: { quantity: String(item.quantity), quantityWas: String(item.quantity) },
  });
  return (
    <StockForm item={item} form={form} answer={answer} act={{ name: "adjust", label: "Adjust" }}>
      <Field
        field={fields.quantity}
        label="Pieces that are there"
        required
        inputMode="numeric"
        autoComplete="off"
        autoFocus={!answer}
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
