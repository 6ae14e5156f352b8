import { sql } from "kysely";
import { parse } from "node-html-parser";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { newStock } from "./inventory-fill";
import type { BenchVisitor } from "./visitor";
import { webMemory } from "./web-process";

const parts = 100_000;

/** Export, import and undo of 100,000 parts, with the response times of a list while they run. */
export async function reportInventoryFiles(product: Product, db: Db): Promise<void> {
  const visitor = await newStock(product, db, 0);
  console.log(`\nFiles of ${parts.toLocaleString("en-US")} parts`);
  const added = await reportImport(product, visitor, { name: "new parts", file: priceFile("A", 12.5, 7) });
  await sql`vacuum analyze inventory_items, stock_movements, inventory_search`.execute(db);
  await reportExport(product, visitor);
  const changed = await reportImport(product, visitor, {
    name: "known parts, all with another cost and quantity",
    file: priceFile("A", 13.75, 9),
  });
  await reportUndo(product, visitor, changed);
  await reportUndo(product, visitor, added);
}

function priceFile(prefix: string, cost: number, pieces: number): string {
  const words = ["Filter, oil", "Brake shoe", "Air dryer", "Track rubber", "Alternator 12 V"];
  const rows = Array.from({ length: parts }, (_, at) => {
    const number = `${prefix}${String(at).padStart(6, "0")}-${at % 97}`;
    const name = `"${words[at % words.length]!} ${at % 997} mm"`;
    return `${number},${name},Donaldson,FleetPride,${(cost + (at % 900)).toFixed(2)},,B${at % 40},${(at % 20) + pieces},5`;
  });
  return `Part#,Description,Manufacturer,Vendor,Cost,Sales Price,Bin,Qty,Reorder\n${rows.join("\n")}\n`;
}

async function reportExport(product: Product, visitor: BenchVisitor): Promise<void> {
  const start = performance.now();
  const response = await visitor.get("/inventory/export.csv", { "accept-encoding": "identity" });
  const reader = response.body!.getReader();
  let bytes = (await reader.read()).value?.byteLength ?? 0;
  const first = performance.now() - start;
  let peak = webMemory(product);
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    peak = Math.max(peak, webMemory(product));
  }
  console.log(
    `  Export: starts after ${first.toFixed(0)} ms (limit 200), ${megabytes(bytes)} in ${seconds(start)}, ` +
      `web process at most ${peak} MB (limit 250)`,
  );
}

type ImportOf = { name: string; file: string };

/** Returns the path of the import. */
async function reportImport(
  product: Product,
  visitor: BenchVisitor,
  { name, file }: ImportOf,
): Promise<string> {
  const upload = new File([file], "prices.csv", { type: "text/csv" });
  const started = performance.now();
  const answer = await visitor.upload("/inventory/import", "/inventory/import", upload);
  const path = answer.headers.get("location") ?? "";
  if (!path.startsWith("/inventory/import/")) throw new Error(`The file was refused: ${await answer.text()}`);
  let fingerprint = "";
  const preview = await watched(product, visitor, async () => {
    const page = parse(await (await visitor.get(path)).text());
    fingerprint = page.querySelector('input[name="fingerprint"]')?.getAttribute("value") ?? "";
  });
  console.log(`  Import of ${name}, ${megabytes(file.length)}: preview after ${seconds(started)} (limit 20)`);
  console.log(`    ${preview.told}`);
  const written = await watched(product, visitor, async () => {
    const done = await visitor.post(path, `${path}/confirm`, { version: "1", fingerprint });
    const page = await (await visitor.get(done.headers.get("location")!)).text();
    if (!page.includes("100,000 parts imported")) throw new Error("The file was not written.");
  });
  console.log(
    `    written in ${written.seconds} s, the page's form included (limit 30)\n    ${written.told}`,
  );
  return path;
}

async function reportUndo(product: Product, visitor: BenchVisitor, path: string): Promise<void> {
  const undone = await watched(product, visitor, async () => {
    await (await visitor.post(path, `${path}/undo`, {})).text();
  });
  console.log(`  Undone in ${undone.seconds} s\n    ${undone.told}`);
}

/** Loads the parts list repeatedly until `run` is done. */
async function watched(product: Product, visitor: BenchVisitor, run: () => Promise<void>) {
  const times: number[] = [];
  let isDone = false;
  let peak = 0;
  const start = performance.now();
  const running = run().finally(() => (isDone = true));
  while (!isDone) {
    const asked = performance.now();
    await (await visitor.get("/inventory")).arrayBuffer();
    times.push(performance.now() - asked);
    if (times.length % 20 === 0) peak = Math.max(peak, webMemory(product));
  }
  const took = seconds(start);
  await running;
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  const told =
    `list pages at the same time: ${times.length}, median ${at(0.5)} ms, p99 ${at(0.99)} ms (limit 300), longest ${at(1)} ms; ` +
    `web process at most ${peak} MB`;
  return { seconds: took, told };
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
