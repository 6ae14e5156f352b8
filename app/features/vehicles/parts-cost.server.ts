import { type Expression, expressionBuilder, sql } from "kysely";
import type { Database } from "~db/database";

/** Dollars. Parts taken off count; parts entered by mistake do not. */
export function partsCostOf(link: "breakdown_id" | "service_entry_id", id: Expression<string>) {
  const sum = expressionBuilder<Database>()
    .selectFrom("parts")
    .select((part) => part.fn.sum("parts.cost").as("sum"))
    .where(`parts.${link}`, "=", id)
    .where((part) =>
      part.or([part("parts.removed_at", "is", null), part("parts.removed_as", "=", "taken_off")]),
    );
  return sql<string>`coalesce(${sum}, 0)::text`;
}
