import type { Generated } from "kysely";

/** Of visitors, who have no company. Only added to, and removed after two years. */
export interface ContactRequestsTable {
  id: Generated<string>;
  name: string;
  email: string;
  company: string;
  phone: string;
  fleet_size: string | null;
  interest: "inventory" | "fleettrack" | "system" | "software" | "all";
  message: string;
  /** The field that people do not see was filled in. */
  is_suspect: boolean;
  created_at: Generated<Date>;
}
