import { join } from "node:path";
import { freePort } from "./free-port";
import { runNode } from "./run-program";
import { type Failure, type Rerun, type Tally, judged, readPlaywright, readVitest, sum } from "./tally";
import type { TestServer } from "./test-server";

/** The database, reports and browser of a test run. */
export type Place = { server: TestServer; reports: string; chromium: string | undefined };

let counted = 0;

/** On the databases copied for vitest's workers. */
export async function runVitest({ server, reports }: Place, ...options: string[]): Promise<Tally> {
  const report = join(reports, `vitest-${++counted}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...options], server.env);
  return judged(readVitest(report), code);
}

export async function runPlaywright(
  { server, reports, chromium }: Place,
  ...options: string[]
): Promise<Tally> {
  const name = `browser_${++counted}`;
  const report = join(reports, `${name}.json`);
  const code = await runNode(["node_modules/playwright/cli.js", "test", ...options], {
    DATABASE_URL: await server.copy(name),
    DATA_DIR: join(reports, name),
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  return judged(readPlaywright(report), code);
}

/** Each failure once more, with nothing beside it. Tests of a file may depend on each other, so vitest runs the whole file. */
export async function runAgain(place: Place, failures: Failure[]): Promise<Tally> {
  const reruns = new Map(failures.map(({ rerun }) => [JSON.stringify(rerun), rerun!]));
  const tallies: Tally[] = [];
  for (const rerun of reruns.values()) {
    console.log(`\nOnce more, alone: ${rerun.runner === "vitest" ? rerun.file : rerun.title}`);
    tallies.push(await runOneAgain(place, rerun));
  }
  return sum(tallies);
}

function runOneAgain(place: Place, rerun: Rerun): Promise<Tally> {
  if (rerun.runner === "vitest") return runVitest(place, rerun.file);
  const { place: at, project, title } = rerun;
  const only = `${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
  const own = `--output=test-results/again/${counted}`;
  return runPlaywright(place, at, `--project=${project}`, `--grep=${only}`, "--trace=on", own);
}
