/** Who makes a vehicle whose VIN begins so: three characters, or six (1-3 and 12-14) for makers of few vehicles. */
export interface VpicWmiTable {
  wmi: string;
  makes: string[];
  vehicle_type: string;
  manufacturer: string;
  /** 1 = up to 10,000 lb, 2 = heavier, null = the catalogue does not say. */
  truck_type: number | null;
}
