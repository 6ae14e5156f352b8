import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "~/environment";

/** Enough to run one test again. */
export type Rerun =
  | { runner: "vitest"; file: string }
  | { runner: "playwright"; place: string; project: string; title: string };

export type Failure = { test: string; message: string; trace?: string; rerun?: Rerun };
export type Tally = { passed: string[]; skipped: number; failures: Failure[] };

type VitestReport = {
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { errors: { message?: string }[]; attachments: { name: string; path?: string }[] }[];
  }[];
};

type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

type PlaywrightReport = {
  stats: { skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const nothing: Tally = { passed: [], skipped: 0, failures: [] };

/** A file that failed to load has no tests: it counts as one failure. */
export function readVitest(path: string): Tally | undefined {
  const report = read<VitestReport>(path);
  if (!report) return undefined;
  const skipped = report.numPendingTests + report.numTodoTests;
  return sum([{ ...nothing, skipped }, ...report.testResults.map(tallyOfFile)]);
}

function tallyOfFile({
  name,
  status,
  message,
  assertionResults,
}: VitestReport["testResults"][number]): Tally {
  const file = relative(projectFolder, name);
  const rerun: Rerun = { runner: "vitest", file };
  const failures: Failure[] = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      message: failureMessages.join("\n"),
      rerun,
    }));
  if (status === "failed" && failures.length === 0) failures.push({ test: file, message, rerun });
  const passed = assertionResults.filter((test) => test.status === "passed");
  return { passed: passed.map(({ fullName }) => `${file}: ${fullName}`), skipped: 0, failures };
}

export function readPlaywright(path: string): Tally | undefined {
  const report = read<PlaywrightReport>(path);
  if (!report) return undefined;
  const failures = report.errors.map(({ message }) => ({ test: "playwright", message: message ?? "" }));
  const specs = report.suites.flatMap(specsOf);
  return sum([{ passed: [], skipped: report.stats.skipped, failures }, ...specs.map(tallyOfSpec)]);
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tallyOfSpec({ title, file, line, tests }: PlaywrightSpec): Tally {
  const nameOf = (project: string) => `[${project}] ${file}: ${title}`;
  const place = `${file}:${line}`;
  return {
    passed: tests.filter(({ status }) => status === "expected").map(({ projectName }) => nameOf(projectName)),
    skipped: 0,
    failures: tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName: project, results }) => ({
        test: nameOf(project),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n"),
        trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "trace")?.path,
        rerun: { runner: "playwright", place, project, title },
      })),
  };
}

/** A runner that fails without naming a test is itself a failure. */
export function judged(tally: Tally = nothing, exitCode: number): Tally {
  if (exitCode === 0 || tally.failures.length > 0) return tally;
  const unnamed = { test: "a test runner", message: `ended with ${exitCode} and named no test` };
  return { ...tally, failures: [unnamed] };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: [...all.passed, ...one.passed],
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    nothing,
  );
}

function read<Report>(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  const plain = (_key: string, value: unknown) =>
    typeof value === "string" ? stripVTControlCharacters(value) : value;
  return JSON.parse(readFileSync(path, "utf8"), plain) as Report;
}
