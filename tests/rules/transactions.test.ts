import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, parseSource, walk } from "../support/sources";

const dataFiles = filesBelow("app/features", /\.server\.ts$/);

/** How often a function opens a transaction of its scope. */
function transactionsIn(node: ts.Node): number {
  let count = 0;
  walk(node, (inner) => {
    if (ts.isCallExpression(inner) && /^scope\.db$/.test(inner.expression.getText())) count++;
  });
  return count;
}

test("a data function opens one transaction at most: two at once hang a pool, two in turn are not one change", () => {
  const found = dataFiles.flatMap((file) =>
    parseSource(file)
      .statements.filter((statement) => ts.isFunctionDeclaration(statement))
      .map((statement) => ({
        name: `${file} ${statement.name?.text ?? ""}`,
        count: transactionsIn(statement),
      })),
  );
  expect(found.filter(({ count }) => count === 1).length).toBeGreaterThan(5);
  expect(found.filter(({ count }) => count > 1)).toEqual([]);
});

test("routes leave transactions to the data functions", () => {
  const openers = filesBelow("app/routes").filter((file) => transactionsIn(parseSource(file)) > 0);
  expect(openers).toEqual([]);
});
