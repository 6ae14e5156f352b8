import { runBeside } from "./run-program";
import { type Tally, sum } from "./tally";

// A typed rule may fail in a file because another one changed: only a run without a cache is sure.
const eslintCache =
  process.env.CI === "true"
    ? []
    : ["--cache", "--cache-strategy", "content", "--cache-location", ".cache/eslint"];
const prettierCache = ["--cache", "--cache-strategy", "content", "--cache-location", ".cache/prettier"];

const checks: Record<string, string[]> = {
  "the types fit": ["typescript/bin/tsc", "--noEmit"],
  "eslint has nothing to say": ["eslint/bin/eslint.js", ".", "--max-warnings", "0", ...eslintCache],
  "everything is formatted": [
    "prettier/bin/prettier.cjs",
    "--check",
    "--log-level",
    "warn",
    ".",
    ...prettierCache,
  ],
};

/** One after another, so that tests running at the same time keep a processor each. */
export async function runStaticChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [test, [program, ...options]] of Object.entries(checks)) {
    const { code, output } = await runBeside([`node_modules/${program}`, ...options]);
    console.log(`${code === 0 ? "✓" : "✗"} ${test}`);
    tallies.push(
      code === 0
        ? { passed: [test], skipped: 0, failures: [] }
        : { passed: [], skipped: 0, failures: [{ test, message: output }] },
    );
  }
  return sum(tallies);
}
