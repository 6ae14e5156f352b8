import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatCounted, formatMoney } from "~/ui/format";
import { productLabel } from "./fuel-products";

const monthsShown = 24;

/** What was bought in each of the newest months, by product. Money is left out for who may not see it. */
export async function sumFuelMonths(scope: Scope, vehicleId: string) {
  const rows = await scope.db((trx) =>
    trx
      .with("sums", (query) =>
        query
          .selectFrom("fuel_receipts")
          .select([
            sql<string>`to_char(receipt_date, 'YYYY-MM')`.as("month"),
            "product",
            sql<number>`count(*)::int`.as("receipts"),
            sql<string>`coalesce(sum(${gallons}), 0)::text`.as("gallons"),
            sql<number>`count(*) filter (where ${gallons} is null)::int`.as("unknown"),
            sql<string>`sum(total_cost)::text`.as("total"),
          ])
          .where("vehicle_id", "=", vehicleId)
          .where("removed_at", "is", null)
          .groupBy(["month", "product"]),
      )
      .selectFrom("sums")
      .selectAll()
      .select(sql<number>`dense_rank() over (order by month desc)::int`.as("rank"))
      .orderBy("month", "desc")
      .orderBy("product")
      .execute(),
  );
  return rows
    .filter(({ rank }) => rank <= monthsShown)
    .map(({ month, product, receipts, gallons, unknown, total }) => ({
      key: `${month} ${product}`,
      month: monthName(month),
      product: productLabel(product),
      receipts,
      gallons: unknown === receipts ? "" : gallons,
      without: unknown === 0 ? "" : `${formatCounted(unknown, "receipt")} without gallons`,
      total: scope.may("costs:view") ? formatMoney(total) : undefined,
    }));
}

export type FuelMonth = Awaited<ReturnType<typeof sumFuelMonths>>[number];

/** The number that was not typed is calculated, as on each receipt (completeNumbers). */
const gallons = sql`coalesce(gallons, nullif(round(total_cost / nullif(price_per_gallon, 0), 3), 0))`;

function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
