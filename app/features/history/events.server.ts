import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { shownReading } from "~/features/meters/reading-of-record.server";
import { doneBy } from "~/features/service/done-by.server";
import { type EventKind, maxEvents } from "./event-kinds";

type Period = { from: string; to: string; kind?: EventKind };

export type Event = {
  kind: EventKind;
  id: string;
  day: string;
  title: string;
  detail: string | null;
  cost: string | null;
  value: string | null;
  unit: "mi" | "km" | "h" | null;
  /** The reading was struck out. */
  struck: boolean;
  removed: boolean;
};

/** Everything that happened to a vehicle in a period, newest first, with removed records marked; one row more when there are too many. */
export async function listEvents(
  scope: Scope,
  vehicleId: string,
  { from, to, kind }: Period,
): Promise<Event[]> {
  const { timeZone } = scope.account;
  const { value, unit } = shownReading("reading", "vehicle");
  return scope.db(async (trx) => {
    const { rows } = await sql<Event>`
      select event.kind, event.id, event.day, event.title, event.detail, event.cost::text, (${value})::text as value,
        ${unit} as unit, reading.struck_at is not null as struck, event.removed
      from (${eventsOf(vehicleId, timeZone, scope.may("costs:view"))}) event
        left join meter_readings reading on reading.id = event.reading_id
          and (reading.struck_at is null or event.removed or event.kind in ('inspections', 'meter'))
        left join vehicles vehicle on vehicle.id = reading.vehicle_id
      where event.day between ${from} and ${to} and (${kind ?? null}::text is null or event.kind = ${kind ?? null})
      order by event.day desc, event.created_at desc, event.id desc
      limit ${maxEvents + 1}`.execute(trx);
    return rows;
  });
}

function eventsOf(vehicleId: string, timeZone: string, seesCosts: boolean) {
  const selected = Object.entries(selections).map(([kind, select]) => {
    const events = select(vehicleId, timeZone, seesCosts);
    return sql`select ${sql.lit(kind)} as kind, event.* from (${events}) event`;
  });
  return sql.join(selected, sql` union all `);
}

/** Each selects, in this order: id, day, created_at, title, detail, cost, reading_id, removed. */
const selections: Record<
  EventKind,
  (vehicleId: string, timeZone: string, seesCosts: boolean) => RawBuilder<unknown>
> = {
  parts: (vehicleId) => sql`
    select id, install_date as day, created_at, category as title,
      concat_ws(', ', part_number, position, vendor) as detail, cost, meter_reading_id as reading_id,
      removed_at is not null as removed
    from parts where vehicle_id = ${vehicleId}`,
  breakdowns: (vehicleId) => sql`
    select id, breakdown_date, created_at, breakdown_type, notes, nullif(cost, 0),
      coalesce(meter_reading_id, found_reading_id),
      removed_at is not null
    from breakdowns where vehicle_id = ${vehicleId}`,
  fuel: (vehicleId) => sql`
    select id, receipt_date, created_at, product, concat_ws(', ', round(gallons, 3) || ' gal', seller, seller_place), total_cost, meter_reading_id,
      removed_at is not null
    from fuel_receipts where vehicle_id = ${vehicleId}`,
  service: (vehicleId) => sql`
    select id, service_date, created_at, description, ${doneBy},
      coalesce(labor_cost, 0) + coalesce(other_cost, 0), meter_reading_id, removed_at is not null
    from service_entries where vehicle_id = ${vehicleId}`,
  inspections: (vehicleId, timeZone) => sql`
    select id, (made_at at time zone ${timeZone})::date, made_at, kind, signature_name, null::numeric,
      case when vehicle_id = ${vehicleId} then meter_reading_id end, false
    from inspections where vehicle_id = ${vehicleId} or trailer_id = ${vehicleId}`,
  "annual-inspections": (vehicleId) => sql`
    select id, inspected_on, created_at, result, inspector, null::numeric, null::uuid, removed_at is not null
    from annual_inspections where vehicle_id = ${vehicleId}`,
  reminders: (vehicleId) => sql`
    select done.id, done.done_on, done.created_at, reminder.task, null, null::numeric, done.meter_reading_id,
      done.removed_at is not null or entry.removed_at is not null
    from reminder_completions done join reminders reminder on reminder.id = done.reminder_id
      left join service_entries entry on entry.id = done.service_entry_id
    where reminder.vehicle_id = ${vehicleId}`,
  meter: (vehicleId) => sql`
    select id, read_on, recorded_at, source, strike_reason, null::numeric, id, struck_at is not null
    from meter_readings
    where vehicle_id = ${vehicleId} and source in ('vehicle', 'meter', 'opening', 'closing')`,
  changes: (vehicleId, timeZone, seesCosts) => sql`
    select id, (changed_at at time zone ${timeZone})::date, changed_at, record_kind || ' ' || record_id,
      concat_ws('; ', nullif(array_to_string(changes || case when ${seesCosts} then cost_changes else '{}' end, '; '), ''),
        'Reason: ' || reason, 'by ' || author),
      null::numeric, null::uuid, is_removal
    from record_changes where vehicle_id = ${vehicleId}`,
  fleet: (vehicleId, timeZone) => sql`
    select id, (left_at at time zone ${timeZone})::date, left_at, 'left', reason, null::numeric, null::uuid, false
    from vehicle_absences where vehicle_id = ${vehicleId}
    union all
    select id, (returned_at at time zone ${timeZone})::date, returned_at, 'returned', null, null, null, false
    from vehicle_absences where vehicle_id = ${vehicleId} and returned_at is not null`,
};
