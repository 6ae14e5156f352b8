import { expect, test } from "vitest";
import { filesBelow, readSource } from "../support/sources";

/** The driver makes a Date of what is sent for a timestamp, which has milliseconds; rows have microseconds. */
const cut = /\$\{(?!now\})[^}]*\}::timestamptz/;

test("where a list goes on is sent as text: as a timestamp it loses microseconds, and the list rows", () => {
  expect(filesBelow("app").filter((file) => cut.test(readSource(file)))).toEqual([]);
});
