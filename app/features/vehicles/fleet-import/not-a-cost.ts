import { readFlag } from "~/features/imports/cells/column-flags";
import { readNumber } from "~/features/imports/cells/column-numbers";
import type { RowCells } from "~/features/imports/cells/row-cells";
import { plainHeading } from "~/features/imports/table/headings";

const reversing =
  "is income|income|income amount|is revenue|revenue|earnings|is template|template|is refund|refund|refunded|refund amount|is reversal|reversal|reversed|is credit|credit|credit amount|is void|void|voided|is deleted|deleted|is cancelled|cancelled|is canceled|canceled|is declined|declined|is draft|draft|is planned|is scheduled|is forecast|is estimate|is quote|is budget|einnahme|einnahmen|ingreso|ingresos|vorlage|plantilla";
const affirming = "is expense|is cost|is completed|completed|is done|is posted";
const debitOrCredit = "debit credit|credit debit|dr cr|cr dr|d c|c d|sign|debit or credit|soll haben";
const saying =
  "transaction type|tran type|trans type|record type|entry type|expense type|cost type|status|transaction status|type|category";

/** Columns that turn an amount round, or say that it was never spent. */
export const notCostColumn = {
  field: "notCost",
  label: "Income, refund or template",
  several: true,
  headings: [reversing, affirming, debitOrCredit, saying].join("|"),
} as const;

const reversingWord =
  /^(?:income|revenue|earnings?|refund(?:ed)?|returned|credit(?: memo| note)?|reversal|reversed|void(?:ed)?|deleted|template|declined|denied|rejected|cancel(?:l?ed)|draft|forecast|budget|estimate|quote|einnahmen?|gutschrift|storno|vorlage|ingresos?|reembolso|plantilla)$/i;
const openWord = /^(?:planned|scheduled|upcoming|open|not done)$/i;

const listed = (headings: string) => new Set(headings.split("|"));
const reversingHeadings = listed(reversing);
const affirmingHeadings = listed(affirming);
const signHeadings = listed(debitOrCredit);

/** Why the amount of a row is no cost; undefined when it is one. */
function whyNoCost(columns: { heading: string; cell: string }[]): string | undefined {
  const found = columns.find(({ heading, cell }) => turnsRound(plainHeading(heading), cell.trim()));
  return found && `No cost: “${found.heading}” says “${found.cell.trim().slice(0, 40)}”.`;
}

function turnsRound(heading: string, cell: string): boolean {
  if (cell === "") return false;
  const flag = readFlag(cell, "other");
  if (affirmingHeadings.has(heading)) return flag === false;
  if (reversingWord.test(cell)) return true;
  if (signHeadings.has(heading)) return /^(?:c|cr|h|-)$/i.test(cell);
  if (heading.endsWith("status")) return openWord.test(cell);
  return reversingHeadings.has(heading) && (flag === true || isAmount(cell));
}

function isAmount(cell: string): boolean {
  const read = readNumber(cell, "point");
  return "number" in read && Number(read.number) !== 0;
}

/** A row left out because its amount is no cost. */
export function leftOutRow<Field extends string>(
  { line, notes, all }: RowCells<Field>,
  fields: Field[],
): { line: number; notes: string[]; skipped: string } | undefined {
  const skipped = whyNoCost(fields.flatMap(all));
  return skipped === undefined ? undefined : { line, notes, skipped };
}
