import type { Insertable } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { AnnualInspectionsTable } from "~db/tables/annual_inspections";
import type { BreakdownsTable } from "~db/tables/breakdowns";
import type { PartsTable } from "~db/tables/parts";
import type { ServiceEntriesTable } from "~db/tables/service_entries";
import { testDatabase } from "./database";
import type { Member, Person } from "./people";
import { Visitor } from "./visitor";

/** With a new session. */
export async function signedIn(person: Person): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

/** Of a form opened yesterday at this time and left open. */
export function tooOldToken(userId: string): Promise<string> {
  return makeFormToken(formHolder(userId), Date.now() - 24 * 60 * 60 * 1000);
}

/** From some weeks ago. */
export async function ownedBreakdown(
  { accountId, userId }: Member,
  vehicleId: string,
  facts: Partial<Insertable<BreakdownsTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("breakdowns")
    .values({
      account_id: accountId,
      vehicle_id: vehicleId,
      user_id: userId,
      breakdown_type: "Oil Leak",
      breakdown_date: "2026-10-05",
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** From some weeks ago. */
export async function ownedService(
  { accountId, userId }: Member,
  vehicleId: string,
  facts: Partial<Insertable<ServiceEntriesTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("service_entries")
    .values({
      account_id: accountId,
      vehicle_id: vehicleId,
      user_id: userId,
      service_date: "2026-10-05",
      description: "Oil and filters",
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Passed some weeks ago. */
export async function ownedAnnual(
  { accountId, userId }: Member,
  vehicleId: string,
  facts: Partial<Insertable<AnnualInspectionsTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("annual_inspections")
    .values({
      account_id: accountId,
      vehicle_id: vehicleId,
      user_id: userId,
      inspected_on: "2026-10-05",
      result: "passed",
      inspector: "R. Shop",
      next_due_on: "2027-10-05",
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A starter from some weeks ago. */
export async function ownedPart(
  { accountId, userId }: Member,
  vehicleId: string,
  facts: Partial<Insertable<PartsTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("parts")
    .values({
      account_id: accountId,
      vehicle_id: vehicleId,
      user_id: userId,
      category: "starter",
      install_date: "2026-10-05",
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function storedReadings(vehicleId: string) {
  return testDatabase()
    .owner.selectFrom("meter_readings")
    .select(["value", "unit", "read_on", "source", "strike_reason"])
    .where("vehicle_id", "=", vehicleId)
    .orderBy("recorded_at")
    .execute();
}
