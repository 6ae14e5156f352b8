import type { Scope } from "~/auth/scope";
import { getChosenCustomer } from "~/features/customers/customers.server";
import { listLink } from "~/features/inventory/list/list-position";
import { readOptionalId } from "~/http/requests/read-id.server";

/** The list of stock customers, or a page below it; the customer chosen in the address stays chosen. */
export async function stockCustomersLink(scope: Scope, request: Request, below = ""): Promise<string> {
  const id = readOptionalId(new URL(request.url).searchParams.get("customer"));
  const chosen = await getChosenCustomer(scope, id);
  const extra = chosen && { customer: chosen.id };
  return listLink(`/inventory/reseller/customers${below}`, { extra });
}
