import type { Transaction } from "kysely";
import type { Database } from "./database";
import { dayAgo } from "./seed-day";

type Vehicle = { accountId: string; userId: string; vehicleId: string; unit: string; mileage: number };
type Owned = { account_id: string; user_id: string; vehicle_id: string };

/** Units with a history: fuel every few days, a repair and a service. */
const driven = ["1", "101", "102"];

export async function addSampleRecords(trx: Transaction<Database>, vehicle: Vehicle): Promise<void> {
  const owned = { account_id: vehicle.accountId, user_id: vehicle.userId, vehicle_id: vehicle.vehicleId };
  // Yesterday, because today on this machine may be tomorrow where the company is.
  await addReading(trx, owned, { value: vehicle.mileage, daysAgo: 1, source: "vehicle" });
  if (!driven.includes(vehicle.unit)) return;
  await addFuel(trx, owned, vehicle.mileage);
  const breakdown = await addBreakdown(trx, owned, vehicle.mileage - 7_187);
  await trx
    .insertInto("parts")
    .values({
      ...owned,
      category: "alternator",
      part_number: "8600310",
      vendor: "FleetPride",
      cost: "389.95",
      install_date: dayAgo(24),
      meter_reading_id: await addReading(trx, owned, {
        value: vehicle.mileage - 6_900,
        daysAgo: 24,
        source: "part",
      }),
      breakdown_id: breakdown,
    })
    .execute();
  await trx
    .insertInto("service_entries")
    .values({
      ...{ ...owned, service_date: dayAgo(40) },
      description: "Grease chassis, adjust brakes, check tires",
      own_shop: true,
      labor_cost: "180.00",
      other_cost: "22.50",
      meter_reading_id: await addReading(trx, owned, {
        value: vehicle.mileage - 11_500,
        daysAgo: 40,
        source: "service",
      }),
    })
    .execute();
}

/** 1,150 miles on about 170 gallons every fourth day; the last fill is partial. */
async function addFuel(trx: Transaction<Database>, owned: Owned, mileage: number): Promise<void> {
  for (let fill = 8; fill >= 1; fill--) {
    const gallons = 168 + ((fill * 7) % 11);
    const price = 3.6 + fill / 100;
    const isLast = fill === 1;
    const value = mileage - fill * 1_150;
    const meter_reading_id = await addReading(trx, owned, { value, daysAgo: fill * 4, source: "fuel" });
    await trx
      .insertInto("fuel_receipts")
      .values({
        ...owned,
        receipt_date: dayAgo(fill * 4),
        gallons: String(isLast ? 40 : gallons),
        price_per_gallon: price.toFixed(3),
        total_cost: ((isLast ? 40 : gallons) * price).toFixed(2),
        filled_up: !isLast,
        meter_reading_id,
      })
      .execute();
  }
}

async function addBreakdown(trx: Transaction<Database>, owned: Owned, mileage: number): Promise<string> {
  const { id } = await trx
    .insertInto("breakdowns")
    .values({
      ...owned,
      breakdown_type: "Electrical Problem",
      breakdown_date: dayAgo(25),
      state: "fixed",
      cost: "210.00",
      notes: "Battery light on, towed to the yard.",
      meter_reading_id: await addReading(trx, owned, { value: mileage, daysAgo: 25, source: "breakdown" }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type SampleReading = {
  value: number;
  daysAgo: number;
  source: "vehicle" | "fuel" | "part" | "breakdown" | "service";
};

async function addReading(
  trx: Transaction<Database>,
  owned: Owned,
  { value, daysAgo, source }: SampleReading,
): Promise<string> {
  const { id } = await trx
    .insertInto("meter_readings")
    .values({ ...owned, value: String(value), unit: "mi", read_on: dayAgo(daysAgo), source })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
