import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { addFoundPart } from "~/features/counts/slips/count-slips.server";
import { listBins } from "~/features/inventory/list/bins.server";
import { type NewItem, newItemSchema } from "~/features/inventory/item/inventory-schema";
import { InventoryTabs } from "~/features/inventory/list/inventory-tabs";
import { addItem, checkItem } from "~/features/inventory/item/inventory.server";
import { type ItemField, itemFields } from "~/features/inventory/item/item-fields";
import { initialValuesOf } from "~/features/fields/field-values";
import { ItemFormFields } from "~/features/inventory/item/item-form";
import type { NewItemProblem } from "~/features/inventory/item/item-problem";
import { itemNotes } from "~/features/inventory/item/item-view";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readKey } from "~/http/requests/read-search";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";
import { numberRefusal } from "./+shared/item-answer.server";

export const meta = pageTitle("Add Parts");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { searchParams } = new URL(request.url);
  return {
    bins: await listBins(scope),
    partNumber: readKey(searchParams.get("number")),
    quantity: readKey(searchParams.get("quantity")),
    customerId: readKey(searchParams.get("customer")),
    slipId: readKey(searchParams.get("slip")),
    seesCost: scope.may("costs:view"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify");
  const form = await readForm(request, scope);
  const seen = (typed: NewItem) =>
    scope.may("costs:view") ? typed : { ...typed, cost: null, coreCharge: null };
  return saveForm(
    form,
    {
      schema: newItemSchema,
      failure: "Failed to add part to inventory",
      check: async (typed) => {
        const problem = await checkItem(scope, seen(typed));
        return problem ? numberRefusal(problem, "add it") : { notes: itemNotes(seen(typed)) };
      },
    },
    async (typed, token) => {
      const added = await add(scope, seen(typed), token);
      if ("problem" in added) return numberRefusal(added, "add it");
      const text = `${typed.partNumber} is in bin ${typed.bin}.`;
      return redirectWithFlash(request, added.next, { kind: "success", title: "Parts added!", text });
    },
  );
}

/** Returns the next page, which depends on the page that asked for the part. */
async function add(scope: Scope, typed: NewItem, token: string): Promise<{ next: string } | NewItemProblem> {
  const { slipId, customerId } = typed;
  const added = slipId ? await addFoundPart(scope, slipId, typed, token) : await addItem(scope, typed, token);
  if ("problem" in added) return added;
  if ("countId" in added && added.countId) return { next: `/inventory/count/${added.countId}/slips` };
  return { next: customerId ? `/inventory/reseller/inventory?customer=${customerId}` : "/inventory/add" };
}

export default function AddItemPage() {
  const { bins, seesCost, ...asked } = useLoaderData<typeof loader>();
  const values = { ...initialValuesOf(itemFields), ...asked };
  const { form, fields, answer } = useRecordForm<Record<ItemField, string>>("item", values);
  return (
    <Page title="Add Parts" back={{ to: "/inventory", label: "Inventory Management" }}>
      <InventoryTabs current="add" mayModify />
      <RecordForm form={form} answer={answer} action="/inventory/add" save="Add to Inventory">
        <ItemFormFields fields={fields} bins={bins} seesCost={seesCost} focused={!answer} isNew />
        {(["customerId", "slipId"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
        ))}
        <ButtonRow>
          <Button>Add to Inventory</Button>
          <ButtonLink to="/inventory">Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
