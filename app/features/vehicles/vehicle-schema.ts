import { z } from "zod";
import { cleanVin } from "~/features/vin/vin";
import { optionalText, version } from "~/features/amounts/amount-fields";
import type { Columns } from "~/features/fields/field";
import { shapeOf } from "~/features/fields/field-schema";
import { columnsOf, detailsOf, formValuesOf } from "~/features/fields/field-values";
import { meterFieldsOf, requiredMeterShape } from "~/features/meters/meter-schema";
import { type MeterUnit, formatReading, meterUnits, readingInForm } from "~/features/meters/meter-unit";
import { decodedColumns, decodedFields } from "./decode/decoded-fields";
import { type UnitKind, unitKindNames } from "./unit-kind/unit-kind";
import { type VehicleField, vehicleFields } from "./vehicle-fields";

const decodedShape = shapeOf(decodedFields);

export const decodedSchema = z
  .object({ ...decodedShape, version })
  .transform(({ version, ...decoded }) => ({ version, columns: columnsOf(decodedFields, decoded) }));

const identity = (noVin: boolean) =>
  z
    .string({ error: noVin ? "Enter the serial number, 1 to 30 characters" : "VIN must be 17 characters" })
    .transform((typed, context) => {
      const read = readIdentity(typed.trim(), noVin);
      if (!("problem" in read)) return read;
      context.addIssue({ code: "custom", message: read.problem });
      if (read.hint) context.addIssue({ code: "custom", message: read.hint });
      return z.NEVER;
    });

const vehicleObject = (posted: FormData, meterUnit: MeterUnit) =>
  z.object({
    vin: identity(posted.get("noVin") === "on"),
    ...shapeOf(vehicleFields),
    ...requiredMeterShape(meterUnit),
    /** The ids of vehicles with the same number that the person was shown and calls others. */
    otherThan: z.string().max(500).optional(),
  });

function vehicleColumns(fields: z.output<ReturnType<typeof vehicleObject>>) {
  const { vin, serial_number } = fields.vin;
  return { vin, serial_number, ...columnsOf(vehicleFields, fields) };
}

function noteOf({ vin, mileage }: z.output<ReturnType<typeof vehicleObject>>): string | undefined {
  return [...vin.notes, mileage.note].filter(Boolean).join(" ") || undefined;
}

/** `decodedVin` is the VIN of the carried values: they are dropped if the VIN was changed since then. */
export const newVehicleSchema = (posted: FormData) => {
  const meterUnit = z.enum(meterUnits).catch("mi").parse(posted.get("meterUnit"));
  return vehicleObject(posted, meterUnit)
    .extend({
      ...decodedShape,
      decodedVin: z.string().optional(),
      decodeSource: z.enum(["tables", "online"]).optional().catch(undefined),
    })
    .transform((fields) => {
      const columns = { ...vehicleColumns(fields), meter_unit: meterUnit };
      const isDecoded =
        columns.vin !== null && fields.decodedVin === columns.vin && fields.decodeSource !== undefined;
      return {
        columns: isDecoded
          ? { ...columns, ...columnsOf(decodedFields, fields), decode_source: fields.decodeSource! }
          : columns,
        meter: meterFieldsOf(fields),
        otherThan: fields.otherThan,
        note: noteOf(fields),
        staleDecode:
          fields.decodedVin && !isDecoded
            ? "The VIN was changed after decoding: decode it on the vehicle's page."
            : undefined,
      };
    });
};

export const editedVehicleSchema = (meterUnit: MeterUnit) => (posted: FormData) =>
  vehicleObject(posted, meterUnit)
    .extend({ version })
    .transform((fields) => ({
      columns: vehicleColumns(fields),
      meter: meterFieldsOf(fields),
      version: fields.version,
      otherThan: fields.otherThan,
      note: noteOf(fields),
    }));

export const archiveSchema = z.object({ reason: optionalText("Reason", 200) });

export type NewVehicle = z.output<ReturnType<typeof newVehicleSchema>>;
export type EditedVehicle = z.output<ReturnType<ReturnType<typeof editedVehicleSchema>>>;
export type VehicleColumns = EditedVehicle["columns"];
export type DecodedVehicleColumns = Columns<typeof decodedFields>;

type Identity =
  { vin: string | null; serial_number: string | null; notes: string[] } | { problem: string; hint?: string };

function readIdentity(typed: string, noVin: boolean): Identity {
  if (noVin) {
    if (typed === "") return { problem: "Enter the serial number, 1 to 30 characters" };
    return typed.length <= 30
      ? { vin: null, serial_number: typed, notes: [] }
      : { problem: "Serial number must be at most 30 characters" };
  }
  const { vin, notes } = cleanVin(typed);
  if (vin.length !== 17) {
    return { problem: "VIN must be 17 characters", hint: "If the unit never had one, tick the box below." };
  }
  if (!/^[A-Z0-9]{17}$/.test(vin)) return { problem: "VIN must be 17 characters, letters and digits only" };
  return { vin, serial_number: null, notes };
}

type StoredVehicle = VehicleColumns & {
  meter_unit: MeterUnit;
  current_reading: { value: string; unit: MeterUnit } | null;
};

export function vehicleFacts(vehicle: StoredVehicle & { found_kind: UnitKind }) {
  const { vin, serial_number, current_reading: reading } = vehicle;
  const mileage = reading ? formatReading(reading.value, reading.unit) : "Not read yet";
  const own = { mileage: { label: "Mileage", value: mileage } };
  const unitKind = { label: "Kind of unit", value: kindText(vehicle) };
  const details = { ...detailsOf(vehicleFields, vehicle, { own }), unitKind };
  return { vin, serial_number, details: Object.values(details) };
}

function kindText({ unit_kind, found_kind }: { unit_kind: string | null; found_kind: UnitKind }): string {
  const name = unitKindNames[found_kind];
  return unit_kind === found_kind ? name : `${name} (not chosen: as its VIN or vehicle type says)`;
}

export type VehicleFacts = ReturnType<typeof vehicleFacts>;

export function vehicleFormValues(vehicle: StoredVehicle & { version: number }) {
  return {
    ...formValuesOf(vehicleFields, vehicle),
    vin: vehicle.vin ?? vehicle.serial_number ?? "",
    noVin: vehicle.serial_number === null ? undefined : "on",
    mileage: readingInForm(vehicle.current_reading, vehicle.meter_unit),
    meterUnit: vehicle.meter_unit,
    version: String(vehicle.version),
  } satisfies Record<VehicleField | "version", string | undefined>;
}

export function decodedFormValues(decoded: Partial<DecodedVehicleColumns>) {
  const none = Object.fromEntries(decodedColumns.map((column) => [column, null])) as DecodedVehicleColumns;
  return formValuesOf(decodedFields, { ...none, ...decoded });
}
