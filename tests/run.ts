import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "~/build";
import { projectFolder } from "~/environment";
import { StartFailure } from "~db/start-failure";
import { findChromium } from "./support/chromium";
import { endChildren, endChildrenOnSignal } from "./support/run-program";
import { type Place, runAgain, runPlaywright, runVitest } from "./support/runners";
import { samplesAvailable } from "./support/samples";
import { runStaticChecks } from "./support/static-checks";
import { type Failure, type Tally, sum } from "./support/tally";
import { startTestServer } from "./support/test-server";
import { type Verdict, maxUnsteady, verdictOf, worthRerunning } from "./support/verdict";

const files = process.argv.slice(2);
const everything = files.length === 0;
const forVitest = files.filter((file) => !file.endsWith(".spec.ts"));
const forPlaywright = files.filter((file) => file.endsWith(".spec.ts"));
const browsing = everything || forPlaywright.length > 0;
const needsBuild = everything || files.some((file) => !/tests\/data\//.test(file));

async function runTests(): Promise<Verdict> {
  if (process.env.CI === "true" && !samplesAvailable) {
    throw new StartFailure("SAMPLES: the folder of real files is not there. Set SAMPLES to it.");
  }
  const chromium = browsing ? findChromium() : undefined;
  const beside = everything ? runStaticChecks() : undefined;
  const building = needsBuild ? buildIfNeeded() : undefined;
  // Said below, once the server that starts beside it can be stopped.
  building?.catch(() => {});
  const server = await startTestServer();
  const reports = await mkdtemp(join(tmpdir(), "fleettrack-reports-"));
  try {
    await building;
    const place = { server, reports, chromium };
    const tested = await runOnce(place);
    const first = sum(beside ? [await beside, tested] : [tested]);
    return verdictOf(first, await runAgain(place, worthRerunning(first)));
  } finally {
    endChildren();
    await rm(reports, { recursive: true, force: true });
    await server.stop();
  }
}

/** Most files share a process, which loads and warms up the product once; the others get one each. */
async function runAllOfVitest(place: Place): Promise<Tally[]> {
  return [
    await runVitest(place, "--project=together", "--poolOptions.forks.isolate=false"),
    await runVitest(place, "--project=apart", "--project=start"),
  ];
}

async function runOnce(place: Place): Promise<Tally> {
  const tallies: Tally[] = [];
  if (everything || forVitest.length > 0) {
    await Promise.all([place.server.copy("worker_1"), place.server.copy("worker_2")]);
    tallies.push(...(everything ? await runAllOfVitest(place) : [await runVitest(place, ...forVitest)]));
  }
  if (browsing) tallies.push(await runPlaywright(place, ...forPlaywright));
  return sum(tallies);
}

const results = join(projectFolder, "test-results");

async function keepUnsteady(unsteady: Failure[]): Promise<void> {
  const list = unsteady.map(({ test, message, trace }) => ({ test, message, trace }));
  await mkdir(results, { recursive: true });
  await writeFile(join(results, "unsteady.json"), `${JSON.stringify(list, null, 2)}\n`);
}

/** Once more at the end: a log that somebody keeps is often cut off in front. */
function print({ passed, failed, skipped, failures, unsteady }: Verdict): void {
  for (const { test, message, trace } of failures) {
    console.log(`FAILED ${test}\n${message.slice(0, 2_000)}\n${trace ?? ""}`);
  }
  if (unsteady.length > maxUnsteady) {
    console.log(`At most ${maxUnsteady} unsteady tests may pass; here are ${unsteady.length}.`);
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  for (const { test, message, trace } of unsteady) {
    console.log(`UNSTEADY ${test}\n${message.slice(0, 1_000)}\n${trace ?? ""}`);
  }
}

endChildrenOnSignal();
try {
  await rm(join(results, "again"), { recursive: true, force: true });
  await keepUnsteady([]);
  const verdict = await runTests();
  await keepUnsteady(verdict.unsteady);
  print(verdict);
  if (!verdict.isGreen) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
}
