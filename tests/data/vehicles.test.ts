import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { Scope } from "~/auth/scope";
import { pageOf } from "~/features/vehicles/list/list-position";
import { readPosition } from "~/http/requests/list-page";
import { archiveVehicle, restoreVehicle } from "~/features/vehicles/former-vehicles.server";
import { exportVehicles } from "~/features/vehicles/vehicles-csv.server";
import { type NewVehicle, newVehicleSchema } from "~/features/vehicles/vehicle-schema";
import {
  addVehicle,
  countVehicles,
  getVehicle,
  listVehicles,
  updateVehicle,
} from "~/features/vehicles/vehicles.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";

function typed(fields: Record<string, string> = {}): NewVehicle {
  const posted = new FormData();
  const all = { vin: newVin(), makeModel: "Mack Anthem", mileage: "1000", ...fields };
  for (const [name, value] of Object.entries(all)) posted.set(name, value);
  return newVehicleSchema(posted).parse(Object.fromEntries(posted));
}

const add = async (scope: Scope, vehicle = typed()) =>
  addVehicle(scope, vehicle, await makeFormToken(scope.forms));

test("a vehicle belongs to the company and names who entered it", async () => {
  const { scope, accountId, userId } = await newCompany();
  const added = await add(scope);
  expect(added).toHaveProperty("vehicleId");
  expect(await storedVehicles(accountId)).toMatchObject([
    { account_id: accountId, user_id: userId, version: 1 },
  ]);
});

test("one company neither sees, changes, archives nor restores another's vehicle", async () => {
  const owner = await newCompany();
  const { scope } = await newCompany();
  const id = await ownedVehicle(owner);
  const former = await ownedVehicle(owner, { archived_at: new Date() });
  const before = await storedVehicles(owner.accountId);
  expect(await getVehicle(scope, id)).toBeUndefined();
  expect(await listVehicles(scope, {})).toEqual([]);
  expect(await countVehicles(scope)).toBe(0);
  const { columns, meter } = typed();
  const change = { columns, meter, version: 1, otherThan: undefined, note: undefined };
  expect(await updateVehicle(scope, id, change, await makeFormToken(scope.forms))).toEqual({
    problem: "gone",
  });
  expect(await archiveVehicle(scope, id, null)).toBe(false);
  expect(await restoreVehicle(scope, former)).not.toEqual({ restored: true });
  expect(await storedVehicles(owner.accountId)).toEqual(before);
});

test("people adding at the same moment share what the plan has left", async () => {
  for (const [plan, limit] of [
    ["free", 2],
    ["pro", 10],
  ] as const) {
    const { scope, accountId } = await newCompany({ plan });
    const answers = await Promise.all(Array.from({ length: limit + 5 }, () => add(scope)));
    expect(answers.filter((answer) => !("problem" in answer))).toHaveLength(limit);
    expect(answers.filter((answer) => "problem" in answer && answer.problem === "limit")).toHaveLength(5);
    expect(await storedVehicles(accountId)).toHaveLength(limit);
    expect(await countVehicles(scope)).toBe(limit);
  }
});

test("adding and putting back at the same moment never exceed the plan", async () => {
  const company = await newCompany();
  const former = await Promise.all(
    Array.from({ length: 3 }, () => ownedVehicle(company, { archived_at: new Date() })),
  );
  await Promise.all([
    ...former.map((id) => restoreVehicle(company.scope, id)),
    add(company.scope),
    add(company.scope),
  ]);
  expect(await countVehicles(company.scope)).toBe(2);
});

test("the same VIN added by two people at the same moment is one vehicle", async () => {
  const { scope, accountId } = await newCompany({ plan: "enterprise" });
  const vin = newVin();
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(scope, typed({ vin }))));
  expect(answers.filter((answer) => !("problem" in answer))).toHaveLength(1);
  expect(answers.filter((answer) => "problem" in answer && answer.problem === "vin-taken")).toHaveLength(3);
  expect(await storedVehicles(accountId)).toHaveLength(1);
});

test("a VIN may come back after its vehicle has left", async () => {
  const { scope } = await newCompany();
  const vin = newVin();
  const first = await add(scope, typed({ vin }));
  await archiveVehicle(scope, (first as { vehicleId: string }).vehicleId, "Sold");
  expect(await add(scope, typed({ vin }))).toHaveProperty("vehicleId");
});

test("of two edits of the same version at the same moment one is saved and the other is told", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const edit = async (lessor: string) => {
    const { columns, meter } = typed({ lessor, mileage: "123456" });
    return updateVehicle(
      company.scope,
      id,
      { columns, meter, version: 1, otherThan: undefined, note: undefined },
      await makeFormToken(formHolder(company.userId)),
    );
  };
  const answers = await Promise.all([edit("One"), edit("Other"), edit("Third")]);
  expect(answers.filter((answer) => "vinChanged" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => "problem" in answer)).toEqual([
    { problem: "changed-meanwhile", version: 2 },
    { problem: "changed-meanwhile", version: 2 },
  ]);
});

test("the number of vehicles in service stays right through adding, archiving, putting back and removing", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await ownedVehicle(company));
  await archiveVehicle(company.scope, ids[0]!, null);
  await archiveVehicle(company.scope, ids[0]!, null);
  await archiveVehicle(company.scope, ids[1]!, null);
  await restoreVehicle(company.scope, ids[1]!);
  await restoreVehicle(company.scope, ids[1]!);
  expect(await countVehicles(company.scope)).toBe(4);
  await testDatabase().owner.deleteFrom("vehicles").where("id", "in", [ids[0]!, ids[2]!]).execute();
  expect(await countVehicles(company.scope)).toBe(3);
});

test("the file for Excel starts with the mark that makes it read UTF-8, and its lines end as RFC 4180 says", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { make_model: "Señor Škoda 車" });
  let file = "";
  for await (const piece of exportVehicles(company.scope)) file += piece;
  expect(file.startsWith("\uFEFFUnit Number,VIN,")).toBe(true);
  expect(file).toContain("Señor Škoda 車");
  expect(file.endsWith("\r\n")).toBe(true);
});

test("of two vehicles edited to one VIN at the same moment one gets it, and the other is told whose it is", async () => {
  for (let round = 0; round < 5; round++) {
    const company = await newCompany();
    const ids = [
      await ownedVehicle(company, { unit_number: "T-1" }),
      await ownedVehicle(company, { unit_number: "T-2" }),
    ];
    const vin = newVin();
    const edit = async (id: string, unitNumber: string) => {
      const change = {
        ...typed({ vin, unitNumber, mileage: "123456" }),
        version: 1,
        otherThan: undefined,
        note: undefined,
      };
      return updateVehicle(company.scope, id, change, await makeFormToken(formHolder(company.userId)));
    };
    const answers = await Promise.all([edit(ids[0]!, "T-1"), edit(ids[1]!, "T-2")]);
    const winner = answers.findIndex((answer) => "vinChanged" in answer);
    expect(answers[1 - winner]).toEqual({
      problem: "vin-taken",
      vehicleId: ids[winner],
      unit: `T-${winner + 1}`,
    });
    const stored = await storedVehicles(company.accountId);
    expect(stored.filter((row) => row.vin === vin).map(({ id }) => id)).toEqual([ids[winner]]);
  }
});

test("vehicles that were added within one millisecond are each on exactly one page", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let number = 0; number < 60; number++) {
    const moment = sql<Date>`timestamptz '2026-01-01 09:00:00.123Z' + make_interval(secs => ${(number * 13) % 60} / 1000000.0)`;
    const id = await ownedVehicle(company);
    await testDatabase()
      .owner.updateTable("vehicles")
      .set({ add_date: moment })
      .where("id", "=", id)
      .execute();
  }
  const seen: string[] = [];
  for (let after: { at: string; id: string } | undefined, more = true; more;) {
    const found = await listVehicles(company.scope, { after });
    const { vehicles, next } = pageOf(found, "/fleet-data", "");
    seen.push(...vehicles.map(({ id }) => id));
    after = readPosition(new URLSearchParams(next?.split("?")[1]).get("after"));
    more = after !== undefined;
  }
  const inOrder = await storedVehicles(company.accountId);
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(inOrder.length);
});

type Step = { what: "add" | "archive" | "restore" | "remove" | "edit"; which: number };
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom("add", "add", "archive", "restore", "remove", "edit"),
    which: fc.nat(9),
  }),
  { minLength: 1, maxLength: 15 },
);

test("whatever is added, archived, put back and removed, also several at once, the count is the number there is", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (all, atOnce) => {
      const company = await newCompany({ plan: "pro" });
      for (let index = 0; index < all.length; index += atOnce) {
        await Promise.all(all.slice(index, index + atOnce).map((step) => take(company, step)));
        const inService = (await storedVehicles(company.accountId)).filter((row) => row.archived_at === null);
        expect(await countVehicles(company.scope)).toBe(inService.length);
        expect(inService.length).toBeLessThanOrEqual(10);
      }
    }),
    { numRuns: runs(15) },
  );
}, 60_000);

async function take(company: Member, { what, which }: Step): Promise<void> {
  if (what === "add") return void (await add(company.scope));
  const there = await storedVehicles(company.accountId);
  const vehicle = there[which % Math.max(there.length, 1)];
  if (!vehicle) return;
  const { owner } = testDatabase();
  if (what === "archive") await archiveVehicle(company.scope, vehicle.id, null);
  if (what === "restore") await restoreVehicle(company.scope, vehicle.id);
  if (what === "remove") await owner.deleteFrom("vehicles").where("id", "=", vehicle.id).execute();
  if (what === "edit")
    await owner
      .updateTable("vehicles")
      .set({ unit_number: String(which) })
      .where("id", "=", vehicle.id)
      .execute();
}

test("statements that touch many vehicles, of several companies, keep every count right", async () => {
  const companies = [await newCompany({ plan: "enterprise" }), await newCompany({ plan: "enterprise" })];
  const { owner } = testDatabase();
  for (const company of companies) for (let count = 0; count < 6; count++) await ownedVehicle(company);
  const ofBoth = companies.map(({ accountId }) => accountId);
  const archived_at = sql<Date | null>`case when archived_at is null and random() < 0.5 then now() end`;
  for (let round = 0; round < 5; round++) {
    await owner.updateTable("vehicles").set({ archived_at }).where("account_id", "in", ofBoth).execute();
    for (const company of companies) {
      const inService = (await storedVehicles(company.accountId)).filter((row) => row.archived_at === null);
      expect(await countVehicles(company.scope)).toBe(inService.length);
    }
  }
  await owner.deleteFrom("vehicles").where("account_id", "in", ofBoth).execute();
  for (const company of companies) expect(await countVehicles(company.scope)).toBe(0);
});
