import { expect, test } from "vitest";
import { StartFailure, whyWorkerEnds } from "~db/start-failure";

test("a worker that the database left says so in one line; a mistake of ours keeps its place in the code", () => {
  const cutOff = new Error("Client has encountered a connection error and is not queryable");
  expect(whyWorkerEnds(cutOff)).toBe(`The worker ends: ${cutOff.message}`);
  const terminated = new Error("Connection terminated unexpectedly");
  expect(whyWorkerEnds(terminated)).toBe("The worker ends: Connection terminated unexpectedly");
  const full = Object.assign(new Error("could not extend file"), { code: "53100" });
  expect(whyWorkerEnds(full)).toBe("The worker ends: could not extend file (53100)");
  expect(whyWorkerEnds(new StartFailure("The database is newer."))).toBe("The database is newer.");
  const ours = new TypeError("x is not a function");
  expect(whyWorkerEnds(ours)).toBe(ours);
});
