import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import { priceDigits } from "~/ui/format";
import { lineValue, suggestedQuantity } from "./reorder";
import { type ReorderRow, listToReorder } from "./reorder.server";

/** What to buy as CSV, from one vendor or from all, in the order of the page. */
export function exportToReorder(scope: Scope, vendor?: string, isPlain = false): AsyncGenerator<string> {
  const shown = scope.may("costs:view") ? [...columns, ...costs] : columns;
  const slices = slicesOf(
    ({ after, max }: Slice<ReorderRow>) => listToReorder(scope, { vendor, limit: max, after }),
    (last) => last,
  );
  return csvPieces(shown, slices, isPlain);
}

const columns: CsvColumn<ReorderRow>[] = [
  { heading: "Part #", cell: (row) => row.part_number },
  { heading: "Description", cell: (row) => row.description },
  { heading: "Vendor", cell: (row) => row.vendor },
  { heading: "Vendor's Number", cell: (row) => row.vendor_number },
  { heading: "Bin", cell: (row) => row.bin_location },
  { heading: "Qty", cell: (row) => row.quantity },
  { heading: "Reorder", cell: (row) => row.reorder_point },
  { heading: "Short", cell: (row) => row.short },
  { heading: "Asked For", cell: (row) => row.asked },
  { heading: "Suggested", cell: suggestedQuantity },
];

const costs: CsvColumn<ReorderRow>[] = [
  { heading: "Last Cost", notTyped: true, cell: (row) => row.last_cost && priceDigits(row.last_cost) },
  { heading: "Line Value", notTyped: true, cell: (row) => lineValue(row, row.last_cost) },
];
