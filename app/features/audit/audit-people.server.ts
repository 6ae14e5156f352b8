import { sql } from "kysely";
import type { Scope } from "~/auth/scope";

const maxPeople = 500;

/** Whoever signed in or did something, also who left since, with the name they had last. */
export async function listAuditPeople(scope: Scope): Promise<{ userId: string; author: string }[]> {
  return scope.db(async (trx) => {
    // One step in the index for each person: the events of a large company are many, its people are few.
    const { rows } = await sql<{ userId: string; author: string }>`
      with recursive person(user_id) as (
        (select user_id from audit_events where account_id = ${scope.account.id} and user_id is not null order by user_id limit 1)
        union all
        select (select user_id from audit_events
          where account_id = ${scope.account.id} and user_id > person.user_id order by user_id limit 1)
        from person where person.user_id is not null)
      select person.user_id as "userId", last.author from person cross join lateral (
        select author from audit_events where account_id = ${scope.account.id} and user_id = person.user_id
        order by happened_at desc limit 1) last
      limit ${maxPeople}`.execute(trx);
    return rows;
  });
}
