import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { type Connection, parseDatabaseUrl } from "~db/connection";
import { asAdmin } from "../support/databases";
import { type ProtectedTable, listProtectedTables } from "../support/protected-tables";
import { endChildrenOnSignal, runNode } from "../support/run-program";
import { filesBelow, readSource } from "../support/sources";
import { accessTable } from "../rules/access-table";
import { startTestServer } from "../support/test-server";

type Place = { env: Record<string, string>; database: Connection; report: string };
type Result = { title: string; outcome: "passed" | "noticed" | "broken" };

/** Removes one guard at a time and expects its test to fail: a test that stays green checks nothing. */
async function tryAllGuards(place: Place, only: string): Promise<number> {
  let unnoticed = 0;
  const tell = (what: string, noticed: boolean) => {
    console.log(`${noticed ? "noticed  " : "UNNOTICED"}  ${what}`);
    if (!noticed) unnoticed++;
  };
  await expectAllPassed(place);
  for (const file of guardedFiles().filter((name) => name.includes(only)))
    tell(`${file} without its guard`, await noticesFile(place, file));
  const tables = await asAdmin(place.database, listProtectedTables);
  for (const table of tables.filter(({ name }) => name.includes(only))) {
    for (const weakness of weaknessesOf(table)) {
      tell(`${table.name} ${weakness.name}`, await noticesTable(place, table, weakness));
    }
  }
  return unnoticed;
}

const guardCall = /\brequire(Scope|User)\(/g;

function guardedFiles(): string[] {
  return filesBelow("app/routes").filter((file) => readSource(file).match(guardCall));
}

async function expectAllPassed(place: Place): Promise<void> {
  const results = await runRules(place, "");
  const failed = results.filter(({ outcome }) => outcome !== "passed").map(({ title }) => title);
  if (results.length > 0 && failed.length === 0) return;
  throw new Error(
    `The tests must pass while the guards are there. Failed: ${failed.join(", ") || "to load"}`,
  );
}

/** At least as many loaders and actions must be found open as the file has guards; more if several routes share the file. */
async function noticesFile(place: Place, file: string): Promise<boolean> {
  const results = await runRules(place, testsOf(file), { UNGUARDED_FILE: file });
  const open = results.filter(({ outcome }) => outcome === "noticed");
  const broken = results.filter(({ outcome }) => outcome === "broken");
  return broken.length === 0 && open.length >= readSource(file).match(guardCall)!.length;
}

/** The tests of this route; for a file that routes share, the tests of all routes. */
function testsOf(file: string): string {
  const id = file.replace(/^app\/|\.tsx?$/g, "");
  return id in accessTable ? `^${id} (loader|action) lets in` : "lets in";
}

type Weakness = { name: string; weaken: RawBuilder<unknown>; restore: RawBuilder<unknown> };

function weaknessesOf({ name, key }: ProtectedTable): Weakness[] {
  const table = sql.table(name);
  return [
    {
      name: "without row-level security",
      weaken: sql`alter table ${table} disable row level security`,
      restore: sql`alter table ${table} enable row level security`,
    },
    {
      name: "with the policy using (true)",
      weaken: sql`alter policy own_account on ${table} using (true)`,
      restore: sql`alter policy own_account on ${table} using (${sql.ref(key)} = (select current_account_id()))`,
    },
  ];
}

async function noticesTable(
  place: Place,
  table: ProtectedTable,
  { weaken, restore }: Weakness,
): Promise<boolean> {
  await asAdmin(place.database, (db) => weaken.execute(db));
  const results = await runRules(place, ` in ${table.name}$`);
  await asAdmin(place.database, (db) => restore.execute(db));
  return results.some(({ outcome }) => outcome === "noticed");
}

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
};

async function runRules(place: Place, only: string, env: Record<string, string> = {}): Promise<Result[]> {
  await rm(place.report, { force: true });
  const options = [
    "--config",
    "tests/guards/vitest.config.ts",
    "--reporter=json",
    `--outputFile=${place.report}`,
  ];
  if (only) options.push("-t", only);
  await runNode(["node_modules/vitest/vitest.mjs", "run", ...options], { ...place.env, ...env }, true);
  const { testResults } = JSON.parse(await readFile(place.report, "utf8")) as Report;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const ran = assertionResults.filter(({ status }) => status === "passed" || status === "failed");
    // A file that failed before its first test.
    if (ran.length === 0 && message) return [{ title: `${name}: ${message}`, outcome: "broken" as const }];
    return ran.map(({ title, status, failureMessages }) => ({
      title,
      outcome: status === "passed" ? "passed" : isFinding(failureMessages) ? "noticed" : "broken",
    }));
  });
}

/** A failed expectation, and not some other error. */
function isFinding(messages: string[]): boolean {
  return messages.every((message) => message.startsWith("AssertionError"));
}

endChildrenOnSignal();
const server = await startTestServer();
const reports = await mkdtemp(join(tmpdir(), "fleettrack-guards-"));
try {
  const database = parseDatabaseUrl(await server.copy("worker_1"));
  const place = { env: server.env, database, report: join(reports, "report.json") };
  // `npm run test:guards -- vehicle-restore` tries those alone whose file or table has this in its name.
  const unnoticed = await tryAllGuards(place, process.argv[2] ?? "");
  console.log(unnoticed === 0 ? "Every missing guard was noticed." : `${unnoticed} went unnoticed.`);
  if (unnoticed > 0) process.exitCode = 1;
} finally {
  await rm(reports, { recursive: true, force: true });
  await server.stop();
}
