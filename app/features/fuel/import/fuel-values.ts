import type { OriginalMoney } from "~/features/imports/cells/money-in-dollars";
import type { VolumeUnit } from "~/features/imports/cells/read-options";
import type { MeterValue } from "~/features/imports/cells/row-cells";
import type { MeterOfReading } from "~/features/meters/import/planned-reading";
import type { FuelProduct } from "./fuel-product";

export type FuelValues = {
  vehicleName: string | null;
  /** YYYY-MM-DD, and HH:MM when the file has it. */
  date: string;
  time: string | null;
  odometer: MeterValue | null;
  distance: MeterValue | null;
  /** As written, exact, so that sums can be compared with the file's. */
  volume: { value: string; unit: VolumeUnit } | null;
  /** US gallons, rounded half up to 3 decimals. */
  gallons: string | null;
  /** As written: per unit of `volume`, in the file's currency. */
  unitPrice: string | null;
  /** US dollars per US gallon, rounded half up to 3 decimals; from total and volume when no price is written. */
  pricePerGallon: string | null;
  /** US dollars, rounded half up to cents. */
  total: string;
  /** The total was not in the file: it is volume times price. */
  totalWorkedOut: boolean;
  originalTotal: OriginalMoney | null;
  /** The log has no fuel and no money: the row is a reading of the odometer. */
  isReading?: true;
  /** In our own file of readings: which of the vehicle's meters it is, and whether that one starts or ends there. */
  ofMeter?: MeterOfReading;
  filledUp: boolean;
  missedBefore: boolean;
  product: FuelProduct | null;
  notes: string | null;
  seller: string | null;
  location: string | null;
  /** Two letters. */
  state: string | null;
};

export type FuelMoney = Pick<
  FuelValues,
  "unitPrice" | "pricePerGallon" | "total" | "totalWorkedOut" | "originalTotal"
>;

/** The log has the fill but not its cost. */
export const unknownMoney: FuelMoney = {
  unitPrice: null,
  pricePerGallon: null,
  total: "0.00",
  totalWorkedOut: false,
  originalTotal: null,
};
