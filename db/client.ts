import { Kysely } from "kysely";
import postgres from "postgres";
import type { Connection } from "./connection";
import type { Database } from "./database";
import { SteadyDialect, type Steadiness } from "./steady-dialect";

export type Db = Kysely<Database>;

/** A pool of at most `max` connections. A `date` stays text (YYYY-MM-DD): as a JavaScript Date it moves by a day west of Greenwich. */
export function openDatabase(connection: Connection, max = 10, steadiness: Steadiness = {}): Db {
  const { ssl, ...rest } = connection;
  const client = postgres({
    ...rest,
    ssl,
    max,
    connect_timeout: 10,
    idle_timeout: 300,
    onnotice: () => {},
    connection: {
      // A prepared statement is planned for what it is asked, each time: a plan for any account would not know how large this one is.
      plan_cache_mode: "force_custom_plan",
      // What is not sorted into the search's index yet is read through by each search: little of it, in kB. A file sets more.
      gin_pending_list_limit: "512",
      ...(steadiness.patience ? { statement_timeout: steadiness.patience * 1000 } : {}),
    },
    types: {
      date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
    },
  });
  return new Kysely<Database>({ dialect: new SteadyDialect(client, steadiness) });
}
