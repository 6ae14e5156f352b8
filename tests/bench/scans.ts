import { readFileSync, readdirSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { samples, samplesAvailable } from "../support/samples";
import { listTimes, until } from "./demo";
import { percentile } from "./load";
import type { BenchVisitor } from "./visitor";

const folders = ["invoices", "other_receipts", "parts_receipts", "fuel_receipts", "labels"];
const count = 30;
const pollMs = 100;

/** While photos are read, the largest first: a company's list in the web, and the memory of the scanning process. */
export async function reportScans(product: Product, db: Db, visitor: BenchVisitor): Promise<void> {
  if (!samplesAvailable)
    return console.log("Scans are not measured: set SAMPLES to the folder of the test data.");
  const alone = await listTimes(visitor, () => false);
  const photos = largestPhotos();
  for (const path of photos) await addScan(db, path);
  let isOver = false;
  const memory = peakMemory(product, () => !isOver);
  const busy = listTimes(visitor, () => !isOver);
  const start = performance.now();
  await until(db, sql`not exists (select from scans where state = 'waiting')`);
  isOver = true;
  const seconds = (performance.now() - start) / 1000;
  const [before, meanwhile] = [percentile(alone, 99), percentile(await busy, 99)];
  console.log(
    `\n${photos.length} photos read in ${seconds.toFixed(0)} s. Another page meanwhile: p99 ${meanwhile.toFixed(1)} ms, alone ${before.toFixed(1)} ms ` +
      `(${(meanwhile / before).toFixed(2)} times, limit 2); the scanning process took at most ${await memory} MB, limit 1200`,
  );
}

function largestPhotos(): string[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(samples(`images/${folder}`))
      .filter((name) => /\.(jpg|png)$/.test(name))
      .map((name) => samples(`images/${folder}/${name}`)),
  );
  return paths.sort((a, b) => statSync(b).size - statSync(a).size).slice(0, count);
}

async function addScan(db: Db, path: string): Promise<void> {
  await sql`
    with scan as (
      insert into scans (account_id, user_id, purpose, kind)
      select account_id, id, 'stock-invoice', 'parts-invoice' from profiles order by created_at desc limit 1
      returning account_id, id
    ), file as (
      insert into scan_files (account_id, scan_id, position, file_name, bytes)
      select account_id, id, 0, ${path.split("/").at(-1)!}, ${readFileSync(path)} from scan
    )
    select request_job('read-scan', jsonb_build_object('scanId', id), now(), 'scan ' || id) from scan`.execute(
    db,
  );
}

/** MB (VmHWM). */
async function peakMemory(product: Product, goesOn: () => boolean): Promise<number> {
  let peak = 0;
  for (; goesOn(); await wait(pollMs))
    for (const pid of product.scanningPids()) peak = Math.max(peak, memoryOf(pid));
  return peak;
}

function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
