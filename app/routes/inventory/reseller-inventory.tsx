import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ItemsTable } from "~/features/inventory/list/items-table";
import { listLink } from "~/features/inventory/list/list-position";
import { FoundNote } from "~/features/inventory/list/no-items";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { ResellerFrame, ResellerList } from "./+shared/reseller-frame";
import { resellerList } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Reseller View: Inventory");

const path = "/inventory/reseller/inventory";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  return {
    ...(await resellerList(scope, request, path)),
    seesCost: scope.may("costs:view"),
    mayModify: scope.may("inventory:modify"),
    mayManage: scope.may("inventory:manage"),
  };
}

export default function ResellerInventoryPage() {
  const { isMaster, customer, items, search, note, pages, ...table } = useLoaderData<typeof loader>();
  return (
    <ResellerFrame current="Inventory" isMaster={isMaster} customer={customer} actions={<AddParts />}>
      <ResellerList path={path} search={search} extra={table.extra} pages={pages}>
        <FoundNote note={note} />
        {items.length === 0 && <Empty title={search ? "No parts found" : "No parts yet"} />}
        {items.length > 0 && <ItemsTable rows={items} path={path} search={search} {...table} />}
      </ResellerList>
    </ResellerFrame>
  );
}

function AddParts() {
  const { mayModify, extra } = useLoaderData<typeof loader>();
  if (!mayModify) return null;
  return (
    <ButtonLink to={listLink("/inventory/add", { extra })} variant="primary">
      Add Parts
    </ButtonLink>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
