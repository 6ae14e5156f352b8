import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  type InferResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type Transaction,
  sql,
} from "kysely";
import type { Database } from "./database";
import { pool } from "./pool";
import { pipelined } from "./steady-dialect";

export type AccountTransaction = Transaction<Database>;

/** Builds statements without running them. */
export type Statements = Kysely<Database>;

type Results<Queries extends Compilable[]> = { [Place in keyof Queries]: InferResult<Queries[Place]> };

/** Returns the rows of each statement, in the order of the statements. */
export type ReadAsAccount = <Queries extends Compilable[]>(
  make: (statements: Statements) => [...Queries],
) => Promise<Results<Queries>>;

let requestRole: Promise<string> | undefined;

/** One short transaction that sees and writes only this account's rows: row-level security holds even where a query forgets the account. */
export async function asAccount<T>(
  accountId: string,
  run: (trx: AccountTransaction) => Promise<T>,
): Promise<T> {
  const setAccount = await setAccountSql(accountId);
  return pool()
    .transaction()
    .execute(async (trx) => {
      await trx.executeQuery(pipelined(setAccount));
      return run(trx);
    });
}

/** Like asAccount, for reads that are all known up front: sends them in one round trip. */
export async function readAsAccount<Queries extends Compilable[]>(
  accountId: string,
  make: (statements: Statements) => [...Queries],
): Promise<Results<Queries>> {
  const setAccount = await setAccountSql(accountId);
  const queries = make(statements).map((query) => query.compile());
  const sent = [CompiledQuery.raw(`begin read only; ${setAccount}`), ...queries, CompiledQuery.raw("commit")];
  const results = await pool()
    .getExecutor()
    .provideConnection(async (connection) => {
      // Waits for all of them even when one fails: the connection must not be released with results outstanding.
      const settled = await Promise.allSettled(sent.map((query) => connection.executeQuery(query)));
      const failed = settled.find((one) => one.status === "rejected");
      if (failed) throw failed.reason;
      return settled.map((one) => (one as PromiseFulfilledResult<QueryResult<unknown>>).value.rows);
    });
  return results.slice(1, -1) as Results<Queries>;
}

const statements: Statements = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Values are written out as literals: only a statement without parameters can be sent together with "begin". */
async function setAccountSql(accountId: string): Promise<string> {
  const db = pool();
  requestRole ??= db
    .selectFrom("installation")
    .select("request_role")
    .executeTakeFirstOrThrow()
    .then((row) => row.request_role);
  const role = await requestRole.catch((error: unknown) => {
    requestRole = undefined;
    throw error;
  });
  // Plans its statements on every run: a plan shared by all accounts would not know how large this one is.
  return sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.account_id', ${sql.lit(accountId)}, true),
    set_config('plan_cache_mode', 'force_custom_plan', true)`.compile(db).sql;
}
