import { itemsOf } from "~/features/inspections/items/inspection-items";
import { itemLabel } from "~/features/inspections/items/inspection-items";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { type Person, addRow, dayAgo, idOf, isWorkday, momentOf } from "../sample-company.server";
import { type MeterLog, readMeter } from "./meter-log.server";
import { enterService } from "./service.server";
import { grounded } from "./units";

/** Somewhat more than the three months for which reports have to be kept. Those of a year would be four fifths of a demo's rows. */
const daysOfReports = 95;

type Defect = { unit: string; daysAgo: number; item: string; note: string; repair?: string };

const defects: Defect[] = [
  {
    unit: "2003",
    daysAgo: 15,
    item: "exterior_lights",
    note: "Right marker lamp out",
    repair: "Marker lamp replaced",
  },
  {
    unit: "2005",
    daysAgo: 11,
    item: "exterior_wipers",
    note: "Streaks on the driver's side",
    repair: "Wiper blades replaced",
  },
  {
    unit: "B-1",
    daysAgo: 8,
    item: "emergency_exits",
    note: "Buzzer of the rear exit is silent",
    repair: "Buzzer wire mended",
  },
  {
    unit: grounded,
    daysAgo: 1,
    item: "interior_brakes",
    note: "Air leak at the left rear chamber: loses 12 psi a minute with the brakes on",
  },
];

/** Days ago on which the unit was inspected: workdays, and always when a defect was found. */
function isInspected({ company, unit }: MeterLog, days: number): boolean {
  const isFound = defects.some(({ unit: number, daysAgo }) => number === unit.number && daysAgo === days);
  return isFound || isWorkday(dayAgo(company, days));
}

/** Pre-trip reports of a unit that carries a driver. */
export function addInspections(log: MeterLog): void {
  const { unit } = log;
  if (unit.kind !== "bus" && !unit.number.startsWith("2")) return;
  let repaired: string | undefined;
  for (let days = daysOfReports; days >= 1; days--) {
    if (!isInspected(log, days)) continue;
    const found = defects.find(({ unit: number, daysAgo }) => number === unit.number && daysAgo === days);
    const id = addReport(log, days, found);
    if (repaired) acknowledge(log, { inspectionId: repaired, days });
    repaired = found?.repair ? id : undefined;
  }
}

function signed({ id, author, email }: Person, time: Date) {
  return { user_id: id, signature_name: author, signature_email: email, signed_at: time };
}

function addReport(log: MeterLog, days: number, found: Defect | undefined): string {
  const { company, unit, vehicleId } = log;
  const id = idOf(company, `inspection ${unit.number} ${days}`);
  const time = momentOf(
    dayAgo(company, days),
    `06:${String(10 + (vehicleId.charCodeAt(0) % 40)).padStart(2, "0")}`,
  );
  const reading = readMeter(log, days + 1, "inspection", days);
  const none = { make: null, model: null, year: null };
  addRow(company, "inspections", {
    ...{
      id,
      vehicle_id: vehicleId,
      kind: "pre_trip",
      unit_kind: unit.kind,
      company_name: company.companyName,
    },
    vehicle_title: vehicleTitle({ make_model: unit.makeModel, ...(unit.decoded ?? none) }),
    ...{ unit_number: unit.number, vin: unit.vin, serial_number: unit.serial, meter_reading_id: reading },
    ...{ ...signed(company.people.driver, time), made_at: time, notes: null },
  });
  for (const { key, varies } of itemsOf(unit.kind)) {
    const result =
      key === found?.item ? "defect" : varies && key === "underhood_brake_fluid" ? "not_applicable" : "ok";
    addRow(company, "inspection_checks", { inspection_id: id, item: key, of_trailer: false, result });
  }
  if (found) addDefect(log, { ...found, inspectionId: id, reading });
  return id;
}

type Found = Defect & { inspectionId: string; reading: string | null };

function addDefect(log: MeterLog, found: Found): void {
  const { company, vehicleId } = log;
  const id = idOf(company, `defect ${found.inspectionId}`);
  const breakdown = found.repair ? null : ground(log, found);
  addRow(company, "defects", {
    ...{ id, vehicle_id: vehicleId, inspection_id: found.inspectionId, item: found.item, of_trailer: false },
    ...{ note: found.note, cannot_be_driven: !found.repair, breakdown_id: breakdown },
  });
  if (!found.repair) return;
  const { manager, driver } = company.people;
  const time = momentOf(dayAgo(company, found.daysAgo), "16:40");
  const serviceEntryId = enterService(log, {
    ...{ daysAgo: found.daysAgo, description: found.repair, labor: "45.00", certifies: true },
    notes: `Defect: ${itemLabel(found.item)}: ${found.note}\nFound: Pre-trip inspection, signed by ${driver.author}\nCertified as repaired: ${manager.author} (${manager.email})`,
  });
  addRow(company, "defect_certifications", {
    ...{ defect_id: id, outcome: "repaired", note: found.repair, service_entry_id: serviceEntryId },
    ...signed(manager, time),
  });
}

/** The breakdown that a defect opens which is not safe to drive with. */
function ground({ company, vehicleId }: MeterLog, { daysAgo, item, note, reading }: Found): string {
  const { driver } = company.people;
  const day = dayAgo(company, daysAgo);
  const id = idOf(company, `breakdown ${vehicleId} ${daysAgo}`);
  addRow(company, "breakdowns", {
    ...{
      id,
      vehicle_id: vehicleId,
      user_id: driver.id,
      breakdown_type: "Safety Concern",
      breakdown_date: day,
    },
    ...{ state: "reported", cost: "0", version: 1, cannot_be_driven: true },
    notes: `${itemLabel(item)}: ${note}\nNot safe to drive, found in the pre-trip inspection that ${driver.author} signed.`,
    ...{ meter_reading_id: null, found_reading_id: reading, created_at: momentOf(day, "06:50") },
  });
  addRow(company, "breakdown_notes", {
    ...{ breakdown_id: id, user_id: driver.id, author: driver.author, state: "reported", note: null },
    created_at: momentOf(day, "06:50"),
  });
  return id;
}

/** The next driver signs for the repair (49 CFR 396.13). */
function acknowledge(
  { company }: MeterLog,
  { inspectionId, days }: { inspectionId: string; days: number },
): void {
  const { driver } = company.people;
  addRow(company, "inspection_acknowledgements", {
    ...{ inspection_id: inspectionId, unit: null },
    ...signed(driver, momentOf(dayAgo(company, days), "06:08")),
  });
}
