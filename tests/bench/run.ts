import { request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { buildIfNeeded } from "~/build";
import { type Db, openDatabase } from "~db/client";
import { findEmbedded } from "~db/embedded";
import { type Product, startProduct } from "../crash/product";
import { freePort } from "../support/free-port";
import { crmSettings, reportCrm } from "./crm";
import { demoSettings, reportDemo } from "./demo";
import { reportHome } from "./home";
import { reportAgainstBare, reportLists } from "./inventory";
import { reportInventoryFiles } from "./inventory-files";
import { reportInvoices } from "./invoices";
import { reportLedger } from "./ledger";
import { reportSale } from "./sale";
import { reportScans } from "./scans";
import { reportSlow } from "./slow";
import { BenchVisitor } from "./visitor";
import { webMemory } from "./web-process";

/**
 * Sizes, ratios and memory of the whole product as `npm start` runs it. Prints; asserts nothing. `npm run bench inventory` runs only that
 * part (also `home`, `invoices`, `sale`, `slow`, `fleet`, `demo`, `crm`, `scans`); `bare`, `lists`, `files` or `ledger` after it runs only that piece.
 */
async function main(): Promise<void> {
  await buildIfNeeded();
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-bench-"));
  const [only, piece] = process.argv.slice(2);
  if (only === "demo") Object.assign(process.env, demoSettings);
  if (only === "crm") Object.assign(process.env, crmSettings);
  const product = await startProduct(folder, await freePort());
  const connection = (await findEmbedded(folder))!;
  const db = openDatabase(connection, 2);
  const wants = (name: string) => only !== "fleet" && (piece === undefined || piece === name);
  try {
    if (!only || only === "home") await reportHome(product);
    if (only === "home") return;
    if (!only || only === "invoices") await reportInvoices(product, db, connection);
    if (only === "invoices") return;
    if (!only || only === "sale") await reportSale(product, db);
    if (only === "sale") return;
    if (!only || only === "slow") await reportSlow(product, db, Number(piece ?? 5));
    if (only === "slow") return;
    // Of their own: they need other settings.
    if (only === "crm") return await reportCrm(product, db);
    if (only === "scans") return await reportScans(product, db, await newFleet(product, db, 200));
    if (only === "demo") return await reportDemo(product, db, await newFleet(product, db, 200));
    if (wants("bare")) await reportAgainstBare(product, db, connection);
    if (wants("lists")) await reportLists(product, db);
    if (wants("files")) await reportInventoryFiles(product, db);
    if (wants("ledger")) await reportLedger(connection);
    if (only === "inventory") return;
    const small = await newFleet(product, db, 200);
    const large = await newFleet(product, db, 20_000);
    await reportSizes(product, small);
    await reportList(small, large);
    await reportMemory(product, small);
  } finally {
    await db.destroy();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A company on the enterprise plan with this many vehicles, and its manager signed in. */
async function newFleet(product: Product, db: Db, vehicles: number): Promise<BenchVisitor> {
  const visitor = new BenchVisitor(product.address);
  const email = `fleet${vehicles}@example.com`;
  const company = {
    companyName: `Fleet of ${vehicles}`,
    companyAddress: "1 Main St",
    phoneNumber: "555-0100",
  };
  await visitor.post("/auth?tab=signup", "/auth?tab=signup", { email, password: "secret1", ...company });
  await sql`
    with person as (
      select u.id, p.account_id from users u join profiles p on p.id = u.id where u.email = ${email}
    ), plan as (
      update accounts set plan = 'enterprise' where id = (select account_id from person)
    )
    insert into vehicles (account_id, user_id, vin, make_model, unit_number, add_date, make, model, year)
    select account_id, id, 'BENCHVIN' || lpad(n::text, 9, '0'), 'Freightliner Cascadia', n::text,
      now() - make_interval(secs => n), 'Freightliner', 'Cascadia', 2020
    from person, generate_series(1, ${vehicles}) n`.execute(db);
  await sql`
    insert into meter_readings (account_id, vehicle_id, user_id, value, unit, read_on, source)
    select account_id, id, user_id, unit_number::numeric, 'mi', '2026-01-05', 'vehicle' from vehicles
    where user_id = (select id from users where email = ${email})`.execute(db);
  await sql`vacuum analyze vehicles, meter_readings`.execute(db);
  return visitor;
}

const corePages = ["/dashboard", "/fleet-data", "/fleet-data/new", "/auth?tab=signin", "/account"];
const tabs = ["parts", "breakdowns", "fuel", "service", "inspections", "reminders", "history", "meter"];
const otherPages = [
  "/",
  "/auth?tab=signup",
  "/auth?tab=reset",
  "/account/edit",
  "/account/devices",
  "/account/mail",
];

async function reportSizes(product: Product, signedIn: BenchVisitor): Promise<void> {
  const visitor = new BenchVisitor(product.address);
  console.log("\nFirst view, HTML and CSS as sent; limit 14 kB, core pages and the parts list 10 kB");
  const list = await (await signedIn.get("/fleet-data")).text();
  const vehicle = /\/fleet-data\/[0-9a-f-]{36}/.exec(list)![0];
  for (const page of [
    ...corePages,
    vehicle,
    `${vehicle}/edit`,
    `${vehicle}/decode`,
    `${vehicle}/delete`,
    ...tabs.map((tab) => `${vehicle}/${tab}`),
    ...["fuel", "parts", "service", "breakdowns", "inspections", "reminders"].map(
      (tab) => `${vehicle}/${tab}/new`,
    ),
    "/fleet-data/due",
    "/fleet-data/import",
    ...otherPages,
  ]) {
    const from = page.startsWith("/auth") || page === "/" ? visitor : signedIn;
    const answer = await from.get(page, { "accept-encoding": "br" });
    const html = Number(answer.headers.get("content-length"));
    const css = await styleBytes(product, await answer.text());
    console.log(
      `  ${((html + css) / 1000).toFixed(1).padStart(5)} kB (CSS ${(css / 1000).toFixed(1)})  ${page.replace(/[0-9a-f-]{36}/, "ID")}`,
    );
  }
  await reportScripts(product, signedIn, vehicle);
}

async function styleBytes(product: Product, html: string): Promise<number> {
  let all = 0;
  for (const [, sheet] of html.matchAll(/href="(\/assets\/[^"]+\.css)"/g))
    all += await sentBytes(product.address + sheet!);
  return all;
}

async function reportScripts(product: Product, signedIn: BenchVisitor, vehicle: string): Promise<void> {
  const sizes: [number, string][] = [];
  for (const page of scriptedPages(vehicle)) {
    const html = await (await signedIn.get(page)).text();
    const addresses = new Set(html.match(/\/(?:assets\/[\w.-]+|helpers)\.js/g));
    let all = 0;
    for (const address of addresses) all += await sentBytes(product.address + address);
    sizes.push([all, page]);
  }
  const [largest, page] = sizes.reduce((max, one) => (one[0] > max[0] ? one : max));
  console.log(
    `Most scripts of a page, as sent: ${(largest / 1000).toFixed(1)} kB (${page.replace(/[0-9a-f-]{36}/, "ID")}); limit 130 kB`,
  );
}

const scriptedPages = (vehicle: string) => [
  "/dashboard",
  "/fleet-data/new",
  "/fleet-data/import",
  ...["", "/fuel/new", "/parts/new", "/service/new", "/inspections/new", "/reminders/new", "/history"].map(
    (path) => vehicle + path,
  ),
];

/** The compressed size; fetch would decompress it. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "gzip, deflate, br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** In turns, so that other load on the machine affects both equally. */
async function reportList(small: BenchVisitor, large: BenchVisitor): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 330; round++) {
    for (const [index, visitor] of [small, large].entries()) {
      const start = performance.now();
      await (await visitor.get("/fleet-data")).arrayBuffer();
      if (round >= 30) times[index]!.push(performance.now() - start);
    }
  }
  const [ofSmall, ofLarge] = times.map(median) as [number, number];
  console.log(
    `\nVehicle list: 200 vehicles ${ofSmall.toFixed(2)} ms, 20,000 vehicles ${ofLarge.toFixed(2)} ms (medians); ` +
      `ratio ${(ofLarge / ofSmall).toFixed(2)}, limit 1.20`,
  );
}

async function reportMemory(product: Product, visitor: BenchVisitor): Promise<void> {
  const pages = ["/dashboard", "/fleet-data", "/fleet-data?q=12", "/fleet-data/new", "/account"];
  for (let count = 0; count < 10_000; count += 10) {
    const batch = Array.from({ length: 10 }, (_, index) => visitor.get(pages[index % pages.length]!));
    for (const response of await Promise.all(batch)) await response.arrayBuffer();
  }
  console.log(
    `\nResident memory of the web process after 10,000 requests: ${webMemory(product)} MB; limit 200 MB`,
  );
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

await main();
