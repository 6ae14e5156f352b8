import type { Scope } from "~/auth/scope";
import { getChosenCustomer } from "~/features/customers/customers.server";
import { inventoryPage } from "~/features/inventory/list/inventory-page.server";
import { listLink, readListing } from "~/features/inventory/list/list-position";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";

export async function chosenCustomer(scope: Scope, request: Request) {
  return getChosenCustomer(scope, readOptionalId(new URL(request.url).searchParams.get("customer")));
}

/** The chosen customer's parts for the master account; everybody else sees their own. */
export async function resellerList(scope: Scope, request: Request, path: string) {
  const customer = await chosenCustomer(scope, request);
  if (scope.isMaster && !customer) {
    const text = "Parts and Inventory open once a customer is chosen.";
    const flash = { kind: "info", title: "Choose a customer first", text } as const;
    throw await redirectWithFlash(request, "/inventory/reseller/customers", flash);
  }
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const asked = { ...readListing(searchParams, search), after: readOptionalId(searchParams.get("after")) };
  const extra = customer && { customer: customer.id };
  const { items, found, note, next } = await inventoryPage(scope, {
    ...asked,
    search,
    owner: customer?.id,
  });
  return {
    isMaster: scope.isMaster,
    customer: customer && { id: customer.id, name: customer.name },
    search,
    note,
    sort: asked.sort,
    items,
    extra,
    pages: {
      isFirst: !asked.after && !asked.from,
      first: listLink(path, { sort: asked.sort, search, extra }),
      next: next && listLink(path, { ...next, sort: asked.sort, search, extra }),
      summary: found === undefined ? `${items.length} shown` : `${items.length} of ${found} found`,
    },
  };
}
