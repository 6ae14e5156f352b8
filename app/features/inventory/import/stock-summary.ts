import type { ImportSummary } from "~/features/imports/import-kind";
import { formatCount, formatCounted } from "~/ui/format";
import type { StockPreview } from "./preview-stock.server";

type Facts = Pick<StockPreview, "counts" | "alike" | "lacksNumber" | "overLimit">;

export function summarizeStock({ counts, alike, lacksNumber, overLimit }: Facts): ImportSummary {
  const { added, changed, refused, skipped } = counts;
  const hints: string[] = [];
  if (lacksNumber) hints.push("Choose below which column is the part number, then press Read Again.");
  if (alike > 0) {
    const parts = `${formatCounted(alike, "new part")} ${alike === 1 ? "has" : "have"} nearly the number of another`;
    hints.push(`${parts}, named below: choose whether to add them, then press Read Again.`);
  }
  if (overLimit) {
    const fits = `${formatCounted(overLimit.fits, "new part")} would fit.`;
    hints.push(`Your plan holds ${formatCount(overLimit.limit)} inventory items. ${fits}`);
  }
  return {
    ready: added + changed,
    isDoubtful: refused > 0 || alike > 0 || overLimit !== undefined,
    said: [
      added ? `${formatCounted(added, "part")} will be added` : "",
      changed ? `${formatCount(changed)} will change` : "",
      refused ? `${formatCounted(refused, "row")} refused` : "",
      skipped ? `${formatCount(skipped)} left out` : "",
    ],
    hints,
  };
}
