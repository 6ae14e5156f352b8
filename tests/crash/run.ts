import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfNeeded } from "~/build";
import { freePort } from "../support/free-port";
import { Visitor } from "../support/visitor";
import { invoicesTrial } from "./invoices";
import { type Product, startProduct } from "./product";
import { type Log, type Trial, withDatabase } from "./trial";
import { killScanningRepeatedly } from "./scans";
import { vehiclesTrial } from "./vehicles";

const trials: Record<string, Trial> = {
  vehicles: vehiclesTrial,
  invoices: invoicesTrial,
  database: { ...vehiclesTrial, killsDatabase: true },
};

const person = { email: "crash@example.com", password: "correct horse battery" };
const clients = 3;

/** In each round, several clients save, everything or the database is killed at a random moment, and what came back is checked. */
async function crashRepeatedly(trial: Trial, rounds: number, dataFolder: string): Promise<void> {
  const log: Log = { saved: new Set(), sent: new Set() };
  const port = await freePort();
  let product = await startProduct(dataFolder, port);
  try {
    const visitors = await signUpAndIn(product);
    await withDatabase(dataFolder, (db) => trial.prepare?.(db) ?? Promise.resolve());
    for (let round = 1; round <= rounds; round++) {
      const before = log.saved.size;
      const saving = Promise.all(
        visitors.map((visitor, index) => saveOn(product, trial, visitor, `${round}-${index}`, log)),
      );
      await Promise.race([wait(randomInt(100, 1500)), saving]);
      const after = trial.killsDatabase ? await killDatabase(product, saving) : "after the next start";
      if (!trial.killsDatabase) {
        await product.killAll();
        await saving;
        product = await startProduct(dataFolder, port);
      }
      await expectIntact(trial, dataFolder, log);
      console.log(`round ${round}: ${log.saved.size - before} acknowledged, all there ${after}`);
    }
  } finally {
    await product.stop();
  }
  console.log(`${rounds} crashes, ${log.saved.size} acknowledged ${trial.noun}, none lost, none half saved.`);
}

async function killDatabase(product: Product, saving: Promise<unknown>): Promise<string> {
  await product.killDatabase(randomInt(2) === 1);
  const [ms] = await Promise.all([product.untilAnswering(), saving]);
  product.goOn();
  return `${ms} ms later`;
}

/** Several browsers of one company. Their sessions must survive the crashes, too. */
async function signUpAndIn({ address, dataFolder }: Product): Promise<Visitor[]> {
  const visitors = Array.from({ length: clients }, () => new Visitor(address));
  const [first, ...others] = visitors;
  await first!.get("/auth?tab=signup");
  const company = { companyName: "Crash", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
  const { email, password } = person;
  const answer = await first!.submit("form:has([name=companyName])", { email, password, ...company });
  if (answer.status !== 303) throw new Error(`No account: ${answer.status} ${answer.text.slice(0, 300)}`);
  await withDatabase(dataFolder, (db) => db.updateTable("accounts").set({ plan: "enterprise" }).execute());
  for (const visitor of others) await visitor.signInByForm(person);
  return visitors;
}

async function saveOn(
  product: Product,
  trial: Trial,
  visitor: Visitor,
  name: string,
  log: Log,
): Promise<void> {
  try {
    for (let number = 0; !product.isKilled(); number++)
      await trial.saveOne(visitor, `${name}-${number}`, log);
  } catch (error) {
    // After a kill, clients see broken connections and failures. Before it, each one is a bug.
    if (!product.isKilled()) throw error;
  }
}

async function expectIntact(trial: Trial, dataFolder: string, log: Log): Promise<void> {
  const faults = await withDatabase(dataFolder, async (db) => ({
    ...(await trial.findFaults(db, log)),
    unfinished: await db.selectFrom("form_posts").select("token").where("result", "is", null).execute(),
  }));
  const isFault = (fault: unknown) => (Array.isArray(fault) ? fault.length > 0 : fault !== 0);
  if (Object.values(faults).some(isFault)) throw new Error(JSON.stringify(faults));
}

/** The process that reads photos is killed again and again while it has photos to read. */
async function crashScanning(dataFolder: string): Promise<void> {
  const product = await startProduct(dataFolder, await freePort());
  try {
    const [visitor] = await signUpAndIn(product);
    await killScanningRepeatedly(product, visitor!);
  } finally {
    await product.stop();
  }
}

async function inNewFolder(run: (dataFolder: string) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), "fleettrack-crash-"));
  try {
    await run(dataFolder);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** `npm run test:crash -- 30 invoices` (or `vehicles`, `database`, `scans`); without a name, all trials. */
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3];
await buildIfNeeded();
for (const [name, trial] of Object.entries(trials)) {
  if (only && only !== name) continue;
  await inNewFolder((dataFolder) => crashRepeatedly(trial, rounds, dataFolder));
}
if (!only || only === "scans") await inNewFolder(crashScanning);
