import { sql } from "kysely";
import { expect } from "vitest";
import { keepDemosReady } from "~/auth/demos/ready-demos.server";
import { demoCompany } from "~/features/demo/demo-company.server";
import { testDatabase } from "./database";
import { Visitor } from "./visitor";

const { owner } = testDatabase();

/** As the worker does; a demo is made once and then costs nothing. */
export const work = () => keepDemosReady(demoCompany);

/** Whoever pressed the button, on the first page of the demo. */
export async function pressed(visitor = new Visitor()): Promise<Visitor> {
  await work();
  await visitor.post("/demo", {});
  const page = await visitor.follow();
  expect(page.text).toContain("Your demo has begun");
  return visitor;
}

export function demoOf(visitor: Visitor) {
  return owner
    .selectFrom("demos as d")
    .innerJoin("sessions as s", "s.user_id", "d.user_id")
    .innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.account_id", "d.user_id", "u.email"])
    .where("s.address", "=", visitor.address)
    .executeTakeFirstOrThrow();
}

export async function endsIn(visitor: Visitor, minutes: number): Promise<void> {
  const { account_id } = await demoOf(visitor);
  await owner
    .updateTable("demos")
    .set({ ends_at: sql<Date>`now() + make_interval(secs => ${minutes * 60})` })
    .where("account_id", "=", account_id)
    .execute();
}
