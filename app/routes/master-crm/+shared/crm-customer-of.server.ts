import type { Scope } from "~/auth/scope";
import { getCrmCustomer } from "~/features/master-crm/customers/crm-customers.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

export async function crmCustomerOf(scope: Scope, { crmCustomerId }: { crmCustomerId?: string }) {
  return orNotFound(await getCrmCustomer(scope, readId(crmCustomerId)));
}
