import type { Scope } from "~/auth/scope";
import { howItIsRead } from "~/features/imports/how-it-is-read";
import type { StockImport } from "~/features/imports/imports.server";
import { previewStockImport } from "~/features/imports/preview-stock.server";
import { listKept } from "~/features/imports/undo-stock.server";
import { formatTime } from "~/ui/format";

/** What the page of a file of parts shows before it is imported: how it is read, and what becomes of each row. */
export async function draftPage(scope: Scope, file: StockImport) {
  const { table, ...preview } = await previewStockImport(scope, file);
  return { ...howItIsRead(file, table), ...preview, existing: file.settings.existing };
}

/** And after. */
export async function donePage(scope: Scope, file: StockImport) {
  const kept = file.state === "undone" ? await listKept(scope, file.id) : [];
  return {
    id: file.id,
    fileName: file.file_name,
    written: file.written,
    state: file.state,
    time: formatTime(file.undone_at ?? file.confirmed_at!, scope.account.timeZone),
    kept: kept.map((part) => ({
      id: part.id,
      number: part.part_number,
      description: part.description,
      quantity: part.quantity,
    })),
  };
}

export type DraftPageData = Awaited<ReturnType<typeof draftPage>>;
export type DonePageData = Awaited<ReturnType<typeof donePage>>;
