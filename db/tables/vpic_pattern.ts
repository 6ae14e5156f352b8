export interface VpicPatternTable {
  schema_id: number;
  element: "model" | "engine_model" | "engine_manufacturer" | "body_class" | "gvwr";
  /** Patterns of the VIN's characters 4-8 and 10-17, as "4-8|10-17" (app/features/vin/pattern-keys.ts). */
  keys: string;
  /** For a model, "make|model". */
  value: string;
}
