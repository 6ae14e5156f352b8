import { readDate } from "~/features/imports/cells/column-dates";
import { readRows } from "~/features/imports/cells/read-rows";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { type MeterValue, type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import type { Mapping } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { distanceUnitIn } from "~/features/imports/guess/unit-headings";
import { type MeterOfReading, meterOfRow } from "~/features/meters/import/planned-reading";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { modelYearCandidates } from "~/features/vin/model-year";
import { checkVin } from "~/features/vin/vin";
import { type UnitKind, unitKindIn } from "../unit-kind/unit-kind";
import { type VehicleField, vehicleColumns } from "./vehicle-columns";
import { type FoundVin, vinsIn } from "./vin-in-cell";

type Cells = RowCells<VehicleField>;

export type VehicleValues = {
  /** 17 characters; null if there is a serial number instead. */
  vin: string | null;
  serialNumber: string | null;
  /** VINs that may have been meant, likeliest first. Only a person may choose one. */
  proposals: string[];
  unitNumber: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
  /** As listed, or make and model together; null if the list has neither. */
  makeModel: string | null;
  mileage: MeterValue | null;
  /** YYYY-MM-DD; null is today. */
  mileageReadOn: string | null;
  ofMeter: MeterOfReading | undefined;
  /** Of a list that says it without a mileage, too. */
  meterUnit: MeterUnit | null;
  unitKind: UnitKind | null;
  vehicleType: string | null;
  engineSerial: string | null;
  tireSize: string | null;
  lessor: string | null;
  engineModel: string | null;
  bodyClass: string | null;
  engineManufacturer: string | null;
  gvwr: string | null;
};

/** `today` (YYYY-MM-DD) limits the model years. */
export async function readVehicleRows(
  table: Table,
  mapping: Mapping,
  options: ReadOptions,
  today: string,
): Promise<RowVerdict<VehicleValues>[]> {
  const fleet: Fleet = { vins: new Map(), serials: new Map(), lastSerial: null };
  return readRows(table, { columns: vehicleColumns, mapping, options }, (cells: Cells) =>
    vehicleRow(cells, fleet, today),
  );
}

/** Where each number was seen before. */
type Fleet = {
  vins: Map<string, { line: number; unit: string | null }>;
  serials: Map<string, number>;
  lastSerial: string | null;
};

function meterOfVehicle(
  cells: Cells,
): Pick<VehicleValues, "mileage" | "mileageReadOn" | "ofMeter" | "meterUnit"> {
  const day = cells.text("mileageDay");
  const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && "date" in readDate(day, "ymd");
  if (day !== null && !isDay)
    cells.notes.push(`The day of the mileage “${day.slice(0, 40)}” is not like 2026-01-31: today is taken.`);
  return {
    mileage: cells.odometer("mileage"),
    mileageReadOn: isDay ? day : null,
    ofMeter: meterOfRow(cells.text("meterNumber"), null),
    meterUnit: distanceUnitIn(cells.text("distanceUnit") ?? "") ?? null,
  };
}

type Identity = Pick<VehicleValues, "vin" | "serialNumber" | "proposals"> & { rest: string };

function vehicleRow(cells: Cells, fleet: Fleet, today: string): RowVerdict<VehicleValues> {
  const { line, notes } = cells;
  const left = cells.text("left");
  if (left && /\d/.test(left)) {
    const skipped = `It left the fleet (${left.slice(0, 40)}): former vehicles are not added.`;
    return { line, notes, skipped };
  }
  const identity = identityOf(cells);
  if (!identity) {
    const missing = "There is no VIN and no serial number in this row.";
    return cells.filled <= 2 ? { line, notes, skipped: missing } : { line, notes, problem: missing };
  }
  const { year, model } = yearAndModel(cells);
  if (identity.vin && year) noteOtherYear(identity.vin, year, today, cells);
  const unitNumber = unitOf(cells, identity.rest);
  const values: VehicleValues = {
    vin: identity.vin,
    serialNumber: identity.serialNumber,
    proposals: identity.proposals,
    unitNumber,
    year,
    make: limited(cells, "make", 100),
    model,
    makeModel: makeModelOf(cells, model),
    ...meterOfVehicle(cells),
    unitKind: unitKindIn(cells.text("unitKind")),
    vehicleType: limited(cells, "vehicleType", 100),
    engineSerial: limited(cells, "engineSerial", 100),
    tireSize: limited(cells, "tireSize", 50),
    lessor: limited(cells, "lessor", 200),
    engineModel: limited(cells, "engineModel", 200),
    bodyClass: limited(cells, "bodyClass", 200),
    engineManufacturer: limited(cells, "engineManufacturer", 200),
    gvwr: limited(cells, "gvwr", 200),
  };
  refuseTwin(values, cells, fleet);
  return refusal(cells) ?? { line, notes, values };
}

function identityOf(cells: Cells): Identity | undefined {
  const cell = cells.text("vin");
  const [found, ...others] = vinsIn(cell ?? "");
  if (found) return vinIdentity(found, others, cells);
  const serial = serialIn(cells.text("serialNumber")) ?? serialIn(cell);
  if (!serial) return undefined;
  if (serial === cell?.trim()) noteSerial(serial, cells);
  if (serial.length > 30) cells.problems.push("The serial number is longer than 30 characters.");
  return { vin: null, serialNumber: serial, proposals: [], rest: "" };
}

function vinIdentity({ vin, rest, broken }: FoundVin, others: FoundVin[], cells: Cells): Identity {
  if (broken) cells.notes.push("A hyphen or blank inside the VIN was removed.");
  if (others.length > 0) {
    const also = others.map((other) => other.vin).join(", ");
    cells.notes.push(`There are ${others.length + 1} VINs in the cell: ${vin} was taken, not ${also}.`);
  }
  if (rest) cells.notes.push(`There is other text beside the VIN: “${rest.slice(0, 100)}”.`);
  const { problems, proposals } = checkVin(vin);
  cells.notes.push(...problems);
  return { vin, serialNumber: null, proposals, rest };
}

/** A repeated heading among the rows ("Vin No.") has no digit. */
function serialIn(text: string | null): string | null {
  return text && /\d/.test(text) ? text.trim().replace(/\s+/g, " ") : null;
}

function noteSerial(serial: string, cells: Cells): void {
  const { length } = serial;
  const letters = /[IOQ]/i.test(serial) && length > 12 ? " The letters I, O and Q never occur in a VIN." : "";
  cells.notes.push(
    `${length} characters: not a 17-character VIN, so it is kept as a serial number.${letters}`,
  );
}

/** Text beside the VIN is the unit number if the list has no other and it looks like one. */
function unitOf(cells: Cells, rest: string): string | null {
  const unit = limited(cells, "unitNumber", 50);
  if (unit) return unit;
  const beside = /^(?:unit|truck|trailer|no\.?|#)?\s*[:#-]?\s*([a-z]{0,3}-?\d{1,6}[a-z]?)$/i.exec(
    rest.replace(/^[-,:;/()\s]+|[-,:;/()\s]+$/g, ""),
  )?.[1];
  if (!beside) return null;
  cells.notes.push(`${beside} beside the VIN was taken as the unit number.`);
  return beside;
}

/** "2019 IMPULSE TM AC" is a year and a model; "426 B" under the years is a model. */
function yearAndModel(cells: Cells): { year: number | null; model: string | null } {
  const listed = cells.text("year");
  const model = limited(cells, "model", 100);
  if (!listed) return { year: null, model };
  const [, digits, rest = ""] = /^((?:19|20)\d{2})(?:\.0)?(?!\w)[\s,-]*(.*)$/s.exec(listed) ?? [];
  const text = (digits ? rest : listed).trim();
  if (text) {
    cells.notes.push(`“${text.slice(0, 100)}” in the column of years was taken as the model.`);
  }
  return { year: digits ? Number(digits) : null, model: model ?? (text.slice(0, 100) || null) };
}

function noteOtherYear(vin: string, year: number, today: string, cells: Cells): void {
  const candidates = modelYearCandidates(vin, today);
  if (candidates.length === 0 || candidates.includes(year)) return;
  cells.notes.push(
    `The listed year ${year} differs from the VIN's tenth character: ${candidates.join(" or ")}.`,
  );
}

function makeModelOf(cells: Cells, model: string | null): string | null {
  const listed = limited(cells, "makeModel", 200);
  if (listed) return listed;
  const parts = [cells.text("make"), model].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ").slice(0, 200) : null;
}

/** The same limits as the vehicle's form; text that is too long is refused, never cut. */
function limited(cells: Cells, field: VehicleField, max: number): string | null {
  const text = cells.text(field)?.replace(/\s+/g, " ") ?? null;
  if (text && text.length > max) {
    cells.problems.push(`“${text.slice(0, 40)}…” has ${text.length} characters; at most ${max} are kept.`);
  }
  return text;
}

/** Of two rows with one number the later one is refused: a VIN belongs to one vehicle, and a repeated serial number was filled down. */
function refuseTwin({ vin, serialNumber, unitNumber }: VehicleValues, cells: Cells, fleet: Fleet): void {
  if (vin) {
    const twin = fleet.vins.get(vin);
    const unit = twin?.unit ? ` (unit ${twin.unit})` : "";
    if (twin) cells.problems.push(`The same VIN is in line ${twin.line}${unit}.`);
    else fleet.vins.set(vin, { line: cells.line, unit: unitNumber });
  } else if (serialNumber) {
    const earlier = fleet.serials.get(serialNumber.toLowerCase());
    if (serialNumber === fleet.lastSerial) {
      cells.problems.push(
        `The serial number is that of the row above: it was probably filled down. The first one is in line ${earlier}.`,
      );
    } else if (earlier !== undefined) cells.notes.push(`The same serial number is in line ${earlier}.`);
    else fleet.serials.set(serialNumber.toLowerCase(), cells.line);
  }
  fleet.lastSerial = serialNumber;
}
