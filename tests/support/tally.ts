import { existsSync, readFileSync } from "node:fs";

export type Failure = { test: string; message: string };
export type Tally = { passed: number; failed: number; skipped: number; failures: Failure[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
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
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) => ({
            test: `${name}: ${fullName}`,
            message: failureMessages.join("\n"),
          })),
      ),
      ...unloaded.map(({ name, message }) => ({ test: name, message })),
    ],
  };
}

export function readPlaywright(file: string): Tally | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(failuresOf),
      ...report.errors.map(({ message }) => ({ test: "playwright", message: message ?? "" })),
    ],
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file}:${line}: ${title}`,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A runner that ends badly without saying which test failed is itself a failure. */
export function judged(tally: Tally | undefined, exitCode: number): Tally {
  const counted = tally ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (exitCode === 0 || counted.failed > 0) return counted;
  const unnamed = { test: "a test runner", message: `ended with ${exitCode} and named no test` };
  return { ...counted, failed: 1, failures: [unnamed] };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
