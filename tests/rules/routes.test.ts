import { expect, test } from "vitest";
import { filesBelow, readSource } from "../support/sources";

type Entry = { kind: string; path: string; file: string };

const entries: Entry[] = [
  ...readSource("app/routes.ts").matchAll(/\b(page|bare|route)\(\s*"([^"]+)",\s*"(routes\/[^"]+)"/g),
].map(([, kind = "", path = "", file = ""]) => ({ kind, path, file: `app/${file}` }));

const layouts = [
  ...readSource("app/routes.ts").matchAll(/\b(?:layout|tabs|index)\(\s*"(routes\/[^"]+)"/g),
].map(([, file]) => `app/${file}`);

test("every file of app/routes is an entry of app/routes.ts, or in the +shared folder of its section", () => {
  const listed = new Set([...layouts, ...entries.map(({ file }) => file)]);
  const isShared = (file: string) => /^app\/routes\/[\w-]+\/\+shared\//.test(file);
  const files = filesBelow("app/routes");
  expect(files.filter((file) => !isShared(file) && !listed.has(file))).toEqual([]);
  expect([...listed].filter((file) => isShared(file) || !files.includes(file))).toEqual([]);
});

test("what has no frame is listed after its page, among what belongs to that page", () => {
  const misplaced = entries.flatMap(({ kind, path }, place) => {
    if (kind !== "bare" || path === "files/:fileId") return [];
    const page = entries
      .filter(({ kind }) => kind !== "bare")
      .map((entry) => entry.path)
      .filter((one) => path.startsWith(`${one}/`) || path.startsWith(`${one}.`))
      .sort((one, other) => other.length - one.length)[0];
    const folder = page ?? path.replace(/[/.][^/.]*$/, "");
    const first = entries.findIndex((entry) => entry.path === folder);
    const between = entries.slice(first, place);
    const section = folder.replace(/\/[^/]*$/, "");
    const isBeside = first >= 0 && between.length > 0 && between.every((one) => one.path.startsWith(section));
    return isBeside ? [] : [`${path} is not beside ${folder}`];
  });
  expect(misplaced).toEqual([]);
});
