import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { projectFolder } from "~/environment";
import { loadKinds } from "~/features/scans/kinds.server";
import { scanPurposes } from "~/features/scans/scan-purposes";
import { printedPage } from "../support/printed-page";

/** All that a new kind of document needs: where its fields are, as a function of the words. */
const tireLabel = `
export const kind = {
  name: "tire-label",
  fields: [{ name: "dotCode", label: "DOT code" }],
  columns: [],
  find(pages) {
    const words = pages.flatMap(({ words }, page) => words.map((word) => ({ ...word, page })));
    const at = words.findIndex(({ text }) => text === "DOT");
    const code = words[at + 1];
    if (at < 0 || !code) return { fields: {}, rows: [], notes: [] };
    const { text, page, shown } = code;
    return { fields: { dotCode: { text, printed: text, page, shown, doubts: [] } }, rows: [], notes: [] };
  },
};
`;

test("a new kind of document is one file", async () => {
  const folder = await mkdtemp(join(projectFolder, "node_modules/.kinds-"));
  try {
    await writeFile(join(folder, "tire-label.mjs"), tireLabel);
    const kinds = await loadKinds(pathToFileURL(`${folder}/`));
    const kind = kinds.get("tire-label")!;
    const { fields } = kind.find([printedPage("STEER 295/75R22.5", "DOT 1MAT2225")]);
    expect(fields.dotCode?.text).toBe("1MAT2225");
    expect(kind.find([printedPage("NOTHING OF THE KIND")]).fields).toEqual({});
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("every form that a photo fills names a kind that is there", async () => {
  const kinds = await loadKinds(new URL("../../app/features/scans/kinds/", import.meta.url));
  for (const { kind } of Object.values(scanPurposes)) expect([...kinds.keys()]).toContain(kind);
});
