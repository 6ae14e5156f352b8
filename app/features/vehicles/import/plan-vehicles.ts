import { levelUp } from "~/auth/permissions";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { planRows } from "~/features/imports/planned-rows";
import { readingOfRow } from "~/features/meters/import/planned-reading";
import type { MeterUnit } from "~/features/meters/meter-unit";
import type { FleetVehicle } from "../fleet-import/fleet-of-import.server";
import type { FleetRecord, PlanContext } from "../fleet-import/fleet-record";
import { dayProblem } from "../fleet-import/log-rows";
import type { UnitKind } from "../unit-kind/unit-kind";
import { formerText } from "../vehicle-problem";
import type { VehicleValues } from "./vehicle-rows";

export type VehicleImportColumns = {
  vin: string | null;
  serial_number: string | null;
  unit_number: string | null;
  /** Null if the list has neither make nor model: the VIN's are used then. */
  make_model: string | null;
  engine_serial: string | null;
  tire_size: string | null;
  lessor: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  vehicle_type: string | null;
  engine_model: string | null;
  body_class: string | null;
  engine_manufacturer: string | null;
  gvwr: string | null;
  unit_kind: UnitKind | null;
  meter_unit: MeterUnit | null;
};

export function planVehicles(rows: RowVerdict<VehicleValues>[], { fleet, today }: PlanContext) {
  let room = fleet.room ?? Infinity;
  const known = numbersOf(fleet.vehicles);
  return planRows<VehicleValues, FleetRecord<VehicleImportColumns>>(rows, (values, notes) => {
    const problem = knownAlready(values, known) ?? tooLong(values);
    if (problem) return { problem };
    const former = values.vin === null ? undefined : fleet.former.get(values.vin);
    if (former) {
      const to = `/fleet-data/${former.vehicleId}`;
      return { problem: formerText(former), link: { to, label: "Open the former vehicle" } };
    }
    const late = values.mileageReadOn && dayProblem(values.mileageReadOn, today);
    if (late) return { problem: late };
    const read = readingOfRow(values.mileage, values.mileageReadOn ?? today, notes);
    if ("problem" in read) return read;
    if (room === 0) return { problem: "Your plan holds no more vehicles.", link: levelUp };
    room--;
    if (values.unitNumber !== null) noteSameUnit(values.unitNumber, known, notes);
    if (values.proposals.length > 0) notes.push(`Did you mean ${values.proposals.join(" or ")}?`);
    const reading = read.reading && { ...read.reading, ofMeter: values.ofMeter };
    return { vehicle: null, reading, columns: columnsOf(values) };
  });
}

type Numbers = Record<"vins" | "serials", Map<string | null, FleetVehicle>> & { units: Map<string, string> };

function numbersOf(vehicles: FleetVehicle[]): Numbers {
  return {
    vins: new Map(vehicles.map((one) => [one.vin, one])),
    serials: new Map(vehicles.map((one) => [one.serial?.toLowerCase() ?? null, one])),
    units: new Map(
      vehicles.flatMap(({ unit, label }) => (unit === null ? [] : [[unit.toLowerCase(), label] as const])),
    ),
  };
}

function knownAlready({ vin, serialNumber }: VehicleValues, known: Numbers): string | undefined {
  const same = vin
    ? known.vins.get(vin)
    : serialNumber !== null && known.serials.get(serialNumber.toLowerCase());
  return same ? `Already in your fleet, as ${same.label}.` : undefined;
}

function noteSameUnit(unit: string, { units }: Numbers, notes: string[]): void {
  const same = units.get(unit.toLowerCase());
  if (same) notes.push(`The same unit number has ${same}.`);
  else units.set(unit.toLowerCase(), "another row of this file");
}

const limits: [keyof VehicleValues, string, number][] = [
  ["serialNumber", "serial number", 30],
  ["unitNumber", "unit number", 50],
  ["makeModel", "make and model", 200],
  ["engineSerial", "engine serial", 100],
  ["tireSize", "tire size", 50],
  ["lessor", "lessor", 200],
];

function tooLong(values: VehicleValues): string | undefined {
  const long = limits.find(([field, , max]) => String(values[field] ?? "").length > max);
  return long && `The ${long[1]} has more than ${long[2]} characters.`;
}

function columnsOf(values: VehicleValues): VehicleImportColumns {
  return {
    vin: values.vin,
    serial_number: values.serialNumber,
    unit_number: values.unitNumber,
    make_model: values.makeModel,
    engine_serial: values.engineSerial,
    tire_size: values.tireSize,
    lessor: values.lessor,
    make: values.make,
    model: values.model,
    year: values.year,
    vehicle_type: values.vehicleType,
    engine_model: values.engineModel,
    body_class: values.bodyClass,
    engine_manufacturer: values.engineManufacturer,
    gvwr: values.gvwr,
    unit_kind: values.unitKind,
    meter_unit: values.meterUnit,
  };
}

export function describeVehicle({ unit_number, vin, serial_number, year, make_model }: VehicleImportColumns) {
  return [
    unit_number && `Unit ${unit_number}`,
    vin ?? `serial ${serial_number}`,
    year === null ? null : String(year),
    make_model,
  ];
}
