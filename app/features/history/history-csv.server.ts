import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvText } from "~/features/files/csv-text.server";
import { markCell } from "~/features/files/marked-cell";
import { shownReading } from "~/features/meters/reading-of-record.server";
import { doneBy } from "~/features/service/done-by.server";
import type { EventKind } from "./event-kinds";

const shown = shownReading("reading", "vehicle");
const reading = sql`trim_scale(shown.value) as "Mileage", shown.unit as "Unit"`;
const withReading = (readingId: RawBuilder<unknown>) => sql`
  left join lateral (
    select ${shown.value} as value, ${shown.unit} as unit
    from meter_readings reading join vehicles vehicle on vehicle.id = reading.vehicle_id
    where reading.id = ${readingId} and reading.struck_at is null) shown on true`;

/** Column names are the headings of the file. Mileages are in the unit that the vehicle counts now. */
const selections: Record<
  EventKind,
  (vehicleId: string, timeZone: string) => RawBuilder<Record<string, string>>
> = {
  parts: (vehicleId) => sql`
    select install_date as "Installed", category as "Category", part_number as "Part Number", position as "Position",
      vendor as "Vendor", cost as "Cost", ${reading}, notes as "Notes", ${removed}
    from parts record ${withReading(sql`record.meter_reading_id`)} where record.vehicle_id = ${vehicleId}
    order by install_date desc, created_at desc`,
  breakdowns: (vehicleId) => sql`
    select breakdown_date as "Date", breakdown_type as "Type", state as "State", cost as "Cost", ${reading},
      notes as "Notes", ${removed}
    from breakdowns record ${withReading(sql`record.meter_reading_id`)} where record.vehicle_id = ${vehicleId}
    order by breakdown_date desc, created_at desc`,
  fuel: (vehicleId) => sql`
    select receipt_date as "Date", product as "Product", ${gallons} as "Gallons", ${pricePerGallon} as "Price per Gallon",
      total_cost as "Total Cost", case when filled_up then 'yes' else 'no' end as "Filled Up",
      case when missed_before then 'yes' else 'no' end as "Missed Before", ${reading}, state as "State",
      seller as "Seller", seller_place as "Place", notes as "Notes", ${removed}
    from fuel_receipts record ${withReading(sql`record.meter_reading_id`)} where record.vehicle_id = ${vehicleId}
    order by receipt_date desc, created_at desc`,
  service: (vehicleId) => sql`
    select service_date as "Date", description as "Done", ${doneBy} as "By",
      labor_cost as "Labor Cost", other_cost as "Other Cost", ${reading}, notes as "Notes", ${removed}
    from service_entries record ${withReading(sql`record.meter_reading_id`)} where record.vehicle_id = ${vehicleId}
    order by service_date desc, created_at desc`,
  inspections: (vehicleId, timeZone) => sql`
    select to_char(made_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as "Signed",
      case when made_at < signed_at
        then signature_email || ' ' || to_char(signed_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') end as "Entered From Paper",
      kind as "Kind",
      signature_name as "Driver", ${reading}, notes as "Notes",
      coalesce(unit_number, vin, serial_number) as "Vehicle", trailer_name as "Trailer",
      (select string_agg(case when defect.of_trailer then 'trailer: ' else '' end || defect.item || ': ' || defect.note || coalesce(' (' || certification.outcome || ')', ' (open)'), '; ')
       from defects defect left join defect_certifications certification on certification.defect_id = defect.id
       where defect.inspection_id = record.id) as "Defects",
      (select string_agg(distinct certification.signature_name, '; ')
       from defects defect join defect_certifications certification on certification.defect_id = defect.id
       where defect.inspection_id = record.id) as "Certified By",
      (select string_agg(signature_name || ' ' || to_char(signed_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI'), '; ' order by signed_at)
       from inspection_acknowledgements where inspection_id = record.id) as "Acknowledged By",
      ${timeZone}::text as "Time Zone"
    from inspections record
      ${withReading(sql`case when record.vehicle_id = ${vehicleId} then record.meter_reading_id end`)}
    where record.vehicle_id = ${vehicleId} or record.trailer_id = ${vehicleId} order by made_at desc`,
  "annual-inspections": (vehicleId) => sql`
    select inspected_on as "Inspected", result as "Result", next_due_on as "Valid Until", inspector as "Inspector",
      qualification as "Qualification", report_kept_at as "Report Kept", notes as "Notes", ${removed}
    from annual_inspections where vehicle_id = ${vehicleId} order by inspected_on desc, created_at desc`,
  reminders: (vehicleId) => sql`
    select done.done_on as "Done", reminder.task as "Task", ${reading},
      done.next_due_on as "Next Due",
      case when done.removed_at is not null or entry.removed_at is not null then 'removed' end as "Removed"
    from reminder_completions done join reminders reminder on reminder.id = done.reminder_id
      left join service_entries entry on entry.id = done.service_entry_id
      ${withReading(sql`done.meter_reading_id`)}
    where reminder.vehicle_id = ${vehicleId} order by done.done_on desc`,
  changes: (vehicleId, timeZone) => sql`
    select to_char(changed_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as "Changed", record_kind as "Record",
      case when is_removal then 'removed' else 'changed' end as "What", author as "By",
      array_to_string(changes || cost_changes, '; ') as "Changes", reason as "Reason", record_id as "Record Id"
    from record_changes where vehicle_id = ${vehicleId} order by changed_at desc`,
  meter: (vehicleId) => sql`
    select read_on as "Date", trim_scale(${shown.value}) as "Mileage", ${shown.unit} as "Unit",
      trim_scale(reading.value) || ' ' || reading.unit as "As Read", meter_number as "Meter", source as "Read With",
      case when struck_at is not null then coalesce(strike_reason, 'struck out') end as "Struck Out"
    from meter_readings reading join vehicles vehicle on vehicle.id = reading.vehicle_id
    where reading.vehicle_id = ${vehicleId} order by meter_number desc, read_on desc, recorded_at desc`,
  fleet: (vehicleId, timeZone) => sql`
    select (left_at at time zone ${timeZone})::date as "Left", (returned_at at time zone ${timeZone})::date as "Returned",
      reason as "Reason"
    from vehicle_absences where vehicle_id = ${vehicleId} order by left_at desc`,
};

const removed = sql`case when removed_at is not null then 'removed' end as "Removed"`;

/** The number that was not typed is calculated, as on screen (completeNumbers). */
const gallons = sql`coalesce(gallons, nullif(round(total_cost / nullif(price_per_gallon, 0), 3), 0))`;
const pricePerGallon = sql`coalesce(price_per_gallon, nullif(round(total_cost / gallons, 3), 0))`;

type Asked = { kind: EventKind; period?: { from: string; to: string }; isPlain?: boolean };

/** The records of one kind, all or those of a period, newest first, with removed ones marked. The first column is their day. */
export async function exportHistory(
  scope: Scope,
  vehicleId: string,
  { kind, period, isPlain = false }: Asked,
): Promise<string> {
  const rows = await scope.db(async (trx) => {
    const found = await selections[kind](vehicleId, scope.account.timeZone).execute(trx);
    return found.rows.filter(
      (row) => !period || isWithin(String(Object.values(row)[0]).slice(0, 10), period),
    );
  });
  const headings = Object.keys(rows[0] ?? { "No records": "" });
  return csvText(
    headings.map((heading) => ({
      heading,
      cell: ({ [heading]: value }: Record<string, string>) =>
        value && isTyped(kind, heading) ? markCell(value) : value,
    })),
    rows,
    isPlain,
  );
}

function isWithin(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= day && day <= to;
}

const typedHeadings =
  /^(Part Number|Position|Vendor|Seller|Place|Notes|Type|By|Driver|Entered From Paper|Vehicle|Trailer|Inspector|Qualification|Report Kept|Defects|Task|Certified By|Acknowledged By|Struck Out|Reason|Changes)$/;

function isTyped(kind: EventKind, heading: string): boolean {
  return typedHeadings.test(heading) || (kind === "service" && heading === "Done");
}
