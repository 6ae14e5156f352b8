import type { Generated } from "kysely";

/** Returned cores of before they named their charge. */
export interface UnnamedCoreReturnsTable {
  account_id: Generated<string>;
  return_line_id: string;
  charge_line_id: string;
  pieces: number;
  /** Dollars that the charge gives back, above 0. */
  amount: string;
  tax: string;
}
