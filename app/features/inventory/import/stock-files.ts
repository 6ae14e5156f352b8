import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { setCurrency, setDecimal } from "~/features/imports/guess/guess-steps";
import { guessStockMapping } from "./guess-stock-mapping";
import { type StockField, stockColumns } from "./stock-columns";

/** Our own export: its texts are read as they are. */
export const ownLayout = "FleetTrack Pro";

const ownHeadings = "part no|description|manufacturer|vendor|cost|sales price|bin|qty|reorder";

export const stockFiles: FileKind<StockField> = {
  name: "inventory",
  columns: stockColumns,
  fieldOf: fieldFinder(stockColumns),
  layouts: [{ name: ownLayout, headings: ownHeadings.split("|") }],
  guessMapping: guessStockMapping,
  steps: [setDecimal, setCurrency],
  questions: ["decimal", "currency"],
};
