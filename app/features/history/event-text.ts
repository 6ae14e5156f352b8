import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { formatDay, formatMoney } from "~/ui/format";
import { productLabel } from "~/features/fuel/fuel-products";
import { sourceLabels } from "~/features/meters/reading-sources";
import type { Event } from "./events.server";
import { eventKinds } from "./event-kinds";

export function eventWords(
  event: Event,
  { vehicleId, showsCosts }: { vehicleId: string; showsCosts: boolean },
) {
  return {
    key: `${event.kind} ${event.id} ${event.title}`,
    day: formatDay(event.day),
    kind: eventKinds.find(({ value }) => value === event.kind)?.one ?? event.kind,
    title: titleOf(event),
    // A receipt shows money, so its page is not for everybody.
    to: event.kind === "fuel" && !showsCosts ? undefined : pathOf(event, vehicleId),
    detail: event.detail,
    mileage: event.value === null ? "" : formatReading(event.value, event.unit as MeterUnit),
    cost: showsCosts && event.cost !== null ? formatMoney(event.cost) : "",
    removed: event.removed,
  };
}

function titleOf({ kind, title }: Event): string {
  if (kind === "fuel") return productLabel(title);
  if (kind === "meter") return sourceLabels[title] ?? title;
  if (kind === "fleet") return title === "left" ? "Left the fleet" : "Came back";
  if (kind === "inspections") return title === "pre_trip" ? "Pre-trip inspection" : "Post-trip inspection";
  return kind === "parts" ? inWords(title) : title;
}

/** filters_air_dryer is Filters Air Dryer. */
function inWords(category: string): string {
  return category.replace(
    /(^|_)(\w)/g,
    (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase(),
  );
}

function pathOf({ kind, id, removed }: Event, vehicleId: string): string | undefined {
  if (removed || kind === "fleet" || kind === "reminders") return undefined;
  if (kind === "inspections") return `/inspections/${id}`;
  return kind === "meter" ? `/fleet-data/${vehicleId}/meter` : `/fleet-data/${vehicleId}/${kind}/${id}`;
}
