import { randomUUID } from "node:crypto";
import { fuelImport } from "~/features/fuel/import/fuel-import.server";
import { startImport } from "~/features/imports/imports.server";
import { type Member, newCompany } from "../../support/people";
import { ownedVehicle } from "../../support/vehicles";
import type { PageGroup } from "./page-group";

const longName = "Freightliner Cascadia 126 Day Cab Tandem Axle Sleeper 2015 ".repeat(3).trim();
const decoded = { year: 2000, make: "PETERBILT", model: "379", decode_source: "tables" as const };

function longWinded(company: Member): Promise<string> {
  return ownedVehicle(company, {
    vin: "1XP5DB9X7YN526158",
    make_model: longName,
    unit_number: "UNIT-0123456789-0123456789-0123456789-0123456789",
    lessor: "W".repeat(200),
    ...decoded,
  });
}

async function fuelLog(company: Member, vehicleId: string): Promise<string> {
  const log = "date;odometer;gallons;total\n2026-03-01;1000;50,5;200\n31/31/2026;1;1;1\n";
  const { files: kind, firstSettings } = fuelImport;
  const file = { kind, fileName: "log.csv", bytes: Buffer.from(log), own: firstSettings({ vehicleId }) };
  const started = await startImport(company.scope, file, randomUUID());
  if ("problem" in started) throw new Error(started.problem);
  return started.importId;
}

export const vehiclePages: PageGroup[] = [
  {
    name: "vehicles",
    prepare: async () => {
      const person = await newCompany({ plan: "pro" });
      const gone = { archived_at: new Date(), archive_reason: "Sold to a dealer" };
      const formerId = await ownedVehicle(person, gone);
      await ownedVehicle(person, { serial_number: "CRANE-2000", unit_number: "7" });
      const vehicleId = await longWinded(person);
      return { person, params: { vehicleId, formerId, importId: await fuelLog(person, vehicleId) } };
    },
    pages: [
      { at: "/dashboard", dark: true },
      { at: "/fleet-data", dark: true },
      "/fleet-data?q=nowhere",
      { at: "/fleet-data/new", dark: true },
      "/fleet-data/former",
      "/fleet-data/:formerId",
      { at: "/fleet-data/00000000-0000-4000-8000-000000000000", status: 404 },
      "/fleet-data/import",
      "/fleet-data/import/:importId",
    ],
  },
  {
    name: "a plan's vehicles all in use",
    prepare: async () => {
      const person = await newCompany();
      for (const unit_number of ["T-1", "T-2"]) await ownedVehicle(person, { unit_number });
      return { person };
    },
    pages: [{ at: "/fleet-data?added", changedByScript: true }],
  },
  {
    name: "one vehicle",
    prepare: async () => {
      const person = await newCompany({ plan: "pro" });
      return { person, params: { vehicleId: await longWinded(person) } };
    },
    pages: [
      { at: "/fleet-data/:vehicleId", dark: true },
      "/fleet-data/:vehicleId/edit",
      "/fleet-data/:vehicleId/decode",
      "/fleet-data/:vehicleId/decoded",
      "/fleet-data/:vehicleId/delete",
    ],
  },
];
