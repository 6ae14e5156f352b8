import type { Trial } from "./trial";

export const vehiclesTrial: Trial = {
  noun: "vehicles",
  async saveOne(visitor, serial, log) {
    await visitor.get("/fleet-data/new");
    log.sent.add(serial);
    const fields = { makeModel: "Volvo VNL", vin: serial, noVin: "on", unitNumber: serial, mileage: "1000" };
    const answer = await visitor.submit("form:has([name=makeModel])", fields, "Add Vehicle");
    if (answer.status !== 303) throw new Error(`Not added: ${answer.status} ${answer.text.slice(0, 300)}`);
    log.saved.add(serial);
  },
  async findFaults(db, { saved, sent }) {
    const rows = await db
      .selectFrom("vehicles")
      .leftJoin("meter_readings", "meter_readings.vehicle_id", "vehicles.id")
      .select(["unit_number", "serial_number", "make_model", "meter_readings.value as mileage"])
      .execute();
    const found = new Set(rows.map(({ unit_number }) => unit_number ?? ""));
    return {
      lost: [...saved].filter((serial) => !found.has(serial)),
      strange: [...found].filter((serial) => !sent.has(serial)),
      half: rows.filter(
        (row) =>
          row.make_model !== "Volvo VNL" ||
          Number(row.mileage) !== 1000 ||
          row.serial_number !== row.unit_number,
      ),
      twice: rows.length - found.size,
    };
  },
};
