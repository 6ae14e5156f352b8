export const meterUnits = ["mi", "km", "h"] as const;
export type MeterUnit = (typeof meterUnits)[number];

export const unitNames: Record<MeterUnit, string> = { mi: "Miles", km: "Kilometers", h: "Hours" };

export function readingLabel(unit: MeterUnit): string {
  return unit === "mi" ? "Mileage" : unit === "km" ? "Odometer (km)" : "Engine hours";
}

/** "123,456 mi", "1,204.5 h". Hours show a tenth if there is one. */
export function formatReading(value: string | number, unit: MeterUnit): string {
  const max = unit === "h" ? 1 : 0;
  return `${Number(value).toLocaleString("en-US", { maximumFractionDigits: max })} ${unit}`;
}

/** As shown, and as it was read if that was in another unit. */
type Figures = { value: string; unit: MeterUnit; readValue?: string; readUnit?: MeterUnit };

/** As it was read, with its unit if that is not the vehicle's, so that saving again does not change it. */
export function readingInForm(reading: Figures | null, own: MeterUnit): string {
  if (!reading) return "";
  const { value, unit, readValue = value, readUnit = unit } = reading;
  const figures = readValue.replace(/\.0+$/, "");
  return readUnit === own ? figures : `${figures} ${readUnit}`;
}
