import type { Generated } from "kysely";

/** Null where the service found nothing. */
export type PartAnswer = {
  description: string;
  manufacturer: string;
  specifications: string;
  source: string;
} | null;

/** Belongs to no company: every one reads it, and only what the service said is written. */
export interface PartLookupsTable {
  part_key: string;
  answer: { part: PartAnswer };
  asked_at: Generated<Date>;
}
