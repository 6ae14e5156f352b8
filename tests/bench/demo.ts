import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { maxRunning } from "~/auth/demos/demo-settings";
import { requestDemos } from "~/auth/demos/demos.server";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { percentile } from "./load";
import type { BenchVisitor } from "./visitor";

/** For the product that this bench starts: each press comes from another network. */
export const demoSettings = { DEMO_READY: String(maxRunning), TRUST_PROXY: "1" };

/** A press on a ready demo; what three rounds of as many as may run leave behind; and another company's list meanwhile. */
export async function reportDemo(product: Product, db: Db, other: BenchVisitor): Promise<void> {
  const alone = await listTimes(other, () => false);
  console.log(`\nDemos. Another company's list alone: p99 ${percentile(alone, 99).toFixed(1)} ms`);
  const sizes: number[] = [];
  for (let round = 1; round <= 3; round++) {
    let isOver = false;
    const busy = listTimes(other, () => !isOver);
    const presses = await runRound(product, db).finally(() => (isOver = true));
    const times = await busy;
    await sql`vacuum`.execute(db);
    sizes.push(await sizeOf(db));
    console.log(
      `  Round ${round}: a press ${percentile(presses.slice(0, 20), 50).toFixed(0)} ms (median of 20, limit 1000), ` +
        `the list meanwhile p99 ${percentile(times, 99).toFixed(1)} ms (${(percentile(times, 99) / percentile(alone, 99)).toFixed(2)} times, limit 2), ` +
        `database ${(sizes.at(-1)! / 1e6).toFixed(0)} MB`,
    );
  }
  console.log(`  After three rounds ${(sizes[2]! / sizes[1]!).toFixed(3)} of the size after two; limit 1.05`);
}

/** Makes, starts and ends as many as may run at once. Returns the milliseconds of each press. */
async function runRound(product: Product, db: Db): Promise<number[]> {
  await requestDemos(db);
  await until(db, sql`(select count(*) from demos where started_at is null) >= ${maxRunning}`);
  const presses: number[] = [];
  for (let place = 0; place < maxRunning; place++) {
    const start = performance.now();
    const answer = await fetch(`${product.address}/demo`, {
      method: "POST",
      body: new URLSearchParams(),
      headers: { "x-forwarded-for": `10.${presses.length}.${Date.now() % 250}.${place}` },
      redirect: "manual",
    });
    presses.push(performance.now() - start);
    if (answer.headers.get("location") !== "/dashboard")
      throw new Error(`The press answered ${answer.status} ${answer.headers.get("location")}`);
  }
  await db
    .updateTable("demos")
    .set({ ends_at: sql<Date>`now() - interval '5 minutes'` })
    .where("started_at", "is not", null)
    .execute();
  await requestDemos(db);
  await until(db, sql`not exists (select from demos where started_at is not null)`);
  return presses;
}

export async function until(db: Db, isTrue: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isTrue: boolean }>`select ${isTrue} as "isTrue"`.execute(db);
    if (rows[0]!.isTrue) return;
    await wait(500);
  }
}

/** Milliseconds of 300 requests, or of as many as there are while `goesOn`. */
export async function listTimes(visitor: BenchVisitor, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 300 || goesOn()) {
    const start = performance.now();
    await (await visitor.get("/fleet-data")).arrayBuffer();
    times.push(performance.now() - start);
    await wait(20);
  }
  return times;
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return Number(rows[0]!.size);
}
