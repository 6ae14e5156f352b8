import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, linesOf, parseSource, walk } from "../support/sources";

// Not migrations: one lists the columns of its tables, as many as there are.
const code = [...filesBelow("app"), ...filesBelow("db")];

test("a route has at most 150 lines", () => {
  expect(longerThan(150, filesBelow("app/routes"))).toEqual([]);
});

test("a data file has at most 250 lines", () => {
  // The map of the addresses has as many as there are.
  const files = code.filter((file) => file !== "app/routes.ts");
  expect(longerThan(250, files)).toEqual([]);
});

test("a function has at most 40 lines", () => {
  expect(code.flatMap((file) => longFunctions(file, 40))).toEqual([]);
});

test("a folder of a feature has at most 25 files", () => {
  const folders = filesBelow("app/features").map((file) => file.slice(0, file.lastIndexOf("/")));
  const sizeOf = (folder: string) => folders.filter((one) => one === folder).length;
  expect([...new Set(folders)].filter((folder) => sizeOf(folder) > 25)).toEqual([]);
});

function longerThan(max: number, files: string[]): string[] {
  return files.filter((file) => linesOf(file) > max).map((file) => `${file}: ${linesOf(file)} lines`);
}

function longFunctions(file: string, max: number): string[] {
  const source = parseSource(file);
  const found: string[] = [];
  walk(source, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    const lines = last - first + 1;
    const name = node.name?.getText() ?? "a function";
    if (lines > max) found.push(`${file}:${first + 1} ${name}: ${lines} lines`);
  });
  return found;
}
