import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { unitKindOfVehicle } from "~/features/vehicles/unit-kind/unit-kind.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { plainKey } from "~/http/requests/plain-text";
import type { NamedTrailer, TrailerProblem } from "./named-trailer";

const maxProposals = 100;

/** By unit number, VIN, serial number or its last six; a number that no vehicle in service has is somebody else's trailer. Undefined for none. */
export async function findTrailer(
  scope: Scope,
  typed: string,
): Promise<NamedTrailer | TrailerProblem | undefined> {
  const name = plainKey(typed).trim().slice(0, 50);
  if (name === "") return undefined;
  const key = name.toLowerCase();
  const found = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(["id", "unit_number", "vin", "serial_number", "make_model", "make", "model", "year"])
      .select(unitKindOfVehicle.as("kind"))
      .where("archived_at", "is", null)
      .where(
        sql<boolean>`(unit_key = ${key} or last_six = ${key} or lower(coalesce(vin, serial_number)) = ${key})`,
      )
      .limit(20)
      .execute(),
  );
  const [trailer, ...others] = found.filter(({ kind }) => kind === "trailer");
  if (others.length > 0) return { problem: "several", name };
  if (!trailer && found.length > 0) return { problem: "no-trailer", name };
  if (!trailer) return { id: null, key: `not ours: ${key}`, name, title: null, vin: null };
  const { id, unit_number, vin, serial_number } = trailer;
  return {
    id,
    key: id,
    name: unit_number ?? vin ?? serial_number ?? name,
    title: vehicleTitle(trailer),
    vin: vin ?? serial_number,
  };
}

/** The numbers of the company's trailers, for the field that names one. */
export async function listTrailerNumbers(scope: Scope): Promise<string[]> {
  const found = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(sql<string>`coalesce(unit_number, vin, serial_number)`.as("name"))
      .where("archived_at", "is", null)
      .where(unitKindOfVehicle, "=", "trailer")
      .orderBy("name")
      .limit(maxProposals)
      .execute(),
  );
  return found.map(({ name }) => name);
}
