import type { Field, FleetKind, ImportKind, ReadOptions } from "./import-kinds";

export const importKinds: { value: FleetKind; label: string }[] = [
  { value: "vehicles", label: "Vehicles: a fleet list" },
  { value: "fuel", label: "Fuel: receipts or a fuel log" },
  { value: "service", label: "Service: a maintenance log" },
];

const vehicleFields: [Field, string][] = [
  ["vin", "VIN or serial number"],
  ["serialNumber", "Serial number"],
  ["unitNumber", "Unit number"],
  ["year", "Year"],
  ["make", "Make"],
  ["model", "Model"],
  ["makeModel", "Make and model"],
  ["vehicleType", "Vehicle type"],
  ["mileage", "Mileage"],
  ["engineSerial", "Engine serial"],
  ["tireSize", "Tire size"],
  ["lessor", "Leased from"],
  ["engineModel", "Engine model"],
  ["bodyClass", "Body class"],
  ["engineManufacturer", "Engine maker"],
  ["gvwr", "Weight class"],
];

const fuelFields: [Field, string][] = [
  ["vehicle", "Vehicle"],
  ["date", "Date"],
  ["time", "Time"],
  ["odometer", "Mileage"],
  ["distance", "Trip distance"],
  ["volume", "Volume"],
  ["volumeUnit", "Unit of volume"],
  ["price", "Price"],
  ["unitPrice", "Price of one gallon or liter"],
  ["total", "Total cost"],
  ["partial", "Partial fill"],
  ["full", "Filled up"],
  ["missed", "Missed fill before"],
  ["product", "Product"],
  ["location", "Place"],
  ["notes", "Notes"],
];

const serviceFields: [Field, string][] = [
  ["vehicle", "Vehicle"],
  ["date", "Date"],
  ["time", "Time"],
  ["odometer", "Mileage"],
  ["description", "What was done"],
  ["serviceType", "Kind of service"],
  ["subTypes", "Kinds of work"],
  ["cost", "Cost"],
  ["laborCost", "Labor cost"],
  ["partsCost", "Parts cost"],
  ["vendor", "Shop"],
  ["parts", "Parts"],
  ["notes", "Notes"],
];

const stockFields: [Field, string][] = [
  ["partNumber", "Part number"],
  ["description", "Description"],
  ["manufacturer", "Manufacturer"],
  ["vendor", "Vendor"],
  ["cost", "Cost"],
  ["salesPrice", "Sales price"],
  ["coreCharge", "Core charge"],
  ["bin", "Bin"],
  ["quantity", "Quantity"],
  ["reorderPoint", "Reorder point"],
  ["crossReference", "Cross-reference"],
  ["replaces", "Number it replaces"],
  ["barCode", "Bar code"],
  ["vendorNumber", "Vendor's number"],
];

const fieldsOfKind = {
  vehicles: vehicleFields,
  fuel: fuelFields,
  service: serviceFields,
  inventory: stockFields,
};

/** What becomes of a part that is in the inventory already. */
export const existingChoices = [
  { value: "update", label: "Update it" },
  { value: "add", label: "Add the quantity to it" },
  { value: "skip", label: "Skip it" },
];

/** What a column may be read as. */
export function fieldChoices(kind: ImportKind): { value: string; label: string }[] {
  const fields = fieldsOfKind[kind].map(([value, label]) => ({ value: value, label }));
  return [{ value: "", label: "Not read" }, ...fields];
}

type Question = {
  name: Exclude<keyof ReadOptions, "rate">;
  label: string;
  kinds: ImportKind[];
  options: { value: string; label: string }[];
};

const logs: ImportKind[] = ["fuel", "service"];

/** What a file may leave open. */
export const optionQuestions: Question[] = [
  {
    name: "dateOrder",
    label: "Dates are written",
    kinds: logs,
    options: [
      { value: "mdy", label: "month/day/year" },
      { value: "dmy", label: "day/month/year" },
      { value: "ymd", label: "year-month-day" },
    ],
  },
  {
    name: "decimal",
    label: "Decimals are written with a",
    kinds: ["vehicles", ...logs, "inventory"],
    options: [
      { value: "point", label: "point: 1,234.50" },
      { value: "comma", label: "comma: 1.234,50" },
    ],
  },
  {
    name: "distanceUnit",
    label: "Mileage is in",
    kinds: ["vehicles", ...logs],
    options: [
      { value: "mi", label: "miles" },
      { value: "km", label: "kilometers" },
      { value: "h", label: "hours" },
    ],
  },
  {
    name: "volumeUnit",
    label: "Volume is in",
    kinds: ["fuel"],
    options: [
      { value: "gal", label: "US gallons" },
      { value: "L", label: "liters" },
      { value: "imp gal", label: "imperial gallons" },
    ],
  },
  {
    name: "priceMeans",
    label: "The price is that of",
    kinds: ["fuel"],
    options: [
      { value: "unit", label: "one gallon or liter" },
      { value: "total", label: "the whole fill" },
    ],
  },
  {
    name: "currency",
    label: "Money is in",
    kinds: [...logs, "inventory"],
    options: ["USD", "EUR", "CAD", "MXN", "GBP"].map((value) => ({ value, label: value })),
  },
];
