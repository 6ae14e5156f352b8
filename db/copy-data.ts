import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import postgres, { type TransactionSql } from "postgres";
import { type Environment, environment } from "~/environment";
import { checkDatabase, readDatabaseUrl } from "./check-database";
import { openDatabase } from "./client";
import type { Connection } from "./connection";
import { copyTables } from "./copy-tables";
import { findEmbedded, startEmbedded } from "./embedded";
import { refuseOtherRelease } from "./frozen-migrations";
import { prepareDatabase } from "./migrate";
import { StartFailure } from "./start-failure";

/** Copies the embedded database into the one that DATABASE_URL names, all of it or nothing. Returns what to print. Throws StartFailure. */
async function copyData({ DATABASE_URL, DATA_DIR }: Environment): Promise<string> {
  if (!DATABASE_URL)
    throw new StartFailure("DATABASE_URL is not set: name the empty database to copy the data to.");
  const target = readDatabaseUrl(DATABASE_URL);
  await checkDatabase(target);
  await withSql(target, (sql) => sql.begin((trx) => refuseFilled(trx, target)));
  const source = await openSource(DATA_DIR);
  try {
    await refuseOtherSource(source.connection, DATA_DIR);
    await prepareDatabase(target);
    const rows = await copyAll(source.connection, target);
    const later = source.isLive ? " The product was running: what is saved from now on is not in it." : "";
    return `Copied ${rows} rows to the database "${target.database}". Start the product with this DATABASE_URL.${later}`;
  } finally {
    await source.close();
  }
}

async function withSql<T>(connection: Connection, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A database that is migrated and in which nobody has signed up counts as empty. */
async function refuseFilled(sql: TransactionSql, { database }: Connection): Promise<void> {
  const [found] = await sql<{ tables: number; ours: boolean }[]>`
    select count(*)::int as tables, coalesce(bool_or(relname = 'accounts'), false) as ours
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
  if (found!.tables === 0) return;
  const [row] = found!.ours
    ? await sql<{ filled: boolean }[]>`
        select exists (select from accounts) or exists (select from profiles) as filled`
    : [{ filled: true }];
  if (!row?.filled) return;
  throw new StartFailure(
    `DATABASE_URL: the database "${database}" is not empty, and nothing was copied. Name an empty one.`,
  );
}

/** A server that is running, or one that runs until the copy is made. */
async function openSource(
  dataDir: string,
): Promise<{ connection: Connection; isLive: boolean; close(): Promise<void> }> {
  const live = await findEmbedded(dataDir);
  if (live) return { connection: live, isLive: true, close: async () => {} };
  const there = await stat(resolve(dataDir, "postgres/PG_VERSION")).catch(() => undefined);
  if (!there)
    throw new StartFailure(`DATA_DIR: ${dataDir} holds no database. Set it to the folder that does.`);
  const { connection, stop } = await startEmbedded(dataDir);
  return { connection, isLive: false, close: stop };
}

async function refuseOtherSource(source: Connection, dataDir: string): Promise<void> {
  const db = openDatabase(source, 1);
  try {
    await refuseOtherRelease(db, `the database in DATA_DIR (${dataDir})`);
  } finally {
    await db.destroy();
  }
}

async function copyAll(source: Connection, target: Connection): Promise<number> {
  return withSql(source, (from) =>
    withSql(target, async (to) => {
      const rows = await to.begin(async (trx) => {
        await trx`lock table accounts, profiles in access exclusive mode`;
        await refuseFilled(trx, target);
        return copyTables(from, trx);
      });
      await to`analyze`;
      return rows;
    }),
  );
}

await copyData(environment).then(
  (done) => console.log(done),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof StartFailure ? reason : `Nothing was copied: ${reason}`);
    process.exitCode = 1;
  },
);
