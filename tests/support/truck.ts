import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { averageEconomy, formatEconomy } from "~/features/fuel/fuel-economy";
import { fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import {
  listFuelReceipts,
  recordFuelReceipt,
  removeFuelReceipt,
  updateFuelReceipt,
} from "~/features/fuel/fuel.server";
import { currentReading, placeReadings } from "~/features/meters/lifetime-use";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { listReadings } from "~/features/meters/meters.server";
import { archiveVehicle, restoreVehicle } from "~/features/vehicles/former-vehicles.server";
import { readingSchema, replacementSchema } from "~/features/vehicles/vehicle-meter-schema";
import {
  addReading,
  listAllReadings,
  replaceMeter,
  setStruck,
} from "~/features/vehicles/vehicle-meter.server";
import { changeMeterUnit } from "~/features/vehicles/vehicle-meter-unit.server";
import { relabelIntervals } from "~/features/reminders/reminder-unit.server";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { testDatabase } from "./database";
import { type Member, newCompany } from "./people";
import { ownedVehicle } from "./vehicles";

type FillFields = {
  at?: string;
  gallons?: string;
  cost?: string;
  partial?: boolean;
  missed?: boolean;
  product?: string;
};

/** A truck with a meter, used as people use the product: typed text, one form at a time. */
export class Truck {
  private constructor(
    readonly company: Member,
    readonly id: string,
  ) {}

  static async bought(unit: MeterUnit, reading: string): Promise<Truck> {
    const company = await newCompany({ plan: "pro" });
    const facts = { meter_unit: unit, mileage: Number(reading) };
    return new Truck(company, await ownedVehicle(company, facts));
  }

  static async of(company: Member): Promise<Truck> {
    return new Truck(company, await ownedVehicle(company));
  }

  /** Says "Save anyway" if the mileage is questioned. */
  async fill(day: string, fields: FillFields): Promise<string> {
    const saved = await recordFuelReceipt(
      this.company.scope,
      this.id,
      await this.receipt(day, fields),
      await this.token(),
    );
    if ("receiptId" in saved) return saved.receiptId;
    if (saved.problem !== "meter-doubtful") throw new Error(saved.problem);
    const confirmed = await recordFuelReceipt(
      this.company.scope,
      this.id,
      await this.receipt(day, fields, saved.confirm),
      await this.token(),
    );
    if (!("receiptId" in confirmed)) throw new Error(JSON.stringify(confirmed));
    return confirmed.receiptId;
  }

  /** The questions about a fill's mileage; empty if it is saved at once. */
  async doubts(day: string, fields: FillFields): Promise<string[]> {
    const saved = await recordFuelReceipt(
      this.company.scope,
      this.id,
      await this.receipt(day, fields),
      await this.token(),
    );
    return "problem" in saved && saved.problem === "meter-doubtful"
      ? saved.doubts.map(({ text }) => text)
      : [];
  }

  /** Says "Save anyway" if the mileage is questioned. */
  async correctFill(receiptId: string, day: string, fields: FillFields, version = 1): Promise<void> {
    const place = { vehicleId: this.id, receiptId };
    const save = async (confirm?: string) => {
      const input = { ...(await this.receipt(day, fields, confirm)), version, changeReason: "Corrected" };
      return updateFuelReceipt(this.company.scope, place, input, await this.token());
    };
    const asked = await save();
    const saved =
      "problem" in asked && asked.problem === "meter-doubtful" ? await save(asked.confirm) : asked;
    if ("problem" in saved) throw new Error(JSON.stringify(saved));
  }

  async removeFill(receiptId: string): Promise<void> {
    await removeFuelReceipt(this.company.scope, { vehicleId: this.id, receiptId }, await this.token());
  }

  async read(day: string, mileage: string): Promise<void> {
    const input = readingSchema(await this.context()).parse({ readOn: day, mileage });
    const saved = await addReading(this.company.scope, this.id, input, await this.token());
    if ("problem" in saved) throw new Error(JSON.stringify(saved));
  }

  async strikeOut(figures: string): Promise<void> {
    const readings = await listAllReadings(this.company.scope, this.id);
    const wrong = readings.find(({ value, unit }) => formatReading(value, unit) === figures);
    if (!wrong) throw new Error(`There is no reading of ${figures}.`);
    const place = { vehicleId: this.id, readingId: wrong.id };
    await setStruck(this.company.scope, place, { struck: true, reason: "Typing error" }, await this.token());
  }

  async changeMeter(day: string, { last, first }: { last: string; first: string }): Promise<void> {
    const schema = replacementSchema(await this.context());
    const input = schema.parse({ day, mileage: last, opening: first });
    const saved = await replaceMeter(this.company.scope, this.id, input, await this.token());
    if ("problem" in saved) throw new Error(JSON.stringify(saved));
  }

  async countIn(unit: MeterUnit, { wasAlways = false } = {}): Promise<void> {
    const { scope } = this.company;
    const saved = await changeMeterUnit(
      scope,
      this.id,
      { unit, wasAlways },
      await this.token(),
      (trx, units) => relabelIntervals(trx, scope, this.id, units),
    );
    if ("problem" in saved) throw new Error(saved.problem);
  }

  async away(from: string, to: string): Promise<void> {
    await archiveVehicle(this.company.scope, this.id, "Sold");
    await restoreVehicle(this.company.scope, this.id);
    await testDatabase()
      .owner.updateTable("vehicle_absences")
      .set({ left_at: new Date(`${from}T18:00:00Z`), returned_at: new Date(`${to}T18:00:00Z`) })
      .where("vehicle_id", "=", this.id)
      .execute();
  }

  /** Of each fill, oldest first, as on the fuel page. */
  async economies(): Promise<string[]> {
    const { meterUnit } = await this.context();
    const receipts = await listFuelReceipts(this.company.scope, this.id, meterUnit);
    return receipts
      .reverse()
      .map(({ economy }) => ("reason" in economy ? economy.reason : formatEconomy(economy, meterUnit)));
  }

  async average(): Promise<string | undefined> {
    const { meterUnit } = await this.context();
    const receipts = await listFuelReceipts(this.company.scope, this.id, meterUnit);
    const average = averageEconomy(receipts.map(({ economy }) => economy));
    return average && formatEconomy(average, meterUnit);
  }

  /** The current reading, and lifetime use. */
  async meter(): Promise<{ reads: string; lifetime: string }> {
    const { meterUnit } = await this.context();
    const readings = await this.company.scope.db((trx) => listReadings(trx, this.id));
    const newest = currentReading(placeReadings(readings, meterUnit))!;
    return {
      reads: formatReading(newest.value, newest.unit),
      lifetime: formatReading(newest.lifetime.toFixed(1), meterUnit),
    };
  }

  private async receipt(day: string, fields: FillFields, meterConfirmed?: string) {
    return fuelReceiptSchema(await this.context()).parse({
      receiptDate: day,
      totalCost: fields.cost ?? "400",
      gallons: fields.gallons,
      mileage: fields.at,
      product: fields.product ?? "diesel",
      filledUp: fields.partial ? undefined : "on",
      missedBefore: fields.missed ? "on" : undefined,
      meterConfirmed,
    });
  }

  private async context() {
    const vehicle = await getVehicle(this.company.scope, this.id);
    return { meterUnit: vehicle!.meter_unit, today: "2026-11-28" };
  }

  private token(): Promise<string> {
    return makeFormToken(formHolder(this.company.userId));
  }
}
