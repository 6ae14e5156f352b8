import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import type { ScannedInvoice } from "../scanned-invoice";

type Named = { id: string; title: string };

/** The vehicle whose VIN or unit number a repair invoice names; null when it names none in service, several, or `vehicleId` itself. */
export async function namedVehicle(
  scope: Scope,
  vehicleId: string,
  { vin, unitNumber }: ScannedInvoice,
): Promise<Named | null> {
  if (!vin && !unitNumber) return null;
  const vehicles = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(["id", "vin", "serial_number", "unit_number", "make_model", "make", "model", "year"])
      .where("archived_at", "is", null)
      .where((vehicle) =>
        vehicle.or([
          vehicle("vin", "=", vin.toUpperCase() || null),
          vehicle(sql<string>`lower(unit_number)`, "=", unitNumber.trim().toLowerCase() || null),
        ]),
      )
      .limit(3)
      .execute(),
  );
  const [byVin] = vehicles.filter((vehicle) => vin !== "" && vehicle.vin === vin.toUpperCase());
  const found = byVin ?? (vehicles.length === 1 ? vehicles[0] : undefined);
  if (!found || found.id === vehicleId || vehicles.some(({ id }) => id === vehicleId && !byVin)) return null;
  const title = vehicleTitle(found);
  return { id: found.id, title: found.unit_number ? `${title}, unit ${found.unit_number}` : title };
}
