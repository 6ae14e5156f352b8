import { expect, test } from "vitest";
import { filesBelow, readSource } from "../support/sources";

/** The starter hands its children the environment it was given, without reading it. */
const mayPassOn = ["app/start.ts", /^app\/start\/[\w-]+\.ts$/, "app/build.ts"];

test("only app/environment.ts reads the environment", () => {
  const readers = [...filesBelow("app"), ...filesBelow("db"), ...filesBelow("migrations")]
    .filter((file) => file !== "app/environment.ts")
    .filter((file) => (isPassedOn(file) ? readsOne : readsAny).test(readSource(file)));
  expect(readers).toEqual([]);
});

test("the browser's code never sees the environment", () => {
  const inPages = filesBelow("app", /\.tsx$/).filter((file) => /environment"/.test(readSource(file)));
  expect(inPages.filter((file) => !file.startsWith("app/routes/") && file !== "app/root.tsx")).toEqual([]);
});

const readsAny = /\bprocess\.env\b|\bimport\.meta\.env\b|env\s*\}?\s*(=|from)\s*"?(process|node:process)\b/;
// Setting one for a child or a tool is not reading it.
const readsOne = /\bprocess\.env(\[|\.\w+\b(?!\s*=[^=]))|\bimport\.meta\.env\b/;

function isPassedOn(file: string): boolean {
  return mayPassOn.some((one) => (typeof one === "string" ? one === file : one.test(file)));
}
