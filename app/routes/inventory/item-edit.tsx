import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { listBins } from "~/features/inventory/bins.server";
import { editedItemSchema } from "~/features/inventory/inventory-schema";
import { updateItem } from "~/features/inventory/inventory.server";
import type { ItemField } from "~/features/inventory/item-fields";
import { ItemFormFields } from "~/features/inventory/item-form";
import { itemChanges, itemDetails, itemFormValues } from "~/features/inventory/item-words";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { redirectToItem, refuseItem } from "./+shared/item-answer.server";
import { itemOfInventory } from "./+shared/item-of-inventory.server";

export const meta = pageTitle("Edit Part");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  const seesCost = scope.may("costs:view");
  return {
    id: item.id,
    values: itemFormValues(item, { seesCost }),
    details: itemDetails(item, { timeZone: scope.account.timeZone, seesCost }),
    bins: await listBins(scope),
    seesCost,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const id = readId(params.itemId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, editedItemSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update item", async () => {
    if (isCheck(form)) {
      const item = await itemOfInventory(scope, id);
      return showChecked(parsed, itemChanges(item, parsed.value, scope.may("costs:view")));
    }
    const saved = await updateItem(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) return refuseItem(parsed, saved);
    return redirectToItem(request, id);
  });
}

export default function EditItemPage() {
  const { id, values, details, bins, seesCost } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<ItemField, string>>({
    id: "item",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const page = `/inventory/${id}`;
  return (
    <DialogPage title={`Edit ${values.partNumber}`} close={{ to: page, label: "Back to the part" }}>
      <RecordForm form={form} answer={answer} action={`${page}/edit`} save="Save" checks>
        {answer?.conflict && (
          <Card title="Saved now">
            <DetailsList details={details} />
          </Card>
        )}
        <ItemFormFields fields={fields} bins={bins} seesCost={seesCost} focused={!answer} />
        <Field field={fields.reason} label="Reason, when the quantity changes" autoComplete="off" />
        {(["version", "quantityWas"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
        ))}
        <ButtonRow>
          <Button>Save</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
