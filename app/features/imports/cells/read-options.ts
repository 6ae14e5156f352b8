export type DateOrder = "mdy" | "dmy" | "ymd";
export type DecimalMark = "point" | "comma";
export type VolumeUnit = "gal" | "L" | "imp gal";
export type DistanceUnit = "mi" | "km" | "h";

/** How ambiguous cells are read. A person may change each on a page. */
export type ReadOptions = {
  dateOrder: DateOrder;
  decimal: DecimalMark;
  volumeUnit: VolumeUnit;
  distanceUnit: DistanceUnit;
  priceMeans: "unit" | "total";
  /** ISO 4217: the currency of amounts that name none, and the one besides US dollars that is converted. */
  currency: string;
  /** US dollars per unit of `currency`, as a person confirmed it. Without it money in another currency is refused. */
  rate: string | null;
};

/** The defaults for an account in the United States. */
export const usualOptions: ReadOptions = {
  dateOrder: "mdy",
  decimal: "point",
  volumeUnit: "gal",
  distanceUnit: "mi",
  priceMeans: "total",
  currency: "USD",
  rate: null,
};
