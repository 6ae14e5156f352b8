import type { NotConfirmed } from "~/features/imports/confirm.server";
import { alreadyImported, noRows, nothingToUndo } from "~/features/imports/page/import-messages";
import type { Flash } from "~/http/requests/flash.server";
import { formatCounted } from "~/ui/format";

export function confirmMessage(saved: { written: number } | NotConfirmed): Flash {
  if (!("problem" in saved)) {
    return { kind: "success", title: `${formatCounted(saved.written, "row")} imported` };
  }
  if (saved.problem === "not-draft") return alreadyImported;
  if (saved.problem === "no-rows") return noRows;
  const text =
    "How the file is read, or your fleet, changed after you opened this page. The file is kept: look at the rows again.";
  return { kind: "error", title: "Nothing was imported", text };
}

export function undoMessage(result: { undone: number; kept: string[] } | { problem: string }): Flash {
  if ("problem" in result) return nothingToUndo;
  const { undone, kept } = result;
  return {
    kind: "success",
    title: `Import undone: ${formatCounted(undone, "row")} taken back`,
    text: kept.length > 0 ? `Changed since, and kept: ${kept.join("; ")}.`.slice(0, 1000) : undefined,
  };
}
