import { Kysely } from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import postgres from "postgres";
import type { Connection } from "./connection";
import type { Database } from "./database";

export type Db = Kysely<Database>;

/** A pool of at most `max` connections. A `date` stays text (YYYY-MM-DD): as a JavaScript Date it moves by a day west of Greenwich. */
export function openDatabase(connection: Connection, max = 10): Db {
  const { ssl, ...rest } = connection;
  const client = postgres({
    ...rest,
    ssl,
    max,
    connect_timeout: 10,
    idle_timeout: 300,
    onnotice: () => {},
    types: {
      date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
    },
  });
  return new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: client }) });
}
