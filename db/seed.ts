import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { hashPassword } from "~/auth/password.server";
import type { Plan, Role } from "~/auth/permissions";
import { generateAccountNumber } from "~/auth/sign-up.server";
import { fillCompany, sampleAddress, samplePhone } from "~/features/demo/demo-company.server";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import { openDatabase } from "./client";
import type { Connection } from "./connection";
import type { Database } from "./database";
import { dayAgo } from "./seed-day";
import { addSampleRecords } from "./seed-records";
import { addSampleAnnualInspection, addSampleReminders } from "./seed-reminders";
import { addSampleStock } from "./seed-stock";

type Person = { email: string; name: string; role: Role; isCounter?: true };
type Company = {
  name: string;
  plan: Plan;
  people: Person[];
  /** Or all that the demo has, which is a company on the largest plan. */
  vehicles: SampleVehicle[] | "a year of records";
};
type SampleVehicle = { unit: string; makeModel: string; mileage: number; vin?: string; serial?: string };

const companies: Company[] = [
  {
    name: "Prairie Owner-Operator (sample)",
    plan: "free",
    people: [{ email: "free@sample.example", name: "Walt Reyes", role: "user" }],
    vehicles: [{ unit: "1", makeModel: "Peterbilt 388", mileage: 612_340, vin: "1XPWD40X1ED215307" }],
  },
  {
    name: "Ridgeline Hauling (sample)",
    plan: "pro",
    people: [{ email: "pro@sample.example", name: "Rita Ridge", role: "user" }],
    vehicles: [
      { unit: "101", makeModel: "Freightliner Cascadia", mileage: 481_902, vin: "1FUJGLDR3HLHG7532" },
      { unit: "102", makeModel: "Volvo VNL", mileage: 733_018, vin: "4V4NC9EJXEN171694" },
      { unit: "T-7", makeModel: "Wabash dry van", mileage: 0, vin: "1JJV532D4EL799531" },
    ],
  },
  {
    name: "Lakeshore Fleet & Parts (sample)",
    plan: "enterprise",
    people: [
      { email: "enterprise@sample.example", name: "Ellen Shore", role: "user" },
      { email: "driver@sample.example", name: "Dan Miles", role: "limited_user" },
      { email: "counter@sample.example", name: "Cory Binns", role: "limited_user", isCounter: true },
    ],
    vehicles: "a year of records",
  },
];

type Options = { dataFolder: string; wanted: boolean };

/** Adds one sample company per plan to a database without users. Returns the lines to print: the sign-ins to try, or where they are. */
export async function addSampleCompanies(
  connection: Connection,
  { dataFolder, wanted }: Options,
): Promise<string[]> {
  const file = join(dataFolder, "sign-ins.txt");
  const db = openDatabase(connection, 1);
  try {
    const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
    if (someone || !wanted) return await rememberedSignIns(file);
    await mkdir(dataFolder, { recursive: true });
    const lines = await db.transaction().execute(async (trx) => {
      const signIns: string[] = [];
      for (const company of companies) signIns.push(...(await addCompany(trx, company)));
      // Before the commit: accounts whose passwords were never written down would be useless.
      await writeFile(file, `${signIns.join("\n")}\n`, { mode: 0o600 });
      await chmod(file, 0o600);
      return signIns;
    });
    return ["Sample companies to try (also in sign-ins.txt of the data folder):", ...lines];
  } finally {
    await db.destroy();
  }
}

async function rememberedSignIns(file: string): Promise<string[]> {
  const remembered = await readFile(file, "utf8").catch(() => undefined);
  return remembered === undefined ? [] : [`The sample sign-ins are in ${file}`];
}

async function addCompany(
  trx: Transaction<Database>,
  { name, plan, people, vehicles }: Company,
): Promise<string[]> {
  const account = await trx
    .insertInto("accounts")
    .values({
      account_number: generateAccountNumber(),
      company_name: name,
      company_address: sampleAddress,
      phone_number: samplePhone,
      business_type: plan === "free" ? ["fleet_owner_op"] : ["fleet_with_inventory"],
      plan,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const added: AddedPerson[] = [];
  for (const person of people) added.push(await addPerson(trx, account.id, person));
  const [manager, driver, counter] = added.map(({ id, email, name: author }) => ({ id, email, author }));
  const { id: userId, author } = manager!;
  if (vehicles === "a year of records") {
    const company = { accountId: account.id, companyName: name };
    await fillCompany(trx, { ...company, people: { manager: manager!, driver: driver!, counter: counter! } });
  } else {
    await addVehicles(trx, account.id, userId, vehicles);
    if (plan !== "free") await addSampleStock(trx, { accountId: account.id, userId, author });
  }
  return added.map(({ does, email, password }) => {
    return `  ${plan.padEnd(10)} ${does.padEnd(12)} ${email.padEnd(26)} password ${password}`;
  });
}

type AddedPerson = Person & { id: string; password: string; does: string };

async function addPerson(
  trx: Transaction<Database>,
  accountId: string,
  person: Person,
): Promise<AddedPerson> {
  const { email, role, name, isCounter = false } = person;
  const password = randomBytes(6).toString("hex");
  const { id } = await trx
    .insertInto("users")
    .values({ email, role, password_hash: await hashPassword(password) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("profiles")
    .values({ id, account_id: accountId, name, is_counter: isCounter })
    .execute();
  return { ...person, id, password, does: isCounter ? "counter" : role };
}

async function addVehicles(
  trx: Transaction<Database>,
  accountId: string,
  userId: string,
  vehicles: SampleVehicle[],
): Promise<void> {
  for (const { unit, makeModel, mileage, vin, serial } of vehicles) {
    const decoded = vin ? (await decodeFromTables(trx, vin, dayAgo(0))).values : {};
    const vehicle = await trx
      .insertInto("vehicles")
      .values({
        ...decoded,
        account_id: accountId,
        user_id: userId,
        unit_number: unit,
        make_model: makeModel,
        vin: vin ?? null,
        serial_number: serial ?? null,
        decode_source: vin ? "tables" : null,
        decoded_at: vin ? new Date() : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sample = { accountId, userId, vehicleId: vehicle.id, unit, mileage };
    await addSampleRecords(trx, sample);
    await addSampleReminders(trx, sample);
    await addSampleAnnualInspection(trx, sample);
  }
}
