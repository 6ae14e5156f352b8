import type { Generated } from "kysely";

export interface AttemptsTable {
  id: Generated<string>;
  kind: "sign-in" | "sign-up" | "reset" | "second-step" | "address" | "demo" | "contact";
  subject: string;
  address: string;
  device: string | null;
  at: Generated<Date>;
}
