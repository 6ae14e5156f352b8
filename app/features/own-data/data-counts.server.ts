import { sql } from "kysely";
import type { Scope } from "~/auth/scope";

const counted = {
  vehicles: "Vehicles",
  meter_readings: "Meter readings",
  fuel_receipts: "Fuel receipts",
  service_entries: "Service entries",
  inspections: "Inspections",
  inventory_items: "Inventory parts",
  customers: "Customers",
} as const;

/** What the company has, for the page of its download. */
export async function countData(scope: Scope) {
  const { id } = scope.account;
  const counts = Object.keys(counted).map(
    (table) =>
      sql`(select count(*)::int from ${sql.table(table)} where account_id = ${id}) as ${sql.ref(table)}`,
  );
  const { rows } = await scope.db((trx) =>
    sql<Record<string, number>>`select ${sql.join(counts)}, photos.*
      from (select count(*)::int as photos, coalesce(sum(octet_length(bytes)), 0)::float8 as photo_bytes
        from files where account_id = ${id}) photos`.execute(trx),
  );
  const { photos = 0, photo_bytes: photoBytes = 0, ...others } = rows[0] ?? {};
  return {
    nouns: Object.entries(counted).map(([table, label]) => ({ label, count: others[table] ?? 0 })),
    photos,
    photoBytes,
  };
}
