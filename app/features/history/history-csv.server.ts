import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvText } from "~/features/files/csv-text.server";
import { markCell } from "~/features/files/marked-cell";
import type { EventKind } from "./event-kinds";
import { selectionOf } from "./history-selections.server";

type Asked = { kind: EventKind; period?: { from: string; to: string }; isPlain?: boolean };

type Row = Record<string, string>;

/** The records of one kind, all or those of a period, newest first, with removed ones marked. The first column is their day. */
export async function exportHistory(
  scope: Scope,
  vehicleId: string,
  { kind, period, isPlain = false }: Asked,
): Promise<string> {
  const { columns, from, day, then, isRemovable } = selectionOf(kind, {
    timeZone: scope.account.timeZone,
    vehicleId,
  });
  const removed = sql`, case when record.removed_at is not null then 'removed' end as "Removed"`;
  const rows = await scope.db(async (trx) => {
    const found = await sql<Row>`
      select ${columns}${isRemovable ? removed : sql``} from ${from}
      where record.vehicle_id = ${vehicleId}
        ${kind === "inspections" ? sql`or record.trailer_id = ${vehicleId}` : sql``}
      order by ${kind === "meter" ? sql`meter_number desc, ` : sql``}${day} desc, ${then} desc`.execute(trx);
    return found.rows.filter(
      (row) => !period || isWithin(String(Object.values(row)[0]).slice(0, 10), period),
    );
  });
  const headings = Object.keys(rows[0] ?? { "No records": "" });
  return csvText(historyColumns(headings), rows, isPlain);
}

export function historyColumns(headings: string[]) {
  return headings.map((heading) => ({
    heading,
    cell: ({ [heading]: value }: Row) => (value && isTyped(heading) ? markCell(value) : value),
  }));
}

function isWithin(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= day && day <= to;
}

const typedHeadings =
  /^(Part Number|Position|Vendor|Seller|Place|Notes|Type|By|Driver|Entered From Paper|Vehicle|Trailer|Unit Number|Inspector|Qualification|Report Kept|Defects|Task|What Was Done|Done By|Certified By|Acknowledged By|Struck Out|Reason|Changes)$/;

function isTyped(heading: string): boolean {
  return typedHeadings.test(heading);
}
