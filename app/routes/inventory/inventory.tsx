import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plans, upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { CountNotices, countWords } from "~/features/inventory/stock/count-notice";
import { maxCountNotices } from "~/features/inventory/stock/stock-summary.server";
import { inventoryPage } from "~/features/inventory/list/inventory-page.server";
import { InventoryTabs } from "~/features/inventory/list/inventory-tabs";
import { ItemsTable } from "~/features/inventory/list/items-table";
import { listLink, longestSearch, readListing } from "~/features/inventory/list/list-position";
import { FoundNote, NoItems, heldText } from "~/features/inventory/list/no-items";
import { listSameNumbers } from "~/features/inventory/list/same-numbers.server";
import { SameNumbersNotice } from "~/features/inventory/list/same-numbers-notice";
import { UpgradeNotice } from "~/features/plans/plan-notice";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";
import { InventoryMenu } from "./+shared/inventory-menu";

export const meta = pageTitle("Inventory Management");

export const handle = { isList: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const asked = { ...readListing(searchParams, search), after: readOptionalId(searchParams.get("after")) };
  const { items, found, note, exact, next, total, hasOtherLetters, counts } = await inventoryPage(scope, {
    ...asked,
    search,
  });
  // A scanned number opens its part, unless the list is asked for: by "list=1", or by its order or its next page.
  if (exact && !["list", "sort", "from"].some((name) => searchParams.has(name)))
    throw redirect(`/inventory/${exact}?${new URLSearchParams({ q: search }).toString()}`);
  return {
    search,
    found,
    note,
    sort: asked.sort,
    first:
      asked.after || asked.from
        ? listLink("/inventory", { sort: asked.sort, search, extra: { list: "1" } })
        : undefined,
    next: next && listLink("/inventory", { ...next, sort: asked.sort, search }),
    items,
    total,
    sameNumbers: hasOtherLetters && scope.may("inventory:manage") ? await listSameNumbers(scope) : [],
    counts: counts.map((count) => countWords(count, scope.account.timeZone)),
    maxCountNotices,
    company: scope.account.companyName || scope.user.email,
    accountNumber: scope.account.accountNumber,
    plan: plans[scope.plan].name,
    limit: scope.limits.inventoryItems,
    upgrade: scope.limits.inventoryItems === 0 ? upgradeFor("inventory:modify").text : undefined,
    seesCost: scope.may("costs:view"),
    mayModify: scope.may("inventory:modify"),
    mayManage: scope.may("inventory:manage"),
    exportBadge: scope.may("inventory:export") ? undefined : upgradeFor("inventory:export").badge,
  };
}

export default function InventoryPage() {
  const data = useLoaderData<typeof loader>();
  const { search, items, found, next, first, counts, upgrade, mayModify } = data;
  return (
    <Page
      title="Inventory Management"
      back={{ to: "/dashboard", label: "Back to Dashboard" }}
      actions={<InventoryMenu {...data} />}
    >
      <p>
        {data.company}, account {data.accountNumber}
      </p>
      <AccountInformation />
      {upgrade && <UpgradeNotice>{`${upgrade}.`}</UpgradeNotice>}
      <CountNotices counts={counts} max={data.maxCountNotices} mayOpen={mayModify} />
      <SameNumbersNotice pairs={data.sameNumbers} />
      <InventoryTabs current="inventory" mayModify={mayModify} mayManage={data.mayManage} />
      <SearchBox
        action="/inventory"
        name="q"
        label="Search by part number, other number, bar code, description, vendor or bin"
        placeholder="Part number, description, bar code..."
        value={search}
        maxLength={longestSearch}
      />
      <FoundNote note={data.note} />
      {items.length === 0 && <NoItems search={search} mayModify={mayModify} mayImport={data.mayManage} />}
      {items.length > 0 && <ItemsTable {...data} rows={items} path="/inventory" />}
      {(next || first) && (
        <Pager
          previous={first}
          previousLabel="First page"
          next={next}
          summary={found === undefined ? `${items.length} shown` : `${items.length} of ${foundWords(found)}`}
        />
      )}
    </Page>
  );
}

/** The search stops at 200. */
function foundWords(found: number): string {
  return found < 200 ? `${found} found` : "the 200 that fit best";
}

function AccountInformation() {
  const { plan, total, limit } = useLoaderData<typeof loader>();
  return (
    <Card title="Account Information">
      <DetailsList
        details={[
          { label: "Plan", value: plan },
          { label: "Inventory", value: heldText(total, limit) },
        ]}
      />
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
