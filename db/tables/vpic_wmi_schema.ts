/** Which set of patterns a maker's VINs follow, by model year. */
export interface VpicWmiSchemaTable {
  wmi: string;
  schema_id: number;
  year_from: number;
  /** null = still in use. */
  year_to: number | null;
}
