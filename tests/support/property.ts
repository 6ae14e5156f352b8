import fc from "fast-check";

const share = process.env.PROPERTY_RUNS === "all" ? 1 : 0.25;

/** Of as many runs as a property deserves, those that are made now: all of them in `npm run test:long`. */
export function runs(all: number): number {
  return Math.ceil(all * share);
}

fc.configureGlobal({ numRuns: runs(100) });

export { fc };
