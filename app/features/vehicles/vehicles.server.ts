import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { today } from "~/features/calendar/today";
import type { MeterFields } from "~/features/meters/meter-schema";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { type MeterProblem, currentReadingOf, recordReading } from "~/features/meters/meters.server";
import { decodedColumns } from "./decode/decoded-fields";
import { noteVehicleChanges } from "./note-edit.server";
import type { Position } from "~/http/requests/list-page";
import { pageSize } from "./list/list-position";
import { type KnownVehicle, findKnown } from "./known-vehicles.server";
import { unitKindOfVehicle } from "./unit-kind/unit-kind.server";
import { openIssuesOfVehicle } from "./vehicle-head.server";
import type { EditedVehicle, NewVehicle } from "./vehicle-schema";

type Listing = { search?: string; after?: Position; former?: boolean };

/** Newest first, plus one row if there is another page. */
export async function listVehicles(scope: Scope, { search, after, former = false }: Listing) {
  const order = former ? "archived_at" : "add_date";
  return scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(["id", "vin", "serial_number", "make_model", "unit_number", "make", "model", "year"])
      .select(openIssuesOfVehicle.as("open_issues"))
      .select(["archived_at", "archive_reason", sql<string>`${sql.ref(order)}::text`.as("position")])
      .where("archived_at", former ? "is not" : "is", null)
      .$if(search !== undefined, (query) => query.where(matches(search!)))
      .$if(after !== undefined, (query) =>
        // Cast from text: the driver would make it a Date and cut off the microseconds.
        query.where(
          sql<boolean>`(${sql.ref(order)}, id) < (${after!.at}::text::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .orderBy(order, "desc")
      .orderBy("id", "desc")
      .limit(pageSize + 1)
      .execute(),
  );
}

/** The only vehicle in service with this unit number, VIN or serial number, or with these last six characters: its page opens as a part of the inventory does. */
export async function findExactVehicle(scope: Scope, search: string): Promise<string | undefined> {
  const typed = plainKey(search).toLowerCase();
  if (typed === "") return undefined;
  const found = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select("id")
      .where("archived_at", "is", null)
      .where(
        sql<boolean>`(unit_key = ${typed} or last_six = ${typed} or lower(coalesce(vin, serial_number)) = ${typed})`,
      )
      .limit(2)
      .execute(),
  );
  return found.length === 1 ? found[0]!.id : undefined;
}

export async function countVehicles(scope: Scope): Promise<number> {
  return scope.db(countInService);
}

export async function getVehicle(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .selectAll()
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .select(unitKindOfVehicle.as("found_kind"))
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

export type VehicleProblem =
  | { problem: "limit"; limit: number }
  | KnownVehicle
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "gone" };

/** Once per form, up to the plan's limit. `alongside` runs in the same transaction, for what the vehicle is made of. */
export async function addVehicle(
  scope: Scope,
  { columns, meter, otherThan }: NewVehicle,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<void>,
) {
  return scope.db((trx) =>
    once<{ vehicleId: string } | VehicleProblem | MeterProblem>(trx, token, async () => {
      await lockFleet(scope, trx);
      const known = await findKnown(trx, scope, { columns, otherThan });
      if (known) return known;
      const full = await checkLimit(scope, trx);
      if (full) return full;
      const added = await trx
        .insertInto("vehicles")
        .values({
          ...columns,
          user_id: scope.user.id,
          decoded_at: "decode_source" in columns ? sql<Date>`now()` : null,
        })
        .returning(["id", "meter_unit"])
        .executeTakeFirstOrThrow();
      const reading = await readMeterToday(scope, trx, added, meter);
      if ("problem" in reading) return reading;
      await alongside?.(trx);
      return { vehicleId: added.id };
    }),
  );
}

/** `version` is the vehicle's when the form was opened; refused if somebody else saved since then. Values decoded from another VIN are kept for an undo. */
export async function updateVehicle(
  scope: Scope,
  id: string,
  { columns, meter, version, otherThan }: EditedVehicle,
  token: string,
) {
  return scope.db((trx) =>
    once<{ vinChanged: boolean } | VehicleProblem | MeterProblem>(trx, token, async () => {
      await lockFleet(scope, trx);
      const before = await trx
        .selectFrom("vehicles")
        .selectAll()
        .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
        .where("id", "=", id)
        .where("archived_at", "is", null)
        .forUpdate("vehicles")
        .executeTakeFirst();
      if (!before) return { problem: "gone" };
      if (before.version !== version) return { problem: "changed-meanwhile", version: before.version };
      const known = await findKnown(trx, scope, { columns, otherThan, before });
      if (known) return known;
      const isRead = isSameReading(before.current_reading, meter.mileage);
      const reading = isRead ? { readingId: null } : await readMeterToday(scope, trx, before, meter);
      if ("problem" in reading) return reading;
      const vinChanged =
        before.vin !== columns.vin && before.decode_source !== null && before.decode_source !== "typed";
      const changed = { ...columns, ...(vinChanged ? withoutDecode(before) : {}) };
      await trx
        .updateTable("vehicles")
        .set({ ...changed, version: version + 1 })
        .where("id", "=", id)
        .execute();
      await noteVehicleChanges(trx, scope, id, { before, columns: changed });
      return { vinChanged };
    }),
  );
}

/** Part of the VIN's or serial's last six characters or of the unit number, or the whole VIN or serial; % and _ are literal. */
function matches(search: string) {
  const typed = plainKey(search).toLowerCase();
  return sql<boolean>`(position(${typed} in last_six) > 0 or position(${typed} in unit_key) > 0
    or lower(coalesce(vin, serial_number)) = ${typed})`;
}

type Read = { readValue: string; readUnit: MeterUnit } | null;
type Typed = { value: string; unit: MeterUnit } | null;

/** The mileage was not edited in the form, which shows it as it was read: nobody read the meter again. */
function isSameReading(current: Read, typed: Typed): boolean {
  return current?.readUnit === typed?.unit && Number(current?.readValue) === Number(typed?.value);
}

function readMeterToday(
  scope: Scope,
  trx: AccountTransaction,
  vehicle: { id: string; meter_unit: MeterUnit },
  fields: MeterFields,
) {
  return recordReading(trx, scope, {
    vehicle,
    fields,
    readOn: today(scope.account.timeZone),
    source: "vehicle",
  });
}

export async function countInService(trx: AccountTransaction): Promise<number> {
  const counted = await trx.selectFrom("vehicle_counts").select("in_service").executeTakeFirst();
  return counted?.in_service ?? 0;
}

/** Until the commit nobody else adds to this fleet: two people cannot both take the last place or the same VIN. */
export async function lockFleet(scope: Scope, trx: AccountTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fleet ${scope.account.id}`}, 0))`.execute(trx);
}

export async function checkLimit(scope: Scope, trx: AccountTransaction): Promise<VehicleProblem | undefined> {
  const limit = scope.limits.vehicles;
  if (limit === null || (await countInService(trx)) < limit) return undefined;
  return { problem: "limit", limit };
}

/** Clears the decoded columns and keeps their values, in case the old VIN comes back. */
function withoutDecode(
  before: Record<"vin" | "decode_source" | (typeof decodedColumns)[number], string | number | null>,
) {
  const kept = ["vin", "decode_source", ...decodedColumns] as const;
  const before_decode = Object.fromEntries(kept.map((column) => [column, before[column]]));
  const none = Object.fromEntries(decodedColumns.map((column) => [column, null]));
  return { ...none, decode_source: null, before_decode };
}
