import fc from "fast-check";

const share = process.env.PROPERTY_RUNS === "all" ? 1 : 0.25;

/** Fewer runs than the property deserves; `npm run test:long` makes all of them. */
export function runs(all: number): number {
  return Math.ceil(all * share);
}

fc.configureGlobal({ numRuns: runs(100), includeErrorInReport: true });

export { fc };
