import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { Scope } from "~/auth/scope";
import { unitTitle, unitTitleColumns, vehicleTitle } from "./vehicle-title";

export type SameVehicle = {
  id: string;
  title: string;
  shares: "unit number" | "serial number";
  hasLeft: boolean;
};
export type KnownVehicle =
  | { problem: "vin-taken"; vehicleId: string; unit: string | null }
  | { problem: "vin-former"; vehicleId: string; title: string; leftOn: string }
  | { problem: "same-vehicle"; same: SameVehicle[] };

type Numbers = { vin: string | null; unit_number: string | null; serial_number: string | null };

const maxShown = 5;

type Typed = { columns: Numbers; otherThan: string | undefined; before?: Numbers & { id: string } };

/** Why a vehicle is not saved with these numbers. An edited one is looked for by the numbers that were changed. */
export async function findKnown(
  trx: AccountTransaction,
  scope: Scope,
  { columns, otherThan, before }: Typed,
) {
  const vin = columns.vin === before?.vin ? null : columns.vin;
  return (await vinKnown(trx, scope, vin)) ?? (await findSameVehicles(trx, columns, otherThan, before));
}

/** A vehicle in service, or else the one that left last, has this VIN already. */
async function vinKnown(
  trx: AccountTransaction,
  scope: Scope,
  vin: string | null,
): Promise<KnownVehicle | undefined> {
  if (vin === null) return undefined;
  const taken = await findByVin(trx, vin);
  if (taken) return { problem: "vin-taken", vehicleId: taken.id, unit: taken.unit_number };
  const [former] = await listFormer(trx, scope, vin);
  return former && { problem: "vin-former", ...former };
}

/** Those with a VIN, the last one to leave first. */
export async function listFormer(trx: AccountTransaction, { account }: Scope, vin?: string) {
  const rows = await trx
    .selectFrom("vehicles")
    .select(["id", "vin", ...unitTitleColumns])
    .select(sql<string>`(archived_at at time zone ${account.timeZone})::date::text`.as("leftOn"))
    .where("archived_at", "is not", null)
    .where("vin", "is not", null)
    .$if(vin !== undefined, (query) => query.where("vin", "=", vin!))
    .orderBy("archived_at", "desc")
    .execute();
  return rows.map(({ id, vin, leftOn, ...row }) => ({ vehicleId: id, vin, title: unitTitle(row), leftOn }));
}

export function findByVin(trx: AccountTransaction, vin: string) {
  return trx
    .selectFrom("vehicles")
    .select(["id", "unit_number"])
    .where("vin", "=", vin)
    .where("archived_at", "is", null)
    .executeTakeFirst();
}

/**
 * Vehicles with the same unit number, or with the same serial number, former ones included. Of an edited vehicle only a number that was changed
 * is looked for. `confirmed` are the ids that the person has seen and calls other vehicles.
 */
async function findSameVehicles(
  trx: AccountTransaction,
  typed: Numbers,
  confirmed: string | undefined,
  before?: Numbers & { id: string },
): Promise<KnownVehicle | undefined> {
  const unit_number = typed.unit_number === before?.unit_number ? null : typed.unit_number;
  const serial_number = typed.serial_number === before?.serial_number ? null : typed.serial_number;
  const same = await listSameVehicles(trx, { unit_number, serial_number }, before?.id);
  if (same.length === 0 || confirmed === same.map(({ id }) => id).join(" ")) return undefined;
  return { problem: "same-vehicle", same };
}

/** Besides the one of this id. */
export async function listSameVehicles(
  trx: AccountTransaction,
  { unit_number: unit, serial_number: serial }: Omit<Numbers, "vin">,
  id: string | undefined,
): Promise<SameVehicle[]> {
  if (unit === null && serial === null) return [];
  const found = await trx
    .selectFrom("vehicles")
    .select(["id", "make_model", "make", "model", "year", "archived_at"])
    .select(sql<boolean>`coalesce(lower(serial_number) = lower(${serial}::text), false)`.as("sameSerial"))
    .where(
      sql<boolean>`((archived_at is null and unit_key = lower(${unit}::text)) or lower(serial_number) = lower(${serial}::text))`,
    )
    .$if(id !== undefined, (query) => query.where("id", "<>", id!))
    .orderBy("add_date", "desc")
    .orderBy("id")
    .limit(maxShown)
    .execute();
  return found.map((one) => ({
    id: one.id,
    title: vehicleTitle(one),
    shares: one.sameSerial ? ("serial number" as const) : ("unit number" as const),
    hasLeft: one.archived_at !== null,
  }));
}
