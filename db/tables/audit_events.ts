import type { Generated } from "kysely";

export type AuditKind =
  | "sign_in"
  | "people"
  | "plan"
  | "settings"
  | "prices"
  | "stock"
  | "records"
  | "imports"
  | "data"
  | "provider";

/** Append-only. */
export interface AuditEventsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  happened_at: Generated<Date>;
  kind: AuditKind;
  /** Null for the operator, and for somebody who was refused. */
  user_id: string | null;
  author: string;
  what: string;
  /** The network address of a sign-in, else empty. */
  address: Generated<string>;
}
