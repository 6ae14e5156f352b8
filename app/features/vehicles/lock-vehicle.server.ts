import type { AccountTransaction } from "~db/as-account";

/** Locked until the commit; undefined if it has left the fleet. */
export async function lockVehicle(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("vehicles")
    .select(["id", "meter_unit"])
    .where("id", "=", vehicleId)
    .where("archived_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
