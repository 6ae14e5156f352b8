import type { ImportSummary } from "~/features/imports/import-kind";
import { formatCount, formatCounted } from "~/ui/format";
import type { StockPreview } from "./preview-stock.server";

type Facts = Pick<StockPreview, "counts" | "lacksNumber" | "overLimit">;

export function summarizeStock({ counts, lacksNumber, overLimit }: Facts): ImportSummary {
  const { added, changed, refused, skipped } = counts;
  const hints: string[] = [];
  if (lacksNumber) hints.push("Choose below which column is the part number, then press Read Again.");
  if (overLimit) {
    const fits = `${formatCounted(overLimit.fits, "new part")} would fit.`;
    hints.push(`Your plan holds ${formatCount(overLimit.limit)} inventory items. ${fits}`);
  }
  return {
    ready: added + changed,
    isDoubtful: refused > 0 || overLimit !== undefined,
    said: [
      added ? `${formatCounted(added, "part")} will be added` : "",
      changed ? `${formatCount(changed)} will change` : "",
      refused ? `${formatCounted(refused, "row")} refused` : "",
      skipped ? `${formatCount(skipped)} left out` : "",
    ],
    hints,
  };
}
