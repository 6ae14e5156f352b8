import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "~/environment";

const minutes = 60_000;

async function complaintsOf(program: string, ...options: string[]): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${program}`, ...options], {
      cwd: projectFolder,
      maxBuffer: 10_000_000,
    });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test("the types fit", { timeout: 3 * minutes }, async () => {
  expect(await complaintsOf("typescript/bin/tsc", "--noEmit")).toBe("");
});

test("eslint has nothing to say", { timeout: 3 * minutes }, async () => {
  expect(await complaintsOf("eslint/bin/eslint.js", ".", "--max-warnings", "0")).toBe("");
});

test("everything is formatted", { timeout: 3 * minutes }, async () => {
  expect(await complaintsOf("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")).toBe("");
});
