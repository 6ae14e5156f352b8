import type { Generated } from "kysely";

export interface OperatorActionsTable {
  id: Generated<string>;
  command: string;
  target: string;
  outcome: string;
  operator: string;
  at: Generated<Date>;
}
