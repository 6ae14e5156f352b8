import type { Generated, GeneratedAlways } from "kysely";

/** "moved" is from bin to bin. */
export const movementReasons = [
  "added",
  "edited",
  "received",
  "adjusted",
  "moved",
  "counted",
  "sold",
  "handed_over",
  "returned",
  "installed",
  "uninstalled",
  "imported",
  "import_undone",
  "deleted",
] as const;
export type MovementReason = (typeof movementReasons)[number];

export interface StockMovementsTable {
  account_id: Generated<string>;
  item_id: string;
  position: GeneratedAlways<string>;
  moved_at: Generated<Date>;
  user_id: string;
  author: string;
  reason: MovementReason;
  document_type: "count" | "import" | "part" | "invoice" | "vendor_invoice" | null;
  document_id: string | null;
  quantity_before: number;
  quantity_change: number;
  quantity_after: number;
  /** Wanted beyond what was there. */
  short: Generated<number>;
  /** Pieces owed more (or fewer) by it: their sum is what a part is short of. */
  owed_change: Generated<number>;
  /** Dollars a piece, four decimals. */
  unit_cost: string | null;
  /** By a migration, from the movements before it. */
  cost_worked_out: Generated<boolean>;
  /** For people who see costs. */
  cost_note: string | null;
  bin_before: string | null;
  bin_after: string | null;
  supplier: string | null;
  reference: string | null;
  note: string | null;
}
