import { expect, test } from "vitest";
import { filesBelow, readSource } from "../support/sources";

/** STYLE.md names one ending for each purpose; these were others for the same. */
const replaced: Record<string, string> = {
  words: "text",
  facts: "view",
  acts: "text, view or the acts' own name",
};

test("a file's ending says what it is for, in the words of STYLE.md", () => {
  const found = filesBelow("app").flatMap((file) => {
    const ending = /-([a-z]+)(?:\.server)?\.tsx?$/.exec(file)?.[1] ?? "";
    return ending in replaced ? [`${file}: -${replaced[ending]} instead`] : [];
  });
  expect(found).toEqual([]);
});

test("the endings of STYLE.md are the ones in use", () => {
  const listed = [...readSource("STYLE.md").matchAll(/^\| `-([a-z]+)\.tsx?`/gm)].map(([, ending]) => ending!);
  expect(listed.length).toBeGreaterThan(5);
  const files = filesBelow("app/features");
  const unused = listed.filter(
    (ending) => !files.some((file) => new RegExp(`-${ending}\\.tsx?$`).test(file)),
  );
  expect(unused).toEqual([]);
});
