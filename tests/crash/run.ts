import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "~db/client";
import { findEmbedded } from "~db/embedded";
import { freePort } from "../support/free-port";
import { Visitor } from "../support/visitor";
import { type Product, startProduct } from "./product";

/** What the client was told is saved, and what it sent without hearing back. */
type Log = { saved: Set<string>; sent: Set<string> };

const person = { email: "crash@example.com", password: "correct horse battery", userId: "" };
const clients = 3;

async function crashRepeatedly(rounds: number, dataFolder: string): Promise<void> {
  const log: Log = { saved: new Set(), sent: new Set() };
  const port = await freePort();
  let product = await startProduct(dataFolder, port);
  try {
    const visitors = await signUpAndIn(product);
    for (let round = 1; round <= rounds; round++) {
      const before = log.saved.size;
      const adding = Promise.all(
        visitors.map((visitor, index) => addVehicles(product, visitor, `${round}-${index}`, log)),
      );
      await Promise.race([wait(randomInt(100, 1500)), adding]);
      await product.killAll();
      await adding;
      product = await startProduct(dataFolder, port);
      await expectIntact(dataFolder, log);
      console.log(`round ${round}: ${log.saved.size - before} acknowledged, all there after the next start`);
    }
  } finally {
    await product.stop();
  }
  console.log(`${rounds} crashes, ${log.saved.size} acknowledged vehicles, none lost, none half saved.`);
}

/** One company, and the browsers it works with at the same time. Their sessions outlive the crashes too. */
async function signUpAndIn({ address, dataFolder }: Product): Promise<Visitor[]> {
  const visitors = Array.from({ length: clients }, () => new Visitor(address));
  const [first, ...others] = visitors;
  await first!.get("/auth?tab=signup");
  const company = { companyName: "Crash", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
  const { email, password } = person;
  const answer = await first!.submit("form:has([name=companyName])", { email, password, ...company });
  if (answer.status !== 303) throw new Error(`No account: ${answer.status} ${answer.text.slice(0, 300)}`);
  await withDatabase(dataFolder, (db) => db.updateTable("accounts").set({ plan: "enterprise" }).execute());
  for (const visitor of others) await visitor.signIn(person);
  return visitors;
}

/** Adds one vehicle after another until the product is gone. */
async function addVehicles(product: Product, visitor: Visitor, name: string, log: Log): Promise<void> {
  try {
    for (let number = 0; ; number++) await addVehicle(visitor, `${name}-${number}`, log);
  } catch (error) {
    // Broken connections and failures are what a client sees of a kill. Before it, each is a finding.
    if (!product.isKilled()) throw error;
  }
}

async function addVehicle(visitor: Visitor, serial: string, log: Log): Promise<void> {
  await visitor.get("/fleet-data/new");
  log.sent.add(serial);
  const fields = { makeModel: "Volvo VNL", vin: serial, noVin: "on", unitNumber: serial, mileage: "1000" };
  const answer = await visitor.submit("form:has([name=makeModel])", fields, "Add Vehicle");
  if (answer.status !== 303) throw new Error(`Not added: ${answer.status} ${answer.text.slice(0, 300)}`);
  log.saved.add(serial);
}

async function expectIntact(dataFolder: string, { saved, sent }: Log): Promise<void> {
  const rows = await withDatabase(dataFolder, (db) =>
    db.selectFrom("vehicles").select(["unit_number", "serial_number", "make_model", "mileage"]).execute(),
  );
  const found = new Set(rows.map(({ unit_number }) => unit_number ?? ""));
  const lost = [...saved].filter((serial) => !found.has(serial));
  const strange = [...found].filter((serial) => !sent.has(serial));
  const half = rows.filter(
    (row) => row.make_model !== "Volvo VNL" || row.mileage !== 1000 || row.serial_number !== row.unit_number,
  );
  const unfinished = await withDatabase(dataFolder, (db) =>
    db.selectFrom("form_posts").select("token").where("result", "is", null).execute(),
  );
  if (lost.length + strange.length + half.length + unfinished.length + rows.length - found.size === 0) return;
  throw new Error(JSON.stringify({ lost, strange, half, unfinished, twice: rows.length - found.size }));
}

async function withDatabase<T>(
  dataFolder: string,
  run: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const connection = await findEmbedded(dataFolder);
  if (!connection) throw new Error(`No database server runs on ${dataFolder}.`);
  const db = openDatabase(connection, 1);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

const rounds = Number(process.argv[2] ?? 5);
const dataFolder = await mkdtemp(join(tmpdir(), "fleettrack-crash-"));
try {
  await crashRepeatedly(rounds, dataFolder);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
