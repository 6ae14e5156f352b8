import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { formatDay, formatMoney } from "~/ui/format";
import { productLabel } from "~/features/fuel/fuel-products";
import { sourceLabels } from "~/features/meters/reading-sources";
import type { RecordKind } from "~/features/changes/changes.server";
import type { Event } from "./events.server";
import { type EventKind, eventKinds } from "./event-kinds";

export function eventWords(
  event: Event,
  { vehicleId, showsCosts }: { vehicleId: string; showsCosts: boolean },
) {
  return {
    key: `${event.kind} ${event.id} ${event.title}`,
    day: formatDay(event.day),
    kind: eventKinds.find(({ value }) => value === event.kind)?.one ?? event.kind,
    title: titlesOf[event.kind](event.title),
    // A receipt shows money, so its page is not for everybody.
    to: event.kind === "fuel" && !showsCosts ? undefined : pathOf(event, vehicleId),
    detail: event.detail,
    mileage: event.value === null ? "" : formatReading(event.value, event.unit as MeterUnit),
    isStruck: event.struck,
    cost: showsCosts && event.cost !== null ? formatMoney(event.cost) : "",
    removed: event.removed,
  };
}

const asStored = (title: string) => title;

const titlesOf: Record<EventKind, (stored: string) => string> = {
  parts: inWords,
  breakdowns: asStored,
  fuel: productLabel,
  service: asStored,
  inspections: (kind) => (kind === "pre_trip" ? "Pre-trip inspection" : "Post-trip inspection"),
  "annual-inspections": (result) => `Annual inspection ${result}`,
  reminders: asStored,
  meter: (source) => sourceLabels[source] ?? source,
  changes: (stored) => `${recordNames[stored.split(" ")[0] as RecordKind]} changed`,
  fleet: (event) => (event === "left" ? "Left the fleet" : "Came back"),
};

/** filters_air_dryer is Filters Air Dryer. */
function inWords(category: string): string {
  return category.replace(
    /(^|_)(\w)/g,
    (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase(),
  );
}

function pathOf({ kind, id, title, removed }: Event, vehicleId: string): string | undefined {
  return removed ? undefined : pathsOf[kind](id, `/fleet-data/${vehicleId}`, title);
}

const pathsOf: Record<EventKind, (id: string, vehicle: string, title: string) => string | undefined> = {
  parts: (id, vehicle) => `${vehicle}/parts/${id}`,
  breakdowns: (id, vehicle) => `${vehicle}/breakdowns/${id}`,
  fuel: (id, vehicle) => `${vehicle}/fuel/${id}`,
  service: (id, vehicle) => `${vehicle}/service/${id}`,
  inspections: (id) => `/inspections/${id}`,
  "annual-inspections": (id, vehicle) => `${vehicle}/annual-inspections/${id}`,
  reminders: () => undefined,
  meter: (_, vehicle) => `${vehicle}/meter`,
  changes: (_, vehicle, title) => pathOfChanged(title, vehicle),
  fleet: () => undefined,
};

/** The page of the record that was changed, for managers and drivers alike. */
function pathOfChanged(title: string, vehicle: string): string | undefined {
  const [kind, id] = title.split(" ") as [RecordKind, string];
  return pathsOfRecords[kind](id, vehicle);
}

const recordNames: Record<RecordKind, string> = {
  customer: "Customer",
  crm_customer: "CRM customer",
  crm_activity: "CRM activity",
  crm_deal: "CRM deal",
  inventory_item: "Part of the inventory",
  vehicle: "Vehicle",
  part: "Part",
  breakdown: "Breakdown",
  fuel_receipt: "Fuel receipt",
  service_entry: "Service entry",
  annual_inspection: "Annual inspection",
  reminder: "Reminder",
  meter_reading: "Meter reading",
};

const pathsOfRecords: Record<RecordKind, (id: string, vehicle: string) => string | undefined> = {
  // These are never a vehicle's.
  customer: () => undefined,
  crm_customer: () => undefined,
  crm_activity: () => undefined,
  crm_deal: () => undefined,
  inventory_item: () => undefined,
  vehicle: (_, vehicle) => vehicle,
  part: (id, vehicle) => `${vehicle}/parts/${id}`,
  breakdown: (id, vehicle) => `${vehicle}/breakdowns/${id}`,
  // Its page shows money.
  fuel_receipt: () => undefined,
  service_entry: (id, vehicle) => `${vehicle}/service/${id}`,
  annual_inspection: (id, vehicle) => `${vehicle}/annual-inspections/${id}`,
  // Its own page is gone when it is removed.
  reminder: (_, vehicle) => `${vehicle}/reminders`,
  meter_reading: (_, vehicle) => `${vehicle}/meter`,
};
