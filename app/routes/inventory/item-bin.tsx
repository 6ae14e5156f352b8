import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { listBins } from "~/features/inventory/bins.server";
import { binMoveSchema } from "~/features/inventory/inventory-schema";
import { moveToBin } from "~/features/inventory/stock-acts.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { redirectToItem, refuseItem } from "./+shared/item-answer.server";
import { itemOfInventory, stockOf } from "./+shared/item-of-inventory.server";
import { StockForm } from "./+shared/stock-form";

export const meta = pageTitle("Move to Another Bin");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  return { item: stockOf(item), version: item.version, bins: await listBins(scope) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, binMoveSchema);
  if (!parsed.ok) return refuseForm(parsed);
  const typed = parsed.value;
  return attempt(parsed, "Failed to update item", async () => {
    if (isCheck(form)) return showChecked(parsed, [`To bin ${typed.bin}.`]);
    const done = await moveToBin(scope, id, typed, parsed.token);
    if ("problem" in done) return refuseItem(parsed, done);
    return redirectToItem(request, id, `${done.from || "No bin"} → ${typed.bin}.`);
  });
}

export default function MoveItemPage() {
  const { item, version, bins } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"bin" | "version", string>>({
    id: "bin",
    lastResult: answer?.result,
    defaultValue: { version: String(version) },
  });
  return (
    <StockForm item={item} form={form} answer={answer} act={{ name: "bin", label: "Move" }}>
      <Field
        field={fields.bin}
        label="To bin"
        required
        proposals={bins}
        autoComplete="off"
        autoFocus={!answer}
      />
      <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
    </StockForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
