import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { movementLine } from "~/features/inventory/stock/movement-text";
import { MovementsTable } from "~/features/inventory/stock/movements-table";
import { listMovements, movementsOnPage } from "~/features/inventory/stock/movements.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatCounted } from "~/ui/format";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { itemOfInventory } from "./+shared/item-of-inventory.server";

export const meta = pageTitle("History of a Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const item = await itemOfInventory(scope, params.itemId);
  const before = new URL(request.url).searchParams.get("before") ?? "";
  const isPosition = /^\d{1,18}$/.test(before);
  const found = await listMovements(scope, item.id, isPosition ? { before } : {});
  const movements = found.slice(0, movementsOnPage);
  return {
    id: item.id,
    partNumber: item.part_number,
    quantity: item.quantity,
    isFirstPage: !isPosition,
    movements: movements.map((movement) => movementLine(movement, scope)),
    changes: isPosition ? [] : await listChanges(scope, item.id),
    next: found.length > movementsOnPage ? movements.at(-1)!.position : undefined,
  };
}

export default function ItemHistoryPage() {
  const { id, partNumber, quantity, movements, changes, next, isFirstPage } = useLoaderData<typeof loader>();
  const page = `/inventory/${id}`;
  return (
    <Page title={`History of ${partNumber}`} back={{ to: page, label: partNumber }}>
      <p>
        {formatCounted(quantity, "piece")} on hand: what the lines below add up to. Nothing here can be
        changed or taken out; a correction is a line of its own.
      </p>
      <MovementsTable caption="Stock, bin and prices, newest first" movements={movements} />
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : `${page}/history`}
          previousLabel="Newest"
          next={next && `${page}/history?before=${next}`}
          summary={formatCounted(movements.length, "change")}
        />
      )}
      <ChangesList changes={changes} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
