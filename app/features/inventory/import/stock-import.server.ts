import type { ImportKind } from "~/features/imports/import-kind";
import { formatCount } from "~/ui/format";
import { openStockImport, previewStockImport } from "./preview-stock.server";
import { stockFiles } from "./stock-files";
import { confirmMessage, undoMessage } from "./stock-messages";
import { type PostedStock, type StockSettings, existingChoices } from "./stock-settings";
import { summarizeStock } from "./stock-summary";
import { listKept, undoStockImport } from "./undo-stock.server";
import { confirmStockImport } from "./write-stock.server";

/** Read, compared and written some rows at a time: a file may have 100,000. */
export const stockImport: ImportKind<StockSettings, PostedStock> = {
  files: stockFiles,
  firstSettings: () => ({ existing: "update" }),
  changedSettings: ({ settings }, { existing = settings.existing }) => ({ existing }),
  async preview(scope, file) {
    const { lacksNumber, counts, overLimit, ...shown } = await previewStockImport(scope, file);
    return {
      ...shown,
      summary: summarizeStock({ lacksNumber, counts, overLimit }),
      choices: { above: [existingChoice(file.settings)], below: [] },
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
