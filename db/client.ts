import { Kysely } from "kysely";
import postgres from "postgres";
import type { Connection } from "./connection";
import type { Database } from "./database";
import { SteadyDialect, type SteadyOptions } from "./steady-dialect";

export type Db = Kysely<Database>;

/** A `date` is read as text (YYYY-MM-DD): as a JavaScript Date it moves back a day west of Greenwich. */
export function openDatabase(connection: Connection, max = 10, options: SteadyOptions = {}): Db {
  const { ssl, ...rest } = connection;
  const client = postgres({
    ...rest,
    ssl,
    max,
    connect_timeout: 10,
    idle_timeout: 300,
    // In seconds. By default every connection that fails makes the next one wait longer, soon 20 seconds after the database is back.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      // In kB. Every search reads the rows not yet flushed into the search index, so keep few. A file import sets more.
      gin_pending_list_limit: "512",
      ...(options.timeoutSeconds ? { statement_timeout: options.timeoutSeconds * 1000 } : {}),
    },
    types: {
      date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
    },
  });
  return new Kysely<Database>({ dialect: new SteadyDialect(client, options) });
}
