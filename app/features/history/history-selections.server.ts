import { type RawBuilder, sql } from "kysely";
import { shownReading } from "~/features/meters/reading-of-record.server";
import { doneBy } from "~/features/service/done-by.server";
import type { EventKind } from "./event-kinds";

export type Selection = {
  /** Their names are the headings of a file. The first is the day. */
  columns: RawBuilder<unknown>;
  /** The table of the records is `record`. */
  from: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  /** After the day. */
  then: RawBuilder<unknown>;
  /** Has `removed_at`. */
  isRemovable?: true;
  /** Of records with removed_at: those that count; where it is left out, those that were not removed. */
  isKept?: RawBuilder<unknown>;
};

type Asked = {
  timeZone: string;
  /** With the vehicle's own records those that name it as the trailer. */
  vehicleId?: string;
  /** Mileages as they were read, else in the unit that the vehicle counts now. */
  asRead?: boolean;
};

const createdAt = sql`record.created_at`;

export function selectionOf(kind: EventKind, asked: Asked): Selection {
  return selections[kind](asked, readingsOf(asked));
}

type Readings = ReturnType<typeof readingsOf>;

function readingsOf({ asRead = false }: Asked) {
  const shown = asRead
    ? { value: sql`reading.value`, unit: sql`reading.unit` }
    : shownReading("reading", "vehicle");
  return {
    columns: sql`trim_scale(shown.value) as "Mileage", shown.unit as "Meter Unit"`,
    join: (readingId: RawBuilder<unknown>) => sql`
      left join lateral (
        select ${shown.value} as value, ${shown.unit} as unit
        from meter_readings reading join vehicles vehicle on vehicle.id = reading.vehicle_id
        where reading.id = ${readingId} and reading.struck_at is null) shown on true`,
  };
}

const ofRecord = sql`record.meter_reading_id`;

const selections: Record<EventKind, (asked: Asked, reading: Readings) => Selection> = {
  parts: ({ asRead, timeZone }, reading) => ({
    columns: sql`install_date as "Installed", category as "Category", part_number as "Part Number", position as "Position",
      vendor as "Vendor", cost as "Cost", ${reading.columns}${asRead ? takenOff(timeZone) : sql``}, notes as "Notes"`,
    from: sql`parts record ${reading.join(ofRecord)}`,
    day: sql`record.install_date`,
    then: createdAt,
    isRemovable: true,
    isKept: sql`(record.removed_at is null or record.removed_as = 'taken_off')`,
  }),
  breakdowns: (_, reading) => ({
    columns: sql`breakdown_date as "Date", breakdown_type as "Type", state as "State", cost as "Cost", ${reading.columns},
      notes as "Notes"`,
    from: sql`breakdowns record ${reading.join(ofRecord)}`,
    day: sql`record.breakdown_date`,
    then: createdAt,
    isRemovable: true,
  }),
  fuel: ({ asRead }, reading) => ({
    columns: sql`receipt_date as "Date", product as "Product", ${gallons} as "Gallons", ${pricePerGallon} as "Price per Gallon",
      ${asRead ? totalCost : sql`total_cost`} as "Total Cost", case when filled_up then 'yes' else 'no' end as "Filled Up",
      case when missed_before then 'yes' else 'no' end as "Missed Before", ${reading.columns}, state as "State",
      seller as "Seller", seller_place as "Place", notes as "Notes"`,
    from: sql`fuel_receipts record ${reading.join(ofRecord)}`,
    day: sql`record.receipt_date`,
    then: createdAt,
    isRemovable: true,
  }),
  service: (_, reading) => ({
    columns: sql`service_date as "Date", description as "What Was Done", ${doneBy} as "Done By",
      labor_cost as "Labor Cost", other_cost as "Other Cost", ${reading.columns}, notes as "Notes"`,
    from: sql`service_entries record ${reading.join(ofRecord)}`,
    day: sql`record.service_date`,
    then: createdAt,
    isRemovable: true,
  }),
  inspections: ({ timeZone, vehicleId }, reading) => ({
    columns: sql`${timeOf("made_at", timeZone)} as "Signed",
      case when made_at < signed_at then signature_email || ' ' || ${timeOf("signed_at", timeZone)} end as "Entered From Paper",
      kind as "Kind",
      signature_name as "Driver", ${reading.columns}, notes as "Notes",
      coalesce(record.unit_number, record.vin, record.serial_number) as "Vehicle", trailer_name as "Trailer",
      ${defects} as "Defects", ${certifiedBy} as "Certified By", ${acknowledgedBy(timeZone)} as "Acknowledged By",
      ${timeZone}::text as "Time Zone"`,
    // The mileage is the tractor's.
    from: sql`inspections record ${reading.join(
      vehicleId ? sql`case when record.vehicle_id = ${vehicleId} then record.meter_reading_id end` : ofRecord,
    )}`,
    day: sql`record.made_at`,
    then: sql`record.id`,
  }),
  "annual-inspections": () => ({
    columns: sql`inspected_on as "Inspected", result as "Result", next_due_on as "Valid Until", inspector as "Inspector",
      qualification as "Qualification", report_kept_at as "Report Kept", notes as "Notes"`,
    from: sql`annual_inspections record`,
    day: sql`record.inspected_on`,
    then: createdAt,
    isRemovable: true,
  }),
  reminders: (_, reading) => ({
    columns: sql`done.done_on as "Done", record.task as "Task", ${reading.columns},
      done.next_due_on as "Next Due",
      case when done.removed_at is not null or entry.removed_at is not null then 'removed' end as "Removed"`,
    from: sql`reminders record join reminder_completions done on done.reminder_id = record.id
      left join service_entries entry on entry.id = done.service_entry_id
      ${reading.join(sql`done.meter_reading_id`)}`,
    day: sql`done.done_on`,
    then: sql`done.id`,
  }),
  changes: ({ timeZone }) => ({
    columns: sql`${timeOf("changed_at", timeZone)} as "Changed", record_kind as "Record",
      case when is_removal then 'removed' else 'changed' end as "What", author as "By",
      array_to_string(changes || cost_changes, '; ') as "Changes", reason as "Reason", record_id as "Record Id"`,
    from: sql`record_changes record`,
    day: sql`record.changed_at`,
    then: sql`record.id`,
  }),
  meter: ({ asRead }) => {
    const shown = shownReading("record", "own");
    return {
      columns: sql`read_on as "Date", trim_scale(${asRead ? sql`record.value` : shown.value}) as "Mileage",
        ${asRead ? sql`record.unit` : shown.unit} as "Meter Unit",
        trim_scale(record.value) || ' ' || record.unit as "As Read", meter_number as "Meter Number", source as "Read With",
        case when struck_at is not null then coalesce(strike_reason, 'struck out') end as "Struck Out"`,
      from: sql`meter_readings record join vehicles own on own.id = record.vehicle_id`,
      day: sql`record.read_on`,
      then: sql`recorded_at`,
    };
  },
  fleet: ({ timeZone }) => ({
    columns: sql`(left_at at time zone ${timeZone})::date as "Left", (returned_at at time zone ${timeZone})::date as "Returned",
      reason as "Reason"`,
    from: sql`vehicle_absences record`,
    day: sql`record.left_at`,
    then: sql`record.id`,
  }),
};

/** A part that was taken off has still cost what it cost. */
function takenOff(timeZone: string): RawBuilder<unknown> {
  return sql`, (record.removed_at at time zone ${timeZone})::date as "Taken Off"`;
}

function timeOf(column: string, timeZone: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`;
}

/** The number that was not typed is calculated, as on screen (completeNumbers). */
const gallons = sql`coalesce(gallons, nullif(round(total_cost / nullif(price_per_gallon, 0), 3), 0))`;
const pricePerGallon = sql`coalesce(price_per_gallon, nullif(round(total_cost / gallons, 3), 0))`;
/** A fill of unknown amounts was imported as one of 0.00. */
const totalCost = sql`case when total_cost <> 0 or ${gallons} is not null then total_cost end`;

const defects = sql`
  (select string_agg(case when defect.of_trailer then 'trailer: ' else '' end || defect.item || ': ' || defect.note || coalesce(' (' || certification.outcome || ')', ' (open)'), '; ')
   from defects defect left join defect_certifications certification on certification.defect_id = defect.id
   where defect.inspection_id = record.id)`;

const certifiedBy = sql`
  (select string_agg(distinct certification.signature_name, '; ')
   from defects defect join defect_certifications certification on certification.defect_id = defect.id
   where defect.inspection_id = record.id)`;

function acknowledgedBy(timeZone: string): RawBuilder<unknown> {
  return sql`
    (select string_agg(signature_name || ' ' || ${timeOf("signed_at", timeZone)}, '; ' order by signed_at)
     from inspection_acknowledgements where inspection_id = record.id)`;
}
