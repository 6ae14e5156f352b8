import type { ImportKind } from "~/features/imports/import-kind";
import { formatCount } from "~/ui/format";
import { nearlySame } from "../item/look-alike-question";
import { openStockImport, previewStockImport } from "./preview-stock.server";
import { stockFiles } from "./stock-files";
import { confirmMessage, undoMessage } from "./stock-messages";
import { type PostedStock, type StockSettings, alikeChoices, existingChoices } from "./stock-settings";
import { summarizeStock } from "./stock-summary";
import { listKept, undoStockImport } from "./undo-stock.server";
import { confirmStockImport } from "./write-stock.server";

/** Read, compared and written some rows at a time: a file may have 100,000. */
export const stockImport: ImportKind<StockSettings, PostedStock> = {
  files: stockFiles,
  firstSettings: () => ({ existing: "update", alike: "skip" }),
  changedSettings: ({ settings }, { existing = settings.existing, alike = settings.alike }) => ({
    existing,
    alike,
  }),
  async preview(scope, file) {
    const { lacksNumber, counts, alike, overLimit, ...shown } = await previewStockImport(scope, file);
    return {
      ...shown,
      summary: summarizeStock({ lacksNumber, counts, alike, overLimit }),
      choices: { above: [existingChoice(file.settings), ...alikeChoice(file.settings, alike)], below: [] },
    };
  },
  async confirm(scope, file, shown, token) {
    // A second press finds the file gone, and gets the first one's result.
    const rows = file.state === "draft" ? (await openStockImport(file)).rows : [];
    return confirmMessage(await confirmStockImport(scope, file, { rows, ...shown }, token));
  },
  async undo(scope, file, token) {
    return undoMessage(await undoStockImport(scope, file, token));
  },
  async listKept(scope, file) {
    return {
      caption: "Changed since the import, and kept as they are",
      columns: [{ heading: "Part #" }, { heading: "Description" }, { heading: "Qty", figures: true }],
      rows: (await listKept(scope, file.id)).map((part) => ({
        id: part.id,
        to: `/inventory/${part.id}`,
        cells: [part.part_number, part.description, formatCount(part.quantity)],
      })),
    };
  },
};

function existingChoice({ existing }: StockSettings) {
  return {
    name: "existing",
    label: "A part that is in your inventory already",
    hint: "Updating sets what the file says, the quantity too; an empty cell changes nothing",
    value: existing,
    options: existingChoices,
  };
}

function alikeChoice({ alike = "skip" }: StockSettings, found: number) {
  if (found === 0) return [];
  const label = "A new part whose number is nearly that of a part in your inventory";
  return [{ name: "alike", label, hint: nearlySame, value: alike, options: alikeChoices }];
}
