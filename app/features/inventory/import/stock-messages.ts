import { levelUp } from "~/auth/permissions";
import { alreadyImported, noRows, nothingToUndo } from "~/features/imports/page/import-messages";
import type { Flash } from "~/http/requests/flash.server";
import { formatCount, formatCounted } from "~/ui/format";
import type { StockWritten } from "./write-stock.server";

export function confirmMessage(saved: StockWritten): Flash {
  if (!("problem" in saved)) {
    const text = `${formatCounted(saved.added, "part")} added, ${formatCount(saved.changed)} changed.`;
    const title = `${formatCounted(saved.written, "row")} imported`;
    return { kind: "success", title, text: [text, ...codesLeftOut(saved.codes)].join(" ") };
  }
  switch (saved.problem) {
    case "not-draft":
      return alreadyImported;
    case "no-rows":
      return noRows;
    case "limit":
      return {
        kind: "error",
        title: "Upgrade Required",
        text:
          `Your plan holds ${saved.limit} inventory items. ${formatCounted(saved.fits, "new part")} would fit, the file has ` +
          `${formatCount(saved.wanted)}. Nothing was imported.`,
        link: levelUp,
      };
    case "changed-since":
      return {
        kind: "error",
        title: "Nothing was imported",
        text:
          "Parts, or how the file is read, changed after you opened the page. The file is kept. This page now shows what would happen now: " +
          "look at the rows again, then import them.",
      };
  }
}

/** The bar codes that were left out, as many as fit in a message. */
function codesLeftOut(codes: string[]): string[] {
  if (codes.length <= 4) return codes;
  return [...codes.slice(0, 3), `${formatCount(codes.length - 3)} more bar codes stay with their parts too.`];
}

export function undoMessage(result: { undone: number; kept: number } | { problem: string }): Flash {
  if ("problem" in result) return nothingToUndo;
  const { undone, kept } = result;
  return {
    kind: "success",
    title: `Import undone: ${formatCounted(undone, "part")} taken back`,
    text: kept > 0 ? `${formatCounted(kept, "part")} changed since and stayed, listed below.` : undefined,
  };
}
