import { sql } from "kysely";
import type { Scope } from "~/auth/scope";

/** Of each number, the category that the company's newest part with it has. */
export async function lastCategories(scope: Scope, partNumbers: string[]): Promise<(string | undefined)[]> {
  const { rows } = await scope.db((trx) =>
    sql<{ category: string | null }>`
      select (select category from parts
        where account_id = ${scope.account.id} and part_key is not null and part_key = part_key(typed)
        order by created_at desc limit 1) as category
      from unnest(${partNumbers}::text[]) with ordinality as numbers (typed, place)
      order by place`.execute(trx),
  );
  return rows.map(({ category }, index) =>
    /\w/.test(partNumbers[index]!) ? (category ?? undefined) : undefined,
  );
}
