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
import { sentAhead } from "./steady-dialect";

export type AccountTransaction = Transaction<Database>;

/** Makes statements and runs none. */
export type Statements = Kysely<Database>;

type Answers<Queries extends Compilable[]> = { [Place in keyof Queries]: InferResult<Queries[Place]> };

/** Answers in the order of the statements. */
export type ReadAsAccount = <Queries extends Compilable[]>(
  make: (statements: Statements) => [...Queries],
) => Promise<Answers<Queries>>;

let requestRole: Promise<string> | undefined;

/** Runs one short transaction that can see and write this account's rows only: row-level security holds even where a query forgets its account. */
export async function asAccount<T>(
  accountId: string,
  run: (trx: AccountTransaction) => Promise<T>,
): Promise<T> {
  const asRequest = await becomeAccount(accountId);
  return pool()
    .transaction()
    .execute(async (trx) => {
      await trx.executeQuery(sentAhead(asRequest));
      return run(trx);
    });
}

/** As asAccount, for what only reads and is known from the start: all of it goes to the server together. Answers in the order of the statements. */
export async function readAsAccount<Queries extends Compilable[]>(
  accountId: string,
  make: (statements: Statements) => [...Queries],
): Promise<Answers<Queries>> {
  const asRequest = await becomeAccount(accountId);
  const queries = make(statements).map((query) => query.compile());
  const sent = [CompiledQuery.raw(`begin read only; ${asRequest}`), ...queries, CompiledQuery.raw("commit")];
  const answers = await pool()
    .getExecutor()
    .provideConnection(async (connection) => {
      // Settled, each of them: what is still on its way belongs to this connection.
      const settled = await Promise.allSettled(sent.map((query) => connection.executeQuery(query)));
      const failed = settled.find((one) => one.status === "rejected");
      if (failed) throw failed.reason;
      return settled.map((one) => (one as PromiseFulfilledResult<QueryResult<unknown>>).value.rows);
    });
  return answers.slice(1, -1) as Answers<Queries>;
}

const statements: Statements = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The statement that makes a transaction this account's. Written out: one without parameters goes together with "begin". */
async function becomeAccount(accountId: string): Promise<string> {
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
  return sql`select set_config('role', ${sql.lit(role)}, true), set_config('app.account_id', ${sql.lit(accountId)}, true)`.compile(
    db,
  ).sql;
}
