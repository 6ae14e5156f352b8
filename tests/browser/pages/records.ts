import { randomUUID } from "node:crypto";
import { addDays } from "~/features/calendar/days";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { today } from "~/features/calendar/today";
import { testDatabase } from "../../support/database";
import { repaired, signedInspection } from "../../support/inspections";
import { type Member, newCompany } from "../../support/people";
import { ownedBreakdown, ownedPart, ownedService } from "../../support/records";
import { ownedAnnual } from "../../support/records";
import { doneOnce, ownedReminder, readMeter } from "../../support/reminders";
import { Truck } from "../../support/truck";
import { ownedVehicle } from "../../support/vehicles";
import type { PageGroup } from "./page-group";

async function repairedTruck() {
  const person = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(person, { unit_number: "T-7" });
  const breakdownId = await ownedBreakdown(person, vehicleId, { notes: "Towed to the yard. ".repeat(20) });
  const alternator = { category: "alternator", cost: "412.50", breakdown_id: breakdownId };
  const partId = await ownedPart(person, vehicleId, alternator);
  const entryId = await ownedService(person, vehicleId, { labor_cost: "180" });
  await ownedReminder(person, vehicleId, { task: "Oil change", every_time: 6, time_unit: "months" });
  return { person, params: { vehicleId, breakdownId, partId, entryId } };
}

export const recordPages: PageGroup[] = [
  {
    name: "breakdowns",
    prepare: repairedTruck,
    pages: [
      "/fleet-data/:vehicleId/breakdowns",
      "/fleet-data/:vehicleId/breakdowns/new",
      "/fleet-data/:vehicleId/breakdowns/:breakdownId",
      "/fleet-data/:vehicleId/breakdowns/:breakdownId/edit",
      "/fleet-data/:vehicleId/breakdowns/:breakdownId/notes",
      "/fleet-data/:vehicleId/breakdowns/:breakdownId/state?to=fixed",
      "/fleet-data/:vehicleId/breakdowns/:breakdownId/remove",
    ],
  },
  {
    name: "parts and services",
    prepare: repairedTruck,
    pages: [
      "/fleet-data/:vehicleId/parts",
      "/fleet-data/:vehicleId/parts/new",
      "/fleet-data/:vehicleId/parts/:partId",
      "/fleet-data/:vehicleId/parts/:partId/remove",
      "/fleet-data/:vehicleId/service",
      "/fleet-data/:vehicleId/service/new",
      "/fleet-data/:vehicleId/service/:entryId",
      "/fleet-data/:vehicleId/service/:entryId/edit",
      "/fleet-data/:vehicleId/service/:entryId/remove",
    ],
  },
];

export const annualPages: PageGroup[] = [
  {
    name: "annual inspections",
    prepare: async () => {
      const person = await newCompany();
      const vehicleId = await ownedVehicle(person, { mileage: 1000, unit_number: "T-101" });
      await ownedVehicle(person, { unit_number: "T-102" });
      await ownedAnnual(person, vehicleId, { inspected_on: "2024-11-01", next_due_on: "2025-11-01" });
      const annualId = await ownedAnnual(person, vehicleId, { notes: "Sticker 4711" });
      return { person, params: { vehicleId, annualId } };
    },
    pages: [
      "/fleet-data/:vehicleId/annual-inspections",
      "/fleet-data/:vehicleId/annual-inspections/new",
      "/fleet-data/:vehicleId/annual-inspections/:annualId",
      "/fleet-data/:vehicleId/annual-inspections/:annualId/edit",
      "/fleet-data/:vehicleId/annual-inspections/:annualId/remove",
      "/fleet-data/:vehicleId/inspections/packet",
      "/fleet-data/due",
    ],
  },
];

export const meterPages: PageGroup[] = [
  {
    name: "fuel, meter and history",
    prepare: async () => {
      const truck = await Truck.bought("mi", "100000");
      const receiptId = await truck.fill("2026-02-01", { at: "101000", gallons: "100" });
      const wrong = await truck.fill("2026-02-08", { gallons: "1", cost: "99" });
      await truck.removeFill(wrong);
      await truck.fill("2026-02-10", { at: "101700", gallons: "100" });
      await truck.changeMeter("2026-02-12", { last: "101800", first: "5" });
      await truck.read("2026-02-13", "130");
      await truck.strikeOut("130 mi");
      const { id: readingId } = await testDatabase()
        .owner.selectFrom("meter_readings")
        .select("id")
        .where("vehicle_id", "=", truck.id)
        .where("strike_reason", "is not", null)
        .executeTakeFirstOrThrow();
      return { person: truck.company, params: { vehicleId: truck.id, receiptId, readingId } };
    },
    pages: [
      "/fleet-data/:vehicleId",
      "/fleet-data/:vehicleId/fuel",
      "/fleet-data/:vehicleId/fuel/new",
      "/fleet-data/:vehicleId/fuel/:receiptId",
      "/fleet-data/:vehicleId/fuel/:receiptId/remove",
      "/fleet-data/:vehicleId/meter",
      "/fleet-data/:vehicleId/meter/replace",
      "/fleet-data/:vehicleId/meter/unit",
      "/fleet-data/:vehicleId/meter/:readingId",
      "/fleet-data/:vehicleId/history?from=2026-01-01&to=2026-12-31",
    ],
  },
];

async function remindedTruck() {
  const day = today("America/Chicago");
  const person = await newCompany();
  const truck = { mileage: 100_000, unit_number: "T-101", make_model: "Freightliner Cascadia 126" };
  const vehicleId = await ownedVehicle(person, truck);
  await readMeter(person, vehicleId, addDays(day, -60), 170_000);
  await readMeter(person, vehicleId, day, 191_340);
  const often = { every_use: "15000", use_unit: "mi" as const, every_time: 6, time_unit: "months" as const };
  const oil = { ...often, task: "Oil and filters", notes: "15W-40\nTwo filters" };
  const oilId = await ownedReminder(person, vehicleId, oil);
  await doneOnce(person, oilId, addDays(day, -58));
  const registration = {
    task: "Registration",
    due_on: addDays(day, 9),
    every_time: 12,
    time_unit: "months" as const,
  };
  const reminderId = await ownedReminder(person, vehicleId, registration);
  const distant = { task: "A".repeat(200), every_use: "100000", use_unit: "mi" as const };
  await ownedReminder(person, vehicleId, distant);
  await ownedReminder(person, vehicleId, { task: "B".repeat(200), due_on: day });
  await ownedReminder(person, vehicleId, { task: "Crane", every_use: "250", use_unit: "h" });
  const { id: completionId } = await testDatabase()
    .owner.selectFrom("reminder_completions")
    .select("id")
    .where("reminder_id", "=", oilId)
    .executeTakeFirstOrThrow();
  return { person, params: { vehicleId, reminderId, oilId, completionId } };
}

export const reminderPages: PageGroup[] = [
  {
    name: "reminders",
    prepare: remindedTruck,
    pages: [
      { at: "/fleet-data/:vehicleId/reminders", dark: true },
      { at: "/fleet-data/:vehicleId/reminders/:oilId", dark: true },
      { at: "/fleet-data/:vehicleId/reminders/new?task=registration", dark: true },
      { at: "/fleet-data/:vehicleId/reminders/:reminderId/edit", dark: true },
    ],
  },
  {
    name: "a reminder done, and what is due",
    prepare: remindedTruck,
    pages: [
      { at: "/fleet-data/:vehicleId/reminders/:reminderId/done", dark: true },
      { at: "/fleet-data/:vehicleId/reminders/:reminderId/remove", dark: true },
      "/fleet-data/:vehicleId/reminders/:oilId/completions/:completionId/remove",
      { at: "/fleet-data/due", dark: true },
      "/fleet-data/due?days=90",
      { at: "/dashboard", dark: true },
      { at: "/fleet-data", dark: true },
    ],
  },
];

const defects = [
  { item: "exterior_lights", note: "Left headlamp is dark" },
  { item: "exterior_tires", note: "Left front is bald", unsafe: true },
];

async function certified(company: Member, inspectionId: string): Promise<void> {
  const report = await getInspection(company.scope, inspectionId);
  const outcomes = report!.defects.map(({ id }) => repaired(id));
  await certifyRepair(
    company.scope,
    inspectionId,
    { outcomes, signatureName: "Max Manager", signing: "own" },
    randomUUID(),
  );
}

async function inspectedTrucks() {
  const person = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(person, { unit_number: "T-7", make_model: "Mack Anthem" });
  const inspectionId = await signedInspection(person, vehicleId, defects);
  const repairedId = await ownedVehicle(person, { unit_number: "T-8" });
  const unreadId = await signedInspection(person, repairedId, defects);
  await certified(person, unreadId);
  return { person, params: { vehicleId, inspectionId, repairedId, unreadId } };
}

export const inspectionPages: PageGroup[] = [
  {
    name: "inspections",
    prepare: inspectedTrucks,
    pages: [
      { at: "/fleet-data/issues", dark: true },
      "/fleet-data/:vehicleId/inspections",
      "/fleet-data/:vehicleId/inspections/new?kind=post_trip",
      "/fleet-data/:repairedId/inspections/new?kind=pre_trip",
      "/fleet-data/:repairedId/inspections/packet",
      "/inspections/:unreadId",
      "/inspections/:unreadId/acknowledge",
      "/inspections/:unreadId/print",
    ],
  },
  {
    name: "an inspection",
    prepare: inspectedTrucks,
    pages: [
      "/inspections/:inspectionId",
      "/inspections/:inspectionId/certify",
      "/inspections/:inspectionId/photo",
      "/inspections/:inspectionId/correction",
      "/inspections/:inspectionId/email",
      "/inspections/:inspectionId/delete",
    ],
  },
];
