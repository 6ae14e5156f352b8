import { z } from "zod";
import { cleanVin } from "../vin/vin";
import { optionalText, version } from "../amounts/amount-fields";
import { meterFieldsOf, requiredMeterShape } from "../meters/meter-schema";
import { type MeterUnit, formatReading, meterUnits, readingInForm } from "../meters/meter-unit";
import type { DecodedField } from "./decoded-fields";

const makeModel = z
  .string({ error: "Make/Model is required" })
  .trim()
  .min(1, "Make/Model is required")
  .max(200, "Make/Model must be at most 200 characters");

const year = z
  .string()
  .trim()
  .regex(/^\d{4}$/, "Year must be four digits")
  .transform(Number)
  .pipe(z.number().min(1900, "Year must be 1900 or later").max(2100, "Year must be 2100 or earlier"))
  .optional()
  .transform((typed) => typed ?? null);

/** What a decode knows; each may be corrected by hand. */
const decodedShape = {
  make: optionalText("Make", 100),
  model: optionalText("Model", 100),
  year,
  vehicleType: optionalText("Vehicle type", 100),
  engineModel: optionalText("Engine model", 200),
  bodyClass: optionalText("Body class", 200),
  engineManufacturer: optionalText("Engine maker", 200),
  gvwr: optionalText("Weight class", 200),
} satisfies Record<DecodedField, z.ZodType>;

type Decoded = z.output<z.ZodObject<typeof decodedShape>>;

function decodedColumns(decoded: Decoded) {
  return {
    make: decoded.make,
    model: decoded.model,
    year: decoded.year,
    vehicle_type: decoded.vehicleType,
    engine_model: decoded.engineModel,
    body_class: decoded.bodyClass,
    engine_manufacturer: decoded.engineManufacturer,
    gvwr: decoded.gvwr,
  };
}

export const decodedSchema = z
  .object({ ...decodedShape, version })
  .transform(({ version, ...decoded }) => ({ version, columns: decodedColumns(decoded) }));

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
    makeModel,
    ...requiredMeterShape(meterUnit),
    engineSerial: optionalText("Engine serial", 100),
    unitNumber: optionalText("Unit number", 50),
    tireSize: optionalText("Tire size", 50),
    lessor: optionalText("Leased from", 200),
  });

export type VehicleField =
  | Exclude<keyof z.input<ReturnType<typeof vehicleObject>>, "meterConfirmed" | "strikeReading">
  | "noVin"
  | "meterUnit";

/** The form's fields as the columns of the vehicles table. */
function vehicleColumns(fields: z.output<ReturnType<typeof vehicleObject>>) {
  return {
    ...fields.vin,
    make_model: fields.makeModel,
    engine_serial: fields.engineSerial,
    unit_number: fields.unitNumber,
    tire_size: fields.tireSize,
    lessor: fields.lessor,
  };
}

/** `decodedVin` names the VIN that the carried values belong to: a VIN changed since then drops them. */
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
          ? { ...columns, ...decodedColumns(fields), decode_source: fields.decodeSource! }
          : columns,
        meter: meterFieldsOf(fields),
        note: fields.mileage.note,
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
      note: fields.mileage.note,
    }));

export const archiveSchema = z.object({ reason: optionalText("Reason", 200) });

export type NewVehicle = z.output<ReturnType<typeof newVehicleSchema>>;
export type EditedVehicle = z.output<ReturnType<ReturnType<typeof editedVehicleSchema>>>;
export type VehicleColumns = EditedVehicle["columns"];
export type DecodedVehicleColumns = ReturnType<typeof decodedColumns>;

type Identity = { vin: string | null; serial_number: string | null } | { problem: string; hint?: string };

function readIdentity(typed: string, noVin: boolean): Identity {
  if (noVin) {
    if (typed === "") return { problem: "Enter the serial number, 1 to 30 characters" };
    return typed.length <= 30
      ? { vin: null, serial_number: typed }
      : { problem: "Serial number must be at most 30 characters" };
  }
  const { vin } = cleanVin(typed);
  if (vin.length !== 17) {
    return { problem: "VIN must be 17 characters", hint: "If the unit never had one, tick the box below." };
  }
  if (!/^[A-Z0-9]{17}$/.test(vin)) return { problem: "VIN must be 17 characters, letters and digits only" };
  return { vin, serial_number: null };
}

type StoredVehicle = VehicleColumns & {
  meter_unit: MeterUnit;
  current_reading: { value: string; unit: MeterUnit } | null;
};

/** A vehicle's own facts, without what the house keeps beside them. */
export function vehicleFacts(vehicle: StoredVehicle) {
  const { vin, serial_number, make_model, engine_serial, unit_number, tire_size, lessor } = vehicle;
  const { current_reading } = vehicle;
  const mileage = current_reading && formatReading(current_reading.value, current_reading.unit);
  return { vin, serial_number, make_model, mileage, engine_serial, unit_number, tire_size, lessor };
}

export type VehicleFacts = ReturnType<typeof vehicleFacts>;

/** A vehicle as the values of its form. */
export function vehicleFormValues(vehicle: StoredVehicle & { version: number }) {
  return {
    vin: vehicle.vin ?? vehicle.serial_number ?? "",
    noVin: vehicle.serial_number === null ? undefined : "on",
    makeModel: vehicle.make_model,
    mileage: readingInForm(vehicle.current_reading, vehicle.meter_unit),
    engineSerial: vehicle.engine_serial ?? "",
    unitNumber: vehicle.unit_number ?? "",
    tireSize: vehicle.tire_size ?? "",
    lessor: vehicle.lessor ?? "",
    version: String(vehicle.version),
    meterUnit: vehicle.meter_unit,
  } satisfies Record<VehicleField | "version", string | undefined>;
}

/** What a decode says, or what is stored, as the values of the form for decoded values. */
export function decodedFormValues(decoded: Partial<DecodedVehicleColumns>) {
  return {
    make: decoded.make ?? "",
    model: decoded.model ?? "",
    year: decoded.year ? String(decoded.year) : "",
    vehicleType: decoded.vehicle_type ?? "",
    engineModel: decoded.engine_model ?? "",
    bodyClass: decoded.body_class ?? "",
    engineManufacturer: decoded.engine_manufacturer ?? "",
    gvwr: decoded.gvwr ?? "",
  };
}
