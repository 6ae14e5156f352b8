import { addRow, dayAgo, idOf, isWorkday, momentOf } from "../sample-company.server";
import type { Shelf } from "../stock/shelf.server";
import { type Agenda, plan } from "../agenda";
import { coolerReplaced } from "./fuel.server";
import { type MeterLog, daysOfHistory, readMeter } from "./meter-log.server";
import { coolerPart } from "./repairs";
import { fit } from "./repairs.server";
import { type Unit, economyFalls } from "./units";

type Due = { task: string; every: number; unit: "mi" | "h"; parts: readonly (readonly [string, number])[] };

/** By kind of unit; the parts are those of its engine. */
function oilService({ unit }: MeterLog): Due | undefined {
  if (unit.meter === "h")
    return {
      task: "Oil, filters and grease",
      every: 500,
      unit: "h",
      parts: [
        ["NF-185", 1],
        ["NFF-185", 1],
      ],
    };
  if (unit.number.startsWith("2"))
    return {
      task: "Oil and filters",
      every: 25_000,
      unit: "mi",
      parts: filtersOf(unit),
    };
  if (unit.number === "B-1")
    return { task: "Oil and filters", every: 8_000, unit: "mi", parts: [["NF-115", 1]] };
  if (unit.number === "P-3") return { task: "Oil and filter", every: 5_000, unit: "mi", parts: [] };
  return undefined;
}

/** By who made the engine: DD15, MX-13, D13, X15. */
const engineVariants: Record<string, string> = {
  ...{ "Detroit Diesel": "136", PACCAR: "157", Volvo: "171", Cummins: "101" },
};

function filtersOf({ decoded }: Unit): Due["parts"] {
  const variant = engineVariants[decoded?.engine_manufacturer ?? ""];
  return [
    [`NF-${variant}`, 1],
    [`NFF-${variant}`, 2],
    [`NWS-${variant}`, 1],
  ];
}

/** How much of its interval each unit has used since its last service: one is overdue, two are nearly due. */
const used: Record<string, number> = { "2003": 1.03, "2006": 0.97, "B-1": 0.95 };

/** Services of the year at their intervals, with the reminder that they complete. */
export function planServices(log: MeterLog, shelf: Shelf, agenda: Agenda): void {
  const { company, unit, values, vehicleId } = log;
  const due = oilService(log);
  if (!due) return;
  const reminderId = idOf(company, `reminder ${unit.number} ${due.task}`);
  addRow(company, "reminders", {
    ...{ id: reminderId, vehicle_id: vehicleId, user_id: company.people.manager.id, task: due.task },
    ...{ every_use: String(due.every), use_unit: due.unit, every_time: null, time_unit: null, due_on: null },
    ...{ soon_days: 14, created_at: momentOf(dayAgo(company, daysOfHistory), "09:30"), version: 1 },
  });
  let left = due.every * (used[unit.number] ?? 0.2 + company.random.share() * 0.6);
  for (let days = 1; days < daysOfHistory - 5; days++) {
    if (values[0]! - values[days]! < left || !isWorkday(dayAgo(company, days))) continue;
    const daysAgo = days;
    plan(agenda, daysAgo, () => addService(log, shelf, { ...due, daysAgo, reminderId }));
    left += due.every * 0.98;
  }
}

function addService(
  log: MeterLog,
  shelf: Shelf,
  { task, parts, daysAgo, reminderId }: Due & { daysAgo: number; reminderId: string },
): void {
  const { company } = log;
  const serviceEntryId = enterService(log, {
    ...{ daysAgo, description: `${task}, grease chassis, check brakes and tires`, labor: "165.00" },
    notes: null,
  });
  const done = { reminder_id: reminderId, user_id: company.people.manager.id, next_due_on: null };
  addRow(company, "reminder_completions", {
    ...{ ...done, service_entry_id: serviceEntryId, done_on: dayAgo(company, daysAgo) },
    meter_reading_id: readMeter(log, daysAgo, "reminder"),
    created_at: momentOf(dayAgo(company, daysAgo), "15:30"),
  });
  for (const part of parts) fit(log, shelf, { daysAgo, part, serviceEntryId });
}

type Entry = { daysAgo: number; description: string; labor: string; notes: string | null; certifies?: true };

/** Returns its id. */
export function enterService(
  log: MeterLog,
  { daysAgo, description, labor, notes, certifies }: Entry,
): string {
  const { company, vehicleId, unit } = log;
  const id = idOf(company, `service ${unit.number} ${daysAgo} ${description}`);
  addRow(company, "service_entries", {
    ...{ id, vehicle_id: vehicleId, user_id: company.people.manager.id, description, notes },
    ...{ service_date: dayAgo(company, daysAgo), own_shop: true, vendor: null, version: 1 },
    ...(certifies ? { labor_cost: null, other_cost: labor } : { labor_cost: labor, other_cost: "24.50" }),
    meter_reading_id: certifies ? null : readMeter(log, daysAgo, "service"),
    certifies_repair: certifies === true,
    created_at: momentOf(dayAgo(company, daysAgo), "15:20"),
  });
  return id;
}

/** The part that ends the first story. */
export function planCooler(log: MeterLog, shelf: Shelf, agenda: Agenda): void {
  if (log.unit.number !== economyFalls) return;
  plan(agenda, coolerReplaced, () => {
    const serviceEntryId = enterService(log, {
      ...{ daysAgo: coolerReplaced, description: "Charge air cooler replaced", labor: "420.00" },
      notes: "It leaked: fuel use had risen for months. Check the economy of the next tanks.",
    });
    fit(log, shelf, { daysAgo: coolerReplaced, part: [coolerPart, 1], serviceEntryId });
  });
}
