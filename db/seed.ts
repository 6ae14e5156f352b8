import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { hashPassword } from "~/auth/password.server";
import type { Plan, Role } from "~/auth/permissions";
import { generateAccountNumber } from "~/auth/sign-up.server";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import { openDatabase } from "./client";
import type { Connection } from "./connection";
import type { Database } from "./database";
import { dayAgo } from "./seed-day";
import { addSampleRecords } from "./seed-records";
import { addSampleAnnualInspection, addSampleReminders } from "./seed-reminders";
import { addSampleSales } from "./seed-sales";
import { addSampleStock } from "./seed-stock";

type Person = { email: string; name: string; role: Role; isCounter?: true };
type Company = { name: string; plan: Plan; people: Person[]; vehicles: SampleVehicle[] };
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
    vehicles: [
      { unit: "2001", makeModel: "Freightliner Cascadia", mileage: 355_771, vin: "3AKJHHDR1KSKX6688" },
      { unit: "2002", makeModel: "International LT", mileage: 128_406, vin: "3HSDZAPR9RN585299" },
      { unit: "P-3", makeModel: "Ford F-150", mileage: 40_112, vin: "1FTFW5L86RFB45612" },
      { unit: "Y-1", makeModel: "Ottawa yard tractor", mileage: 18_904, serial: "C17DA8V123" },
    ],
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
      company_address: "100 Main Street, Springfield, IL 62701",
      phone_number: "(555) 555-0100",
      business_type: plan === "free" ? ["fleet_owner_op"] : ["fleet_with_inventory"],
      plan,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lines: string[] = [];
  for (const { email, name: author, role, isCounter = false } of people) {
    const password = randomBytes(6).toString("hex");
    const password_hash = await hashPassword(password);
    const user = await trx
      .insertInto("users")
      .values({ email, role, password_hash })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("profiles")
      .values({ id: user.id, account_id: account.id, name: author, is_counter: isCounter })
      .execute();
    if (role === "user") {
      await addVehicles(trx, account.id, user.id, vehicles);
      await addStock(trx, plan, { accountId: account.id, userId: user.id, author });
    }
    const does = isCounter ? "counter" : role;
    lines.push(`  ${plan.padEnd(10)} ${does.padEnd(12)} ${email.padEnd(26)} password ${password}`);
  }
  return lines;
}

async function addStock(
  trx: Transaction<Database>,
  plan: Plan,
  company: { accountId: string; userId: string; author: string },
): Promise<void> {
  if (plan === "free") return;
  const stock = await addSampleStock(trx, company);
  if (plan === "enterprise") await addSampleSales(trx, company, stock);
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
