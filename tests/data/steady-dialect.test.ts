import { type RawBuilder, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { closePool } from "~db/pool";
import { openDatabase } from "~db/client";
import { parseDatabaseUrl } from "~db/connection";
import { ownerDb } from "~db/owner";
import { openDatabaseDoor } from "../support/database-door";
import { asAdmin, runSetting } from "../support/databases";

const admin = parseDatabaseUrl(runSetting("TEST_ADMIN_URL"));
const here = parseDatabaseUrl(process.env.DATABASE_URL!);

/** As an administrator who restarts the server, or one that runs out of memory: every connection to this database is cut off. */
async function cutEveryConnection(): Promise<number> {
  return asAdmin(admin, async (db) => {
    const { rows } = await sql<{ cut: boolean }>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity where datname = ${here.database}`.execute(
      db,
    );
    return rows.length;
  });
}

/** Three statements with time between them for the connection to go. */
async function transaction(): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      for (let count = 0; count < 3; count++) await sql`select pg_sleep(0.03)`.execute(trx);
    });
}

type Lost = { code?: string };

const atWork = sql`state = 'active' and query like '%pg_sleep%'`;
const connected = sql`true`;

function countConnections(which: RawBuilder<unknown>): Promise<number> {
  return asAdmin(admin, async (db) => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = ${here.database} and pid <> pg_backend_pid() and ${which}`.execute(
      db,
    );
    return rows.length;
  });
}

test("when connections are cut off at work, every transaction ends, nothing is thrown where nobody listens, and later ones work", async () => {
  const work = Promise.allSettled(Array.from({ length: 25 }, transaction));
  await vi.waitUntil(async () => (await countConnections(atWork)) >= 5, { interval: 1 });
  expect(await cutEveryConnection()).toBeGreaterThanOrEqual(5);
  const outcomes = await work;
  const lost = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Lost] : []));
  expect(lost.length).toBeGreaterThan(0);
  for (const { code } of lost) expect(String(code)).toMatch(/^(57P|CONN|ECONN|EPIPE)/);
  await Promise.all(Array.from({ length: 15 }, transaction));
}, 120_000);

test("when idle connections are cut off, at most those who come next notice", async () => {
  await Promise.all(Array.from({ length: 10 }, transaction));
  await cutEveryConnection();
  await vi.waitUntil(async () => (await countConnections(connected)) === 0, { interval: 10 });
  await Promise.allSettled(Array.from({ length: 10 }, transaction));
  await Promise.all(Array.from({ length: 10 }, transaction));
  await closePool();
}, 60_000);

test("a transaction whose database stops answering ends after the time it was given", async () => {
  const door = await openDatabaseDoor(here);
  let lost = 0;
  const db = openDatabase(door.connection, 4, { timeoutSeconds: 1, onLost: () => lost++ });
  const started = () => db.transaction().execute((trx) => sql`select 1`.execute(trx));
  // One connection: another could still be asking for the types of arrays, which nobody waits for.
  await started();
  door.hold();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, started));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
  expect(lost).toBeGreaterThan(0);
  await door.shut();
  // Half a minute for what never ends is right for a product that stops, and too long for a test.
  void db.destroy();
}, 30_000);

test("a database that is not there is told at once", async () => {
  const door = await openDatabaseDoor(here);
  await door.shut();
  const db = openDatabase(door.connection, 2, { timeoutSeconds: 5 });
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await db.destroy();
});
