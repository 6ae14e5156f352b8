import type { Scope } from "~/auth/scope";
import { attachFile } from "~/features/files/files.server";
import { addCrmCustomer } from "../customers/add-crm-customer.server";
import type { NewCrmCustomer } from "../customers/crm-customer-schema";

/** With the photo that it was typed from. One that was cleared away in the meantime is left out. */
export async function addScannedCustomer(
  scope: Scope,
  { photoId, typed }: { photoId: string; typed: NewCrmCustomer },
  token: string,
) {
  return addCrmCustomer(scope, typed, token, async (trx, id) => {
    if (!(await attachFile(trx, photoId))) return;
    await trx.updateTable("master_crm").set({ photo_id: photoId }).where("id", "=", id).execute();
  });
}
