import { format } from "node:util";

let expected: RegExp[] = [];
let unexpected: string[] = [];

/** A test fails on any warning or error that it did not expect. */
export function watchConsole(): void {
  expected = [];
  unexpected = [];
  for (const method of ["error", "warn"] as const) {
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!expected.some((pattern) => pattern.test(text))) unexpected.push(`console.${method}: ${text}`);
    };
  }
}

export function checkConsole(): void {
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
}

/** For a test that provokes a failure on purpose. */
export function expectOnConsole(pattern: RegExp): void {
  expected.push(pattern);
}
