/** The kinds of events in a vehicle's history, as the URL names them. */
export const eventKinds = [
  { value: "parts", label: "Parts", one: "Part" },
  { value: "breakdowns", label: "Breakdowns", one: "Breakdown" },
  { value: "fuel", label: "Fuel", one: "Fuel" },
  { value: "service", label: "Service", one: "Service" },
  { value: "inspections", label: "Inspections", one: "Inspection" },
  { value: "annual-inspections", label: "Annual inspections", one: "Annual inspection" },
  { value: "reminders", label: "Reminders done", one: "Reminder done" },
  { value: "changes", label: "Changes", one: "Change" },
  { value: "meter", label: "Meter", one: "Meter" },
  { value: "fleet", label: "Left and returned", one: "Fleet" },
] as const;

export type EventKind = (typeof eventKinds)[number]["value"];

export function readKind(text: string | null): EventKind | undefined {
  return eventKinds.find(({ value }) => value === text)?.value;
}

/** More than a page can show. The CSV files have no limit. */
export const maxEvents = 500;
