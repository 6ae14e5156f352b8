/** Which set of patterns a maker's VINs follow in which model years. */
export interface VpicWmiSchemaTable {
  wmi: string;
  schema_id: number;
  year_from: number;
  /** null = still open. */
  year_to: number | null;
}
