import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { environment } from "~/environment";
import { today } from "~/features/calendar/today";
import { once } from "~db/once";
import type { DecodedValues } from "~/features/vin/decoded-values";
import { type DecodedVin, decodeVin } from "~/features/vin/decode-vin.server";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import { decodedColumns } from "./decoded-fields";
import { noteVehicleChanges } from "../note-edit.server";
import type { DecodedVehicleColumns } from "../vehicle-schema";
import type { VehicleProblem } from "../vehicles.server";

/** From our own tables; VIN_ONLINE says when to ask the public service. No transaction is open while it is asked. */
export async function decodeForScope(scope: Scope, typed: string): Promise<DecodedVin | { problem: string }> {
  return decodeVin(typed, {
    lookup: (vin) => scope.db((trx) => decodeFromTables(trx, vin, today(scope.account.timeZone))),
    online: environment.VIN_ONLINE,
  });
}

type Decoded = { vin: string; values: DecodedValues; source: "tables" | "online" };

/**
 * Keeps the values before, for one undo. Values not found overwrite nothing. Saves nothing if the vehicle got another VIN or left the fleet
 * while the decoder was asked.
 */
export async function saveDecode(
  scope: Scope,
  vehicleId: string,
  { vin, values, source }: Decoded,
  token: string,
) {
  const found = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
  return scope.db((trx) =>
    once<{ saved: boolean }>(trx, token, async () => {
      const before = await trx
        .selectFrom("vehicles")
        .select([...decodedColumns, "decode_source", "vin"])
        .where("id", "=", vehicleId)
        .where("vin", "=", vin)
        .where("archived_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return { saved: false };
      await trx
        .updateTable("vehicles")
        .set({
          ...found,
          decode_source: source,
          decoded_at: sql<Date>`now()`,
          before_decode: before,
          version: sql`version + 1`,
        })
        .where("id", "=", vehicleId)
        .execute();
      await noteVehicleChanges(trx, scope, vehicleId, { before, columns: found });
      return { saved: true };
    }),
  );
}

/** Only if the vehicle still has the VIN of that decode. */
export async function undoDecode(scope: Scope, vehicleId: string): Promise<boolean> {
  return scope.db(async (trx) => {
    const vehicle = await trx
      .selectFrom("vehicles")
      .select([...decodedColumns, "before_decode"])
      .where("id", "=", vehicleId)
      .where("archived_at", "is", null)
      .where(mayUndo)
      .forUpdate()
      .executeTakeFirst();
    if (!vehicle?.before_decode) return false;
    await trx
      .updateTable("vehicles")
      .set({ ...vehicle.before_decode, before_decode: null, version: sql`version + 1` })
      .where("id", "=", vehicleId)
      .execute();
    await noteVehicleChanges(trx, scope, vehicleId, { before: vehicle, columns: vehicle.before_decode });
    return true;
  });
}

const mayUndo = sql<boolean>`before_decode ->> 'vin' = vin`;

export async function updateDecodedValues(
  scope: Scope,
  vehicleId: string,
  { columns, version }: { columns: DecodedVehicleColumns; version: number },
  token: string,
) {
  return scope.db((trx) =>
    once<{ saved: true } | VehicleProblem>(trx, token, async () => {
      const before = await trx
        .selectFrom("vehicles")
        .select([...decodedColumns, "version"])
        .where("id", "=", vehicleId)
        .where("archived_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return { problem: "gone" };
      if (before.version !== version) return { problem: "changed-meanwhile", version: before.version };
      await trx
        .updateTable("vehicles")
        // An undo would also revert these corrections, so none is kept.
        .set({ ...columns, decode_source: "typed", before_decode: null, version: version + 1 })
        .where("id", "=", vehicleId)
        .execute();
      await noteVehicleChanges(trx, scope, vehicleId, { before, columns });
      return { saved: true };
    }),
  );
}
