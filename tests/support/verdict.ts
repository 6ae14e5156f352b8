import type { Failure, Tally } from "./tally";

export type Verdict = {
  isGreen: boolean;
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
  /** Failed once and passed once, in either order. */
  unsteady: Failure[];
};

export const maxUnsteady = 2;
/** More than this is not chance and would be slow to run again. */
const maxRerun = 10;

/** Each failure on its own. */
export function worthRerunning({ failures }: Tally): Failure[] {
  return failures.length > maxRerun ? [] : failures.filter(({ rerun }) => rerun);
}

/** `again` covers the failed tests and those that had to run with them. */
export function verdictOf(first: Tally, again: Tally): Verdict {
  const isOf = (test: string) => (name: string) => name === test || name.startsWith(`${test}: `);
  const passedAgain = ({ test }: Failure) =>
    again.passed.some(isOf(test)) && !again.failures.some((one) => isOf(test)(one.test));
  const failedOnlyAgain = ({ test }: Failure) =>
    first.passed.includes(test) && !first.failures.some((one) => one.test === test);
  const failures = first.failures.filter((failure) => !passedAgain(failure));
  const unsteady = [...first.failures.filter(passedAgain), ...again.failures.filter(failedOnlyAgain)];
  const isRed = failures.length > 0 || unsteady.length > maxUnsteady;
  const known = new Set(first.passed);
  const passedLater = again.passed.filter((test) => !known.has(test)).length;
  const uncounted = unsteady.length > maxUnsteady ? unsteady.length : 0;
  return {
    isGreen: !isRed,
    passed: first.passed.length + passedLater - uncounted,
    failed: failures.length + uncounted,
    skipped: first.skipped,
    failures,
    unsteady,
  };
}
