import type { Generated } from "kysely";

export interface LetterheadsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  company_name: string;
  header_text: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  tax_id: Generated<string>;
  logo_id: string | null;
  created_at: Generated<Date>;
}
