/** The lists about a fleet that people bring along. */
export type FleetKind = "vehicles" | "fuel" | "service";

/** And price files and stock lists of parts. */
export type ImportKind = FleetKind | "inventory";

export type VehicleField =
  | "vin"
  | "serialNumber"
  | "unitNumber"
  | "year"
  | "make"
  | "model"
  | "makeModel"
  | "vehicleType"
  | "mileage"
  | "engineSerial"
  | "tireSize"
  | "lessor"
  | "engineModel"
  | "bodyClass"
  | "engineManufacturer"
  | "gvwr";

/** `price` is what a heading leaves open: `priceMeans` says whether it is of one unit or of the whole fill. */
export type FuelField =
  | "vehicle"
  | "date"
  | "time"
  | "odometer"
  | "distance"
  | "volume"
  | "volumeUnit"
  | "price"
  | "unitPrice"
  | "total"
  | "partial"
  | "full"
  | "missed"
  | "notes"
  | "product"
  | "location";

export type ServiceField =
  | "vehicle"
  | "date"
  | "time"
  | "odometer"
  | "description"
  | "serviceType"
  | "subTypes"
  | "cost"
  | "laborCost"
  | "partsCost"
  | "vendor"
  | "parts"
  | "notes";

export type StockField =
  | "partNumber"
  | "description"
  | "manufacturer"
  | "vendor"
  | "cost"
  | "salesPrice"
  | "coreCharge"
  | "bin"
  | "quantity"
  | "reorderPoint"
  | "crossReference"
  | "replaces"
  | "barCode"
  | "vendorNumber";

export type Field = VehicleField | FuelField | ServiceField | StockField;

export const moneyFields: Field[] = [
  "price",
  "unitPrice",
  "total",
  "cost",
  "laborCost",
  "partsCost",
  "salesPrice",
  "coreCharge",
];
export const numberFields: Field[] = [
  "odometer",
  "mileage",
  "distance",
  "volume",
  "quantity",
  "reorderPoint",
  ...moneyFields,
];

/** Which column (counted from 0) is what. Columns left out are not read; several may be `notes`, `crossReference` or `replaces`, of all else the first counts. */
export type Mapping = Partial<Record<number, Field>>;

export type DateOrder = "mdy" | "dmy" | "ymd";
export type DecimalMark = "point" | "comma";
export type VolumeUnit = "gal" | "L" | "imp gal";
export type DistanceUnit = "mi" | "km" | "h";

/** How the cells are read where they could mean several things. A person may change each on a page. */
export type ReadOptions = {
  dateOrder: DateOrder;
  decimal: DecimalMark;
  volumeUnit: VolumeUnit;
  distanceUnit: DistanceUnit;
  priceMeans: "unit" | "total";
  /** ISO 4217: the currency of all money in the file. */
  currency: string;
  /** US dollars for one of `currency`, as a person confirmed it. Without it money in another currency is refused. */
  rate: string | null;
};

/** Of an account in the United States. */
export const usualOptions: ReadOptions = {
  dateOrder: "mdy",
  decimal: "point",
  volumeUnit: "gal",
  distanceUnit: "mi",
  priceMeans: "total",
  currency: "USD",
  rate: null,
};

/** What becomes of a row. `line` is where it begins in the file, from 1. `skipped` rows hold nothing to import. */
export type RowVerdict<Values> = { line: number; notes: string[] } & (
  { values: Values } | { problem: string } | { skipped: string }
);

/** A meter's reading as written, an exact decimal. */
export type MeterValue = { value: string; unit: DistanceUnit };
