import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { getCustomer } from "~/features/customers/customers.server";
import { CountNotice, partCountWords } from "~/features/inventory/stock/count-notice";
import { getCountOf } from "~/features/inventory/stock/counts-under-way.server";
import { backOrderText } from "~/features/inventory/stock/back-order-text";
import { itemsOnDraft } from "~/features/inventory/stock/on-draft.server";
import { draftText } from "~/features/inventory/stock/on-hand-text";
import { OwedNotice } from "~/features/inventory/stock/owed-notice";
import { listBackOrders } from "~/features/inventory/stock/hand-over.server";
import { itemDetails } from "~/features/inventory/item/item-view";
import { whyItemFound } from "~/features/inventory/list/why-found.server";
import { movementLine } from "~/features/inventory/stock/movement-text";
import { MovementsTable } from "~/features/inventory/stock/movements-table";
import { listMovements } from "~/features/inventory/stock/movements.server";
import { ReplacementNotice } from "~/features/inventory/numbers/replacement-notice";
import { getReplacements } from "~/features/inventory/numbers/replacements.server";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { formatCount } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";
import { itemOfInventory } from "./+shared/item-of-inventory.server";
import { NextPart } from "./+shared/next-part";

export const meta = pageTitle("Part");

const newest = 5;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const search = readSearch(new URL(request.url).searchParams.get("q"));
  const item = await itemOfInventory(scope, params.itemId);
  const [count, movements, replacements, owed, drafted, why, customer] = await Promise.all([
    item.archived_at === null ? getCountOf(scope, item) : undefined,
    listMovements(scope, item.id, { limit: newest }),
    getReplacements(scope, item),
    listBackOrders(scope, { itemId: item.id }),
    itemsOnDraft(scope, [item.id]),
    whyItemFound(scope, item.id, search),
    item.customer_id === null ? undefined : getCustomer(scope, item.customer_id),
  ]);
  const seen = { timeZone: scope.account.timeZone, seesCost: scope.may("costs:view") };
  return {
    id: item.id,
    partNumber: item.part_number,
    quantity: item.quantity,
    onDraft: drafted.get(item.id) ?? 0,
    owner: customer && { name: customer.name, to: `/inventory/reseller/inventory?customer=${customer.id}` },
    isDeleted: item.archived_at !== null,
    count: count && partCountWords(count, scope.account.timeZone),
    replacements,
    owed: owed.map((one) => ({ key: one.invoiceId, text: backOrderText(one, scope.account.timeZone) })),
    details: itemDetails(item, seen),
    movements: movements.slice(0, newest).map((movement) => movementLine(movement, scope)),
    search,
    found: why.get(item.id),
    maySell: scope.may("invoicing:sell") && item.archived_at === null && item.customer_id === null,
    mayModify: scope.may("inventory:modify") && item.archived_at === null,
    mayManage: scope.may("inventory:manage") && item.archived_at === null,
  };
}

export default function ItemPage() {
  const { id, partNumber, quantity, owner, owed, mayModify, ...part } = useLoaderData<typeof loader>();
  const { onDraft, found, isDeleted, count, replacements, details, movements, search } = part;
  const back = { to: owner?.to ?? "/inventory", label: owner ? "Reseller View" : "Inventory Management" };
  return (
    <Page title={partNumber} back={back} actions={<Actions />}>
      <NextPart search={search} found={found} />
      {isDeleted && <DeletedNotice />}
      {count && <CountNotice {...count} mayOpen={mayModify} />}
      <ReplacementNotice chain={replacements} />
      {owner && <p>Stock of {owner.name}</p>}
      <Stat value={formatCount(quantity)} label={`on hand${draftText(onDraft)}`} />
      <OwedNotice
        owed={owed}
        actions={mayModify && <ButtonLink to={`/inventory/${id}/hand-over`}>Hand Over</ButtonLink>}
      />
      <Card title="Part">
        <DetailsList details={details} />
      </Card>
      <MovementsTable caption="Why this number" movements={movements} />
      <p>
        <ButtonLink to={`/inventory/${id}/history`}>Whole history</ButtonLink>
      </p>
    </Page>
  );
}

function DeletedNotice() {
  return (
    <Notice kind="warning" title="Deleted">
      This part is no longer in the inventory. Its history is kept.
    </Notice>
  );
}

function Actions() {
  const { id, partNumber, maySell, mayModify, mayManage } = useLoaderData<typeof loader>();
  const page = `/inventory/${id}`;
  return (
    <>
      {mayModify && (
        <>
          <ButtonLink to={`${page}/receive`} variant="primary">
            Receive
          </ButtonLink>
          <ButtonLink to={`${page}/adjust`}>Adjust</ButtonLink>
          <ButtonLink to={`${page}/bin`}>Move</ButtonLink>
          <ButtonLink to={`${page}/edit`}>Edit</ButtonLink>
        </>
      )}
      {maySell && (
        <ButtonLink to={`/invoicing/new?${new URLSearchParams({ number: partNumber }).toString()}`}>
          Sell
        </ButtonLink>
      )}
      <ButtonLink to={`${page}/numbers`}>Other Numbers</ButtonLink>
      {mayManage && (
        <ButtonLink to={`${page}/delete`} variant="quiet">
          Delete
        </ButtonLink>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
