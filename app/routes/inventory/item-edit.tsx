import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { listBins } from "~/features/inventory/list/bins.server";
import { editedItemSchema } from "~/features/inventory/item/inventory-schema";
import { updateItem } from "~/features/inventory/item/inventory.server";
import type { ItemField } from "~/features/inventory/item/item-fields";
import { ItemFormFields } from "~/features/inventory/item/item-form";
import { itemChanges, itemDetails, itemFormValues } from "~/features/inventory/item/item-view";
import { CountNotice } from "~/features/inventory/stock/count-notice";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList } from "~/ui/details-list";
import { Field } from "~/ui/field";
import { numberRefusal, redirectToItem } from "./+shared/item-answer.server";
import { countOfItem, itemOfInventory } from "./+shared/item-of-inventory.server";

export const meta = pageTitle("Edit Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  const seesCost = scope.may("costs:view");
  return {
    page: `/inventory/${item.id}`,
    count: await countOfItem(scope, item),
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
  return saveForm(
    form,
    {
      schema: editedItemSchema,
      failure: "Failed to update item",
      check: async (typed) => {
        const item = await itemOfInventory(scope, id);
        return { notes: itemChanges(item, typed, scope.may("costs:view")) };
      },
    },
    async (typed, token) => {
      const saved = await updateItem(scope, id, typed, token);
      return "problem" in saved ? numberRefusal(saved, "save it") : redirectToItem(request, id);
    },
  );
}

export default function EditItemPage() {
  const { page, count, values, details, bins, seesCost } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<ItemField, string>>("item", values);
  return (
    <RecordPage
      {...record}
      title={`Edit ${values.partNumber}`}
      back={{ to: page, label: "Back to the part" }}
      intro={count && <CountNotice {...count} />}
      action={`${page}/edit`}
      save="Save"
      version={fields.version}
      saved={<DetailsList details={details} />}
    >
      <ItemFormFields fields={fields} bins={bins} seesCost={seesCost} focused={!record.answer} />
      <Field field={fields.reason} label="Reason, when the quantity changes" autoComplete="off" />
      <input type="hidden" name="quantityWas" value={fields.quantityWas.initialValue ?? ""} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
