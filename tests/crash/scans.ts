import { randomInt } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { samples, samplesAvailable } from "../support/samples";
import type { Visitor } from "../support/visitor";
import type { Product } from "./product";
import { withDatabase } from "./trial";

const count = 20;
const page = "/scans/new/vehicle";

/** Each scan must end once: read with its page and counted, or failed with its reason. */
export async function killScanningRepeatedly(product: Product, visitor: Visitor): Promise<void> {
  if (!samplesAvailable)
    return console.log("Scans are not tried: set SAMPLES to the folder of the test data.");
  for (const name of photos()) await send(visitor, name);
  let kills = 0;
  for (let since = Date.now(); (await waiting(product)) > 0; await wait(randomInt(200, 3_000))) {
    if (Date.now() - since > 900_000)
      throw new Error(`${await waiting(product)} scans wait after 15 minutes.`);
    if (product.killScanning()) kills++;
  }
  const ended = await outcomes(product);
  const faults = ended.filter((one) => !isRight(one));
  if (ended.length !== count || faults.length > 0) throw new Error(JSON.stringify(faults));
  const read = ended.filter(({ state }) => state === "read").length;
  const counted = await countedScans(product);
  if (counted !== read) throw new Error(`${read} scans were read, but ${counted} are counted.`);
  console.log(
    `${kills} kills while ${count} scans were read: ${read} read, ${count - read} failed with their reason.`,
  );
}

function photos(): string[] {
  return readdirSync(samples("images/vin"))
    .filter((name) => name.endsWith(".jpg"))
    .slice(0, count);
}

async function send(visitor: Visitor, name: string): Promise<void> {
  await visitor.get(page);
  const photo = new File([readFileSync(samples(`images/vin/${name}`))], name, { type: "image/jpeg" });
  const answer = await visitor.submit(page, { photo }, "Scan");
  if (answer.status !== 303) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

const outcomes = ({ dataFolder }: Product) =>
  withDatabase(dataFolder, (db) =>
    db
      .selectFrom("scans")
      .select(["state", "reason", "reading"])
      .select((scan) =>
        scan
          .selectFrom("scan_pages")
          .whereRef("scan_pages.scan_id", "=", "scans.id")
          .select(({ fn }) => fn.countAll<string>().as("pages"))
          .as("pages"),
      )
      .execute(),
  );

type Outcome = Awaited<ReturnType<typeof outcomes>>[number];

function isRight({ state, reason, reading, pages }: Outcome): boolean {
  if (state === "read") return reading !== null && reason === null && Number(pages) === 1;
  return state === "failed" && reason !== null && Number(pages) === 0;
}

async function waiting(product: Product): Promise<number> {
  return (await outcomes(product)).filter(({ state }) => state === "waiting").length;
}

const countedScans = ({ dataFolder }: Product) =>
  withDatabase(dataFolder, async (db) => {
    const rows = await db.selectFrom("scan_tracking").select("scan_count").execute();
    return rows.reduce((sum, { scan_count }) => sum + scan_count, 0);
  });
