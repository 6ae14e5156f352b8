import { addMonths } from "~/features/calendar/days";
import { addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import type { MeterLog } from "./meter-log.server";

/** By unit: the day of its registration, in days from today. */
const registrations: Record<string, number> = {
  ...{ "2001": 9, "2002": 71, "2003": 130, "2004": 44, "2005": -4, "2006": 201, "P-3": 88, "B-1": 26 },
  ...{ "T-1": 152, "T-2": 12, "T-3": 240 },
};

/** By unit, days ago: one expired, one runs out soon. */
const annualInspections: Record<string, number> = {
  ...{ "2001": 200, "2002": 120, "2003": 31, "2004": 352, "2005": 268, "2006": 77, "B-1": 145 },
  ...{ "T-1": 401, "T-2": 96, "T-3": 188 },
};

export function addReminders({ company, unit, vehicleId }: MeterLog): void {
  const { manager } = company.people;
  const dueIn = registrations[unit.number];
  if (dueIn !== undefined)
    addRow(company, "reminders", {
      ...{ id: idOf(company, `reminder ${unit.number} registration`), vehicle_id: vehicleId },
      ...{ user_id: manager.id, task: "Registration", every_use: null, use_unit: null },
      ...{ every_time: 12, time_unit: "months", due_on: dayAgo(company, -dueIn), soon_days: 14, version: 1 },
      created_at: momentOf(dayAgo(company, 300), "09:30"),
    });
  const daysAgo = annualInspections[unit.number];
  if (daysAgo === undefined) return;
  const day = dayAgo(company, daysAgo);
  addRow(company, "annual_inspections", {
    ...{ vehicle_id: vehicleId, user_id: manager.id, inspected_on: day, result: "passed", version: 1 },
    ...{ inspector: "R. Alvarez", qualification: "49 CFR 396.19, 14 years in the trade" },
    ...{ report_kept_at: "Office, and a copy in the unit", next_due_on: addMonths(day, 12) },
    created_at: momentOf(day, "14:00"),
  });
}
