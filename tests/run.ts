import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "~/build";
import { StartFailure } from "~db/start-failure";
import { findChromium } from "./support/chromium";
import { freePort } from "./support/free-port";
import { endChildrenOnSignal, runNode } from "./support/run-program";
import { samplesAvailable } from "./support/samples";
import { type Tally, judged, readPlaywright, readVitest, sum } from "./support/tally";
import { type TestServer, startTestServer } from "./support/test-server";

const files = process.argv.slice(2);
const everything = files.length === 0;
const forVitest = files.filter((file) => !file.endsWith(".spec.ts"));
const forPlaywright = files.filter((file) => file.endsWith(".spec.ts"));
const needsBuild = everything || files.some((file) => !/tests\/(rules|data)\//.test(file));

async function runTests(): Promise<Tally> {
  if (process.env.CI === "true" && !samplesAvailable) {
    throw new StartFailure("SAMPLES: the folder of real files is not there. Set SAMPLES to it.");
  }
  const browsing = everything || forPlaywright.length > 0;
  const chromium = browsing ? findChromium() : undefined;
  if (needsBuild) await buildIfNeeded();
  const server = await startTestServer();
  const reports = await mkdtemp(join(tmpdir(), "fleettrack-reports-"));
  try {
    const tallies: Tally[] = [];
    if (everything || forVitest.length > 0) tallies.push(await runVitest(server, reports));
    if (browsing) tallies.push(await runPlaywright(server, reports, chromium));
    return sum(tallies);
  } finally {
    await rm(reports, { recursive: true, force: true });
    await server.stop();
  }
}

async function runVitest(server: TestServer, reports: string): Promise<Tally> {
  const report = join(reports, "vitest.json");
  await Promise.all([server.copy("worker_1"), server.copy("worker_2")]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runNode(
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...forVitest],
    server.env,
  );
  return judged(readVitest(report), code);
}

async function runPlaywright(
  server: TestServer,
  reports: string,
  chromium: string | undefined,
): Promise<Tally> {
  const report = join(reports, "playwright.json");
  const code = await runNode(["node_modules/playwright/cli.js", "test", ...forPlaywright], {
    DATABASE_URL: await server.copy("browser"),
    DATA_DIR: join(reports, "data"),
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  return judged(readPlaywright(report), code);
}

endChildrenOnSignal();
try {
  const { passed, failed, skipped, failures } = await runTests();
  // Once more at the end: a log that somebody keeps is often cut off in front.
  for (const { test, message } of failures) console.log(`FAILED ${test}\n${message.slice(0, 2_000)}\n`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
}
