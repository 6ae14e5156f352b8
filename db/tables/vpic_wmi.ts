/** A maker by the VIN's characters 1-3, or 1-3 and 12-14 for makers of few vehicles. */
export interface VpicWmiTable {
  wmi: string;
  makes: string[];
  vehicle_type: string;
  manufacturer: string;
  /** 1 = up to 10,000 lb, 2 = heavier, null = the catalog does not say. */
  truck_type: number | null;
}
