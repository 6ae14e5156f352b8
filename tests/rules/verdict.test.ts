import { expect, test } from "vitest";
import type { Failure, Tally } from "../support/tally";
import { verdictOf, worthRerunning } from "../support/verdict";

function failure(test: string, message = `${test} went wrong`): Failure {
  return { test, message, rerun: { runner: "vitest", file: test.split(":")[0]! } };
}

function tally(passed: string[], failures: Failure[] = [], skipped = 0): Tally {
  return { passed, skipped, failures };
}

const nothing = tally([]);

test("when everything passes the run is green and nothing is run again", () => {
  const first = tally(["a: 1", "a: 2"], [], 3);
  expect(worthRerunning(first)).toEqual([]);
  expect(verdictOf(first, nothing)).toEqual({
    isGreen: true,
    passed: 2,
    failed: 0,
    skipped: 3,
    failures: [],
    unsteady: [],
  });
});

test("a test that fails and then passes alone is unsteady, with its first message, and the run is green", () => {
  const first = tally(["a: 1"], [failure("a: 2", "too slow")]);
  const verdict = verdictOf(first, tally(["a: 1", "a: 2"]));
  expect(verdict).toMatchObject({ isGreen: true, passed: 2, failed: 0, failures: [] });
  expect(verdict.unsteady).toMatchObject([{ test: "a: 2", message: "too slow" }]);
});

test("a test that fails twice makes the run red, and is not called unsteady", () => {
  const verdict = verdictOf(tally(["a: 1"], [failure("a: 2")]), tally(["a: 1"], [failure("a: 2")]));
  expect(verdict).toMatchObject({ isGreen: false, passed: 1, failed: 1, unsteady: [] });
});

test("a test that passes first and fails when its file is run again is unsteady too", () => {
  const verdict = verdictOf(tally(["a: 1"], [failure("a: 2")]), tally(["a: 2"], [failure("a: 1")]));
  expect(verdict).toMatchObject({ isGreen: true, passed: 2, failed: 0 });
  expect(verdict.unsteady.map(({ test }) => test)).toEqual(["a: 2", "a: 1"]);
});

test("two unsteady tests are let pass, three are not", () => {
  const names = ["a: 1", "b: 1", "c: 1"];
  const verdictAbout = (some: string[]) =>
    verdictOf(
      tally(
        ["d: 1"],
        some.map((name) => failure(name)),
      ),
      tally(some),
    );
  expect(verdictAbout(names.slice(1))).toMatchObject({ isGreen: true, passed: 3, failed: 0 });
  expect(verdictAbout(names)).toMatchObject({ isGreen: false, passed: 1, failed: 3 });
});

test("what did not run the second time has failed", () => {
  expect(verdictOf(tally(["a: 1"], [failure("a: 2")]), tally(["a: 1"]))).toMatchObject({
    isGreen: false,
    failed: 1,
  });
});

test("a file that could be loaded only the second time is unsteady, unless one of its tests then fails", () => {
  const first = tally(["b: 1"], [failure("a.test.ts")]);
  expect(verdictOf(first, tally(["a.test.ts: 1", "a.test.ts: 2"]))).toMatchObject({
    isGreen: true,
    passed: 3,
    unsteady: [{ test: "a.test.ts" }],
  });
  const broken = tally(["a.test.ts: 1"], [failure("a.test.ts: 2")]);
  expect(verdictOf(first, broken)).toMatchObject({ isGreen: false, failed: 1 });
});

test("a check that needs no second run, and very many failures at once, are not run again", () => {
  expect(worthRerunning(tally([], [{ test: "the types fit", message: "TS2345" }]))).toEqual([]);
  const many = Array.from({ length: 11 }, (_, index) => failure(`a: ${index}`));
  expect(worthRerunning(tally([], many))).toEqual([]);
  expect(worthRerunning(tally([], many.slice(1)))).toHaveLength(10);
});
