import { existsSync, readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A file that could not even be loaded has no tests to count: it counts as one that failed. */
export function readVitest(file: string): Tally | undefined {
  const report = read<VitestReport>(file);
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function readPlaywright(file: string): Tally | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** A runner that ends badly without saying which test failed is itself a failure. */
export function judged(tally: Tally | undefined, exitCode: number): Tally {
  const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
