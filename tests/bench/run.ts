import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { buildIfNeeded } from "~/build";
import { projectFolder } from "~/environment";
import { type Db, openDatabase } from "~db/client";
import { findEmbedded } from "~db/embedded";
import { type Product, startProduct } from "../crash/product";
import { freePort } from "../support/free-port";
import { BenchVisitor } from "./visitor";

/** Sizes, ratios and memory of the whole product as `npm start` runs it. Prints; asserts nothing. */
async function main(): Promise<void> {
  await buildIfNeeded();
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-bench-"));
  const product = await startProduct(folder, await freePort());
  const db = openDatabase((await findEmbedded(folder))!, 2);
  try {
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

/** A company on the enterprise plan with so many vehicles, and its manager signed in. */
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
    insert into vehicles (account_id, user_id, vin, make_model, unit_number, mileage, add_date, make, model, year)
    select account_id, id, 'BENCHVIN' || lpad(n::text, 9, '0'), 'Freightliner Cascadia', n::text, n,
      now() - make_interval(secs => n), 'Freightliner', 'Cascadia', 2020
    from person, generate_series(1, ${vehicles}) n`.execute(db);
  await sql`vacuum analyze vehicles`.execute(db);
  return visitor;
}

const corePages = ["/dashboard", "/fleet-data", "/fleet-data/new", "/auth?tab=signin", "/account"];
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
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(await (await visitor.get("/")).text())![1]!;
  const css = await sentBytes(product.address + stylesheet);
  console.log(`\nFirst view, HTML and CSS as sent (CSS alone ${css} bytes); limit 14 kB, core pages 10 kB`);
  const list = await (await signedIn.get("/fleet-data")).text();
  const vehicle = /\/fleet-data\/[0-9a-f-]{36}/.exec(list)![0];
  for (const page of [
    ...corePages,
    vehicle,
    `${vehicle}/edit`,
    `${vehicle}/decode`,
    `${vehicle}/delete`,
    ...otherPages,
  ]) {
    const from = page.startsWith("/auth") || page === "/" ? visitor : signedIn;
    const html = Number((await from.get(page, { "accept-encoding": "br" })).headers.get("content-length"));
    console.log(
      `  ${((html + css) / 1000).toFixed(1).padStart(5)} kB  ${page.replace(/[0-9a-f-]{36}/, "ID")}`,
    );
  }
  const scripts = readdirSync(join(projectFolder, "build/client/assets")).filter((file) =>
    file.endsWith(".js"),
  );
  const addresses = [...scripts.map((file) => `/assets/${file}`), "/helpers.js"];
  let all = 0;
  for (const address of addresses) all += await sentBytes(product.address + address);
  console.log(`All scripts together, as sent: ${(all / 1000).toFixed(1)} kB; limit 130 kB`);
}

/** What goes over the line: fetch would unpack it. */
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

/** Taken in turn, so that whatever else the machine does falls on both alike. */
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

/** VmRSS of the process that listens on the product's port. */
function webMemory(product: Product): number {
  const pids = execFileSync("pgrep", ["-f", "@remix-run/serve"], { encoding: "utf8" }).trim().split("\n");
  for (const pid of pids) {
    const variables = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
    if (!variables.includes(`LISTEN_URL=${product.address}`)) continue;
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
  }
  throw new Error("The web process was not found.");
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

await main();
