import { expect, test } from "vitest";
import type { Fields } from "~/features/fields/field";
import type { Table } from "~/features/imports/table/table";
import { readTable } from "~/features/imports/table/read-table.server";
import { stockFiles } from "~/features/inventory/import/stock-files";
import { itemFields } from "~/features/inventory/item/item-fields";
import { partFields } from "~/features/parts/part-fields";
import { vehicleFields } from "~/features/vehicles/vehicle-fields";
import { parseBody } from "~/http/requests/body.server";
import {
  hasUnseen,
  keyFields,
  plainField,
  plainKey,
  plainWords,
  unseenRemoved,
} from "~/http/requests/plain-text";
import { readKey, readSearch } from "~/http/requests/read-search";
import { fc } from "../support/property";
import { readStockList } from "../support/stock-files";

test("words keep their letters, and lose what nobody sees", () => {
  expect(plainWords("E\u0301crou\u200b de\u00a0roue\u202f12\u2011M\ufeff\u00ad")).toBe("Écrou de roue 12-M");
  // A fraction, a trade mark and a Japanese blank are words.
  expect(plainWords("½ in hose™ ×2 オイル\u3000缶")).toBe("½ in hose™ ×2 オイル\u3000缶");
  expect(plainWords("first\nsecond\u2028third")).toBe("first\nsecond third");
});

test("joiners stay where a script or a picture needs them", () => {
  for (const kept of [
    "می\u200cخواهم",
    "क्\u200dष",
    "👨\u200d👩\u200d👧",
    "👷🏽\u200d♀️",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "عدد \u0600٣",
  ])
    expect(plainWords(kept)).toBe(kept);
  expect(plainWords("LF\u200d9080 \u200cفیلتر\u200c")).toBe("LF9080 فیلتر");
});

test("a key has plain letters, digits, hyphens and blanks", () => {
  expect(plainKey("\u202aＬＦ９０８０\u202c")).toBe("LF9080");
  expect(plainKey("LF\u20119080\u3000Ａ")).toBe("LF-9080 A");
  expect(plainKey("E\u0301CROU\u20108")).toBe("ÉCROU-8");
  expect([plainKey("1½"), plainKey("½-13")]).toEqual(["1 1/2", "1/2-13"]);
});

test("a field is read as what it holds, and a password as it was typed", () => {
  expect(plainField("lines[3].partNumber", "ＬＦ９０８０")).toBe("LF9080");
  expect(plainField("description", "½ in\u200b")).toBe("½ in");
  expect(plainField("quantity", "１２")).toBe("12");
  expect(plainField("newPassword", "e\u0301\u00a0\u200b")).toBe("e\u0301\u00a0\u200b");
});

test("a body says which of its fields had characters that nobody sees", async () => {
  const unseenIn = new Set<string>();
  const body = new URLSearchParams({ vin: "\u200e1XP\u200f", notes: "می\u200cخواهم\r\n½", name: "É" });
  const contentType = "application/x-www-form-urlencoded";
  const fields = await parseBody({ contentType, bytes: Buffer.from(body.toString()) }, unseenIn);
  expect([fields.get("vin"), fields.get("notes")]).toEqual(["1XP", "می\u200cخواهم\n½"]);
  expect([...unseenIn]).toEqual(["vin"]);
});

test("a file with characters that nobody sees is read without them, and says so", async () => {
  const text = "\ufeffPart Number\u200b,Description\nＬＦ9080\u200e,E\u0301crou ½\n";
  const table = await readTable(text, stockFiles);
  expect(table).toMatchObject({
    headings: ["Part Number", "Description"],
    notes: [unseenRemoved],
  });
  const { values } = await readStockList(table as Table);
  expect(values).toMatchObject([{ partNumber: "LF9080", description: "Écrou ½" }]);
  const plain = await readTable("\ufeffPart Number,Description\nLF9080,Écrou\n", stockFiles);
  expect(plain).toMatchObject({ notes: [] });
});

test("a field that is shown in letters of one width is a key", () => {
  const lists: Fields[] = [itemFields, vehicleFields, partFields];
  const mono = lists.flat().filter((field) => field.kind === "text" && field.input?.mono);
  expect(mono.length).toBeGreaterThan(2);
  expect(mono.filter(({ name }) => !keyFields.has(name))).toEqual([]);
});

test("plain text is plain already", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, (typed) => {
      expect(plainWords(plainWords(typed))).toBe(plainWords(typed));
      expect(plainKey(plainKey(typed))).toBe(plainKey(typed));
      expect(hasUnseen(plainWords(typed))).toBe(false);
      expect([readSearch(readSearch(typed)), readKey(readKey(typed))]).toEqual([
        readSearch(typed),
        readKey(typed),
      ]);
    }),
  );
});
