export interface VpicPatternTable {
  schema_id: number;
  element: "model" | "engine_model" | "engine_manufacturer" | "body_class" | "gvwr";
  /** Characters 4-8, then, after a bar, 10-17: app/features/vin/pattern-keys.ts reads them. */
  keys: string;
  /** For a model: make, bar, model. */
  value: string;
}
