import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { processesBelow, startDirectly } from "../start/run-product";
import { issuedInvoices } from "../support/closing";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { freePort } from "../support/free-port";
import { type Member, newCompany, sessionCookies } from "../support/people";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";
import { unzip } from "../support/zip";

// A web process of its own, to see its memory and what it says.
const port = String(await freePort());
const web = startDirectly({ DATABASE_URL: process.env.DATABASE_URL!, PORT: port, SAMPLE: "0" }, "web");
const site = await web.address();
const processes = await processesBelow(web.pid);

afterAll(async () => {
  process.kill(web.pid, "SIGTERM");
  await web.exitCode;
});

const { owner } = testDatabase();
const company = await largeCompany();

/** MB of the largest of them (VmRSS). */
function memory(): number {
  const sizes = [web.pid, ...processes].map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.round(Math.max(...sizes));
}

/** 20,000 readings, 60 photos of 1 MB that cannot be packed, and 20 invoices. */
async function largeCompany(): Promise<Member> {
  const company = await newCompany({ plan: "enterprise" });
  const { accountId, userId } = company;
  const vehicleId = await ownedVehicle(company);
  const photo = { account_id: accountId, user_id: userId, shows_money: false, content_type: "image/jpeg" };
  const bytes = { bytes: randomBytes(1_048_576), thumbnail: Buffer.from("x"), width: 1, height: 1 };
  await withoutTimeLimit(async (db) => {
    await sql`insert into meter_readings (account_id, vehicle_id, value, unit, read_on, source)
      select ${accountId}, ${vehicleId}, n, 'mi', date '2026-01-05', 'meter' from generate_series(1, 20000) n`.execute(
      db,
    );
    for (let count = 0; count < 60; count++)
      await db
        .insertInto("files")
        .values({ ...photo, ...bytes })
        .execute();
  });
  await issuedInvoices(company, 20);
  return company;
}

test("a large company's ZIP is made in little memory, also for a slow reader", async () => {
  const headers = { cookie: await sessionCookies(company.userId) };
  const before = memory();
  const response = await fetch(`${site}/account/data.zip`, { headers });
  const pieces: Uint8Array[] = [];
  let highest = before;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    pieces.push(piece);
    if (pieces.length % 50 === 0) {
      highest = Math.max(highest, memory());
      await new Promise((go) => setImmediate(go));
    }
  }
  const files = await unzip(Buffer.concat(pieces));
  const photos = [...files].filter(([name]) => name.startsWith("photos/"));
  expect([photos.length, photos.every(([, bytes]) => bytes.length === 1_048_576)]).toEqual([60, true]);
  expect(files.get("meter-readings.csv")!.toString().split("\r\n")).toHaveLength(20_003);
  expect(highest).toBeLessThan(250);
});

test("a download that is broken off frees its place, and the server goes on without an error", async () => {
  const headers = { cookie: await sessionCookies(company.userId) };
  for (let count = 0; count < 3; count++) {
    const leaving = new AbortController();
    const response = await fetch(`${site}/account/data.zip`, {
      headers,
      signal: leaving.signal,
      redirect: "manual",
    });
    expect(response.status).toBe(200);
    await response.body!.getReader().read();
    leaving.abort();
    await expect.poll(() => running(company), { timeout: 20_000 }).toBe(0);
  }
  const visitor = new Visitor(site);
  await visitor.signIn(company);
  expect((await visitor.get("/account/data")).status).toBe(200);
  expect(web.printed()).not.toMatch(/"level":(?:50|60)|failed while it was sent/);
});

async function running({ accountId }: Member): Promise<number> {
  return (await owner.selectFrom("data_downloads").select("id").where("account_id", "=", accountId).execute())
    .length;
}
