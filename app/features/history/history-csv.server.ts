import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvText } from "~/features/files/csv-text.server";
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
  return csvText(historyColumns(kind, headings), rows, isPlain);
}

export function historyColumns(kind: EventKind, headings: string[]) {
  return headings.map((heading) => ({
    heading,
    cell: ({ [heading]: value }: Row) => value,
    ...(notTyped[kind].includes(heading) && { notTyped: true as const }),
  }));
}

function isWithin(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= day && day <= to;
}

/** The columns of days and figures. Every other text is marked, so that a spreadsheet runs none of it. */
const notTyped: Record<EventKind, readonly string[]> = {
  parts: ["Installed", "Cost", "Mileage", "Taken Off"],
  breakdowns: ["Date", "Cost", "Mileage"],
  fuel: ["Date", "Gallons", "Price per Gallon", "Total Cost", "Mileage"],
  service: ["Date", "Labor Cost", "Other Cost", "Mileage"],
  inspections: ["Signed", "Mileage"],
  "annual-inspections": ["Inspected", "Valid Until"],
  reminders: ["Done", "Mileage", "Next Due"],
  meter: ["Date", "Mileage"],
  changes: ["Changed"],
  fleet: ["Left", "Returned"],
};
