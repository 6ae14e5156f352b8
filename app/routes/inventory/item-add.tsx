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
import { valuesFromLookup } from "~/features/part-lookup/lookup-service.server";
import { checkFirst, lookupPage } from "~/features/part-lookup/lookup-text";
import { newPart, salesPriceOf } from "~/features/scanned-parts/new-part-values";
import { endScanOf, reviewedScan } from "~/features/scans/reviewed-scan.server";
import { askingIfUsed } from "~/features/scans/used-scan.server";
import { evidenceOf } from "~/features/scans/scan-review";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readKey } from "~/http/requests/read-search";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";
import { FromLabel } from "./+shared/from-label";
import { numberRefusal } from "./+shared/item-answer.server";

export const meta = pageTitle("Add Parts");

const counterLabels = { partNumber: "Part number", description: "Description" };
const scannedLabels = { ...counterLabels, cost: "Cost" };

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { searchParams } = new URL(request.url);
  const seesCost = scope.may("costs:view");
  const lookedUp = readKey(searchParams.get("lookup"));
  const scan = await reviewedScan(scope, request, seesCost ? scannedLabels : counterLabels);
  const quantity = readKey(searchParams.get("quantity"));
  return {
    ...{ bins: await listBins(scope), scan, quantity },
    partNumber: readKey(searchParams.get("number")),
    ...(lookedUp && (await valuesFromLookup(scope, lookedUp))),
    ...((scan ?? (lookedUp || searchParams.has("confirm"))) && firstStock(scan?.values.cost, quantity)),
    lookedUp,
    confirms: searchParams.has("confirm"),
    customerId: readKey(searchParams.get("customer")),
    slipId: readKey(searchParams.get("slip")),
    seesCost,
    mayManage: scope.may("inventory:manage"),
  };
}

/** What a part that was scanned or looked up begins with. */
function firstStock(cost = "", quantity = "") {
  return { ...newPart, quantity: quantity || "1", salesPrice: salesPriceOf(cost) };
}

export async function action({ request }: ActionFunctionArgs) {
  const signIn = "Error: Please sign in to add to inventory";
  const scope = await requireScope(request, "inventory:modify", undefined, signIn);
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
    askingIfUsed(async (typed, token) => {
      const added = await add(scope, seen(typed), token, endScanOf(scope, { request, form }, typed));
      if ("problem" in added) return numberRefusal(added, "add it");
      const text = `${typed.partNumber} is in bin ${typed.bin}.`;
      return redirectWithFlash(request, added.next, { kind: "success", title: "Parts added!", text });
    }),
  );
}

/** Returns the next page, which depends on the page that asked for the part. */
async function add(
  scope: Scope,
  typed: NewItem,
  token: string,
  alongside: ReturnType<typeof endScanOf>,
): Promise<{ next: string } | NewItemProblem> {
  const { slipId, customerId } = typed;
  const added = slipId
    ? await addFoundPart(scope, slipId, typed, token)
    : await addItem(scope, typed, token, alongside);
  if ("problem" in added) return added;
  if ("countId" in added && added.countId) return { next: `/inventory/count/${added.countId}/slips` };
  return { next: customerId ? `/inventory/reseller/inventory?customer=${customerId}` : "/inventory/add" };
}

export default function AddItemPage() {
  const { bins, seesCost, mayManage, scan, lookedUp, confirms, ...asked } = useLoaderData<typeof loader>();
  const values = { ...initialValuesOf(itemFields), ...asked, ...scan?.values };
  const id = scan ? `item-${scan.id}` : "item";
  const { form, fields, answer } = useRecordForm<Record<ItemField, string>>(id, values);
  const save = confirms ? "Confirm" : "Add to Inventory";
  const query = new URLSearchParams({
    ...(scan && { scan: scan.id }),
    ...(lookedUp && { lookup: lookedUp }),
    ...(confirms && { confirm: "1" }),
  }).toString();
  return (
    <Page
      title="Add Parts"
      back={{ to: "/inventory", label: "Inventory Management" }}
      actions={
        asked.partNumber && !lookedUp && <ButtonLink to={lookupPage(asked.partNumber)}>Look It Up</ButtonLink>
      }
    >
      <InventoryTabs current="add" mayModify mayManage={mayManage} />
      {lookedUp && values.description && <p>{checkFirst}</p>}
      {!lookedUp && <FromLabel scan={scan} isPlain={!asked.slipId && !asked.customerId} />}
      <RecordForm form={form} answer={answer} action={`/inventory/add${query && `?${query}`}`} save={save}>
        <ItemFormFields
          {...{ fields, bins, seesCost }}
          focused={!answer}
          beside={scan ? evidenceOf(scan) : undefined}
          isNew
        />
        {(["customerId", "slipId"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
        ))}
        <ButtonRow>
          <Button>{save}</Button>
          <ButtonLink to={lookedUp ? lookupPage(lookedUp) : "/inventory"}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
