import { expect, test } from "vitest";
import { safePath } from "~/http/requests/safe-path";
import { fc, runs } from "../support/property";

test("the way back is a page of ours", () => {
  expect(safePath("/fleet-data?q=a%20b", "/dashboard")).toBe("/fleet-data?q=a%20b");
  expect(safePath("/fleet-data/../account", "/dashboard")).toBe("/account");
  expect(safePath("/%2F/evil.example", "/dashboard")).toBe("/%2F/evil.example");
});

test.each([
  "",
  "fleet-data",
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.\t//evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  " //evil.example",
])("%j leads to the dashboard instead", (typed) => {
  expect(safePath(typed, "/dashboard")).toBe("/dashboard");
});

test("whatever is typed, a browser stays on this site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "evil.example",
    "%2e",
    "%2f",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "a",
  );
  const typed = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join("")}`);
  fc.assert(
    fc.property(typed, (path) => {
      const way = safePath(path, "/dashboard");
      expect(way).toMatch(/^\/(?![/\\])/);
      expect(new URL(way, "http://fleet.test/auth").origin).toBe("http://fleet.test");
    }),
    { numRuns: runs(2_000) },
  );
});
