import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFolder } from "~/environment";
import { filesBelow, readSource } from "../support/sources";

const folders = ["app", "db", "migrations", "tests", "mocks", "public", ".ci"].filter((folder) =>
  existsSync(projectFolder + folder),
);
const text = /(^|\/)[^.]+$|\.(tsx?|js|json|css|md|svg|txt|html|ya?ml)$/;
const files = [
  ...folders.flatMap((folder) => filesBelow(folder, text)),
  ...readdirSync(projectFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && (text.test(entry.name) || entry.name.startsWith(".")))
    .map((entry) => entry.name),
].filter((file) => file !== "tests/rules/words.test.ts");

function filesWith(pattern: RegExp, among = files): string[] {
  return among.filter((file) => pattern.test(readSource(file)));
}

test("no file names a place on somebody's machine", () => {
  expect(filesWith(/(?<![\w.])\/(work|tmp|home|Users)\/[\w.]/)).toEqual([]);
});

test("nothing is left open in the code", () => {
  expect(
    filesWith(
      /\b(TODO|FIXME|XXX|HACK)\b/,
      files.filter((file) => file !== "package-lock.json"),
    ),
  ).toEqual([]);
});

test("no test is switched off or run alone", () => {
  const tests = files.filter((file) => /\.(test|spec)\.ts$/.test(file));
  expect(filesWith(/\b(test|it|describe)\.(only|skip|todo|fixme)\b/, tests)).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(filesWith(/"resolved"|registry\./, ["package-lock.json"])).toEqual([]);
});

test("every dependency has one exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(readSource("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
