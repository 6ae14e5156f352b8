import Big from "big.js";
import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import {
  convertUse,
  currentReading,
  meterOf,
  meterOffsets,
  placeReadings,
} from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import type { NewPart } from "./part-schema";
import { type SamePart, partKey } from "./same-part";

type Vehicle = { id: string; meter_unit: MeterUnit };

/** Same number or, without a number, same category and position. Parts taken off count; parts entered by mistake do not. */
export async function findSamePart(
  trx: AccountTransaction,
  vehicle: Vehicle,
  typed: NewPart,
): Promise<SamePart | undefined> {
  // "Other" without a number or position could be any part.
  if (!typed.partNumber && !typed.position && typed.category === "other") return undefined;
  const before = await trx
    .selectFrom("parts")
    .select(["category", "part_number", "position", "vendor", "install_date", "meter_reading_id"])
    .where("vehicle_id", "=", vehicle.id)
    .where("install_date", "<=", typed.installDate)
    .where((part) => part.or([part("removed_at", "is", null), part("removed_as", "=", "taken_off")]))
    .where(
      typed.partNumber
        ? sql<boolean>`upper(regexp_replace(part_number, '[-[:space:]]', '', 'g')) = ${partKey(typed.partNumber)}`
        : sql<boolean>`category = ${typed.category} and lower(coalesce(position, '')) = ${(typed.position ?? "").toLowerCase()}`,
    )
    .orderBy("install_date", "desc")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!before) return undefined;
  return {
    category: before.category,
    partNumber: before.part_number,
    position: before.position,
    vendor: before.vendor,
    installedOn: before.install_date,
    use: await useSince(trx, vehicle, before.meter_reading_id, typed),
  };
}

/** Since that reading, across replaced meters and changed units. */
async function useSince(
  trx: AccountTransaction,
  vehicle: Vehicle,
  readingId: string | null,
  { mileage, installDate }: NewPart,
): Promise<SamePart["use"]> {
  const unit = vehicle.meter_unit;
  const readings = await listReadings(trx, vehicle.id);
  const placed = placeReadings(readings, unit);
  const from = placed.find(({ id }) => id === readingId);
  if (!from) return undefined;
  const figure = mileage && convertUse(new Big(mileage.value), mileage.unit, unit);
  const number = mileage ? meterOf(readings, { ...mileage, readOn: installDate }) : 0;
  const to = figure
    ? figure.plus(meterOffsets(readings, unit).get(number) ?? 0)
    : currentReading(placed.filter(({ readOn }) => readOn <= installDate))?.lifetime;
  if (!to || to.lt(from.lifetime)) return undefined;
  return { value: to.minus(from.lifetime).toFixed(1), unit };
}
