import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { PriceTable, priceRow } from "~/features/inventory/list/price-table";
import { FoundNote } from "~/features/inventory/list/no-items";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { ResellerFrame, ResellerList } from "./+shared/reseller-frame";
import { resellerList } from "./+shared/reseller-owner.server";

export const meta = pageTitle("Reseller View: Parts");

const path = "/inventory/reseller/parts";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const { items, ...list } = await resellerList(scope, request, path);
  return { ...list, rows: items.map(priceRow) };
}

export default function ResellerPartsPage() {
  const { isMaster, customer, rows, ...list } = useLoaderData<typeof loader>();
  return (
    <ResellerFrame current="Parts" isMaster={isMaster} customer={customer}>
      <ResellerList path={path} {...list}>
        <FoundNote note={list.note} />
        {rows.length === 0 && <Empty title={list.search ? "No parts found" : "No parts yet"} />}
        {rows.length > 0 && <PriceTable rows={rows} path={path} {...list} />}
      </ResellerList>
    </ResellerFrame>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
