import type { Scope } from "~/auth/scope";
import { photoOfScan } from "~/features/scans/reviewed-scan.server";
import { addCrmCustomer } from "../customers/add-crm-customer.server";
import type { NewCrmCustomer } from "../customers/crm-customer-schema";

/** With the photo that filled its form, if one did. */
export async function addScannedCustomer(
  scope: Scope,
  { scanId, typed }: { scanId: string | undefined; typed: NewCrmCustomer },
  token: string,
) {
  return addCrmCustomer(scope, typed, token, async (trx, id) => {
    const photo_id = scanId ? await photoOfScan(trx, scope, scanId, typed) : null;
    if (photo_id) await trx.updateTable("master_crm").set({ photo_id }).where("id", "=", id).execute();
  });
}
