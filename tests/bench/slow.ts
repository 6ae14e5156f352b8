import { sql } from "kysely";
import type { Browser, Page } from "playwright";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { type Shop, addIssued, newShop } from "./invoice-fill";
import { launchBrowser, newPage, slowDown } from "./slow-line";

const slowTerminal = { kilobits: 400, delay: 400, cpu: 6 };
const limit = 1.05;
const trials = 50;

/** `field` is typed into. A page without one is usable when its text can be read. */
type CorePage = { name: string; path: string; field?: string };

/**
 * On an old terminal and a slow line: whether each core page is usable with script no later than without, and whether typing while it loads
 * loses anything. With and without script take turns, so that other load on the machine affects both equally.
 */
export async function reportSlow(product: Product, db: Db, rounds: number): Promise<void> {
  const shop = await newSlowShop(product, db);
  const browser = await launchBrowser();
  try {
    const pages = await findFields(browser, product, shop, await corePages(db, shop));
    await reportUsable(browser, product, shop, { pages, rounds });
    await reportTyping(browser, product, shop, pages);
  } finally {
    await browser.close();
  }
}

/** A company that uses every part of the product. */
async function newSlowShop(product: Product, db: Db): Promise<Shop> {
  const shop = await newShop(product.address, db, "slow", 5);
  const { accountId } = shop;
  await addIssued(db, accountId, 300);
  await db.updateTable("profiles").set({ shows_tour: false }).where("account_id", "=", accountId).execute();
  await sql`
    insert into vehicles (account_id, user_id, vin, make_model, unit_number, add_date)
    select account_id, id, 'SLOWVIN00' || lpad(n::text, 8, '0'), 'Freightliner Cascadia', n::text,
      now() - make_interval(secs => n)
    from profiles, generate_series(1, 60) n where account_id = ${accountId}`.execute(db);
  await sql`
    insert into meter_readings (account_id, vehicle_id, user_id, value, unit, read_on, source)
    select account_id, id, user_id, 1000, 'mi', '2026-01-05', 'vehicle' from vehicles where account_id = ${accountId}`.execute(
    db,
  );
  await sql`vacuum analyze vehicles, meter_readings`.execute(db);
  return shop;
}

async function corePages(db: Db, { accountId }: Shop): Promise<CorePage[]> {
  const firstOf = async (table: "vehicles" | "inventory_items") => {
    const rows = db.selectFrom(table).select("id").where("account_id", "=", accountId).orderBy("id");
    return (await rows.limit(1).executeTakeFirstOrThrow()).id;
  };
  const vehicle = `/fleet-data/${await firstOf("vehicles")}`;
  return [
    { name: "dashboard", path: "/dashboard" },
    { name: "vehicles", path: "/fleet-data" },
    { name: "vehicle", path: vehicle },
    { name: "inspection-new", path: `${vehicle}/inspections/new` },
    { name: "inventory", path: "/inventory" },
    { name: "part", path: `/inventory/${await firstOf("inventory_items")}` },
    { name: "invoice-new", path: "/invoicing/new" },
    { name: "invoices", path: "/invoicing" },
    { name: "customers", path: "/invoicing/customers" },
  ];
}

const typedInto =
  'main :is(input:not([type]), input[type="text"], input[type="search"], textarea):not([readonly])';

/** Looked for on a fast line. */
async function findFields(browser: Browser, product: Product, { visitor }: Shop, pages: CorePage[]) {
  const { page } = await newPage(browser, product, visitor, false);
  const found: CorePage[] = [];
  for (const one of pages) {
    const answer = await page.goto(one.path);
    if (answer?.status() !== 200) throw new Error(`${one.path} answers ${answer?.status()}.`);
    const field = page.locator(typedInto).filter({ visible: true }).first();
    const name = (await field.count()) > 0 ? await field.getAttribute("name") : null;
    found.push(name ? { ...one, field: `main [name="${name}"]` } : one);
  }
  await page.context().close();
  return found;
}

type Views = { first: number[]; second: number[] };
type Comparison = { pages: CorePage[]; rounds: number };

async function reportUsable(browser: Browser, product: Product, shop: Shop, { pages, rounds }: Comparison) {
  console.log(
    `\nUsable on a slow terminal (400 kbit/s, 400 ms, CPU 6x slower), medians of ${rounds} in seconds; limit ${limit.toFixed(2)} with script by without`,
  );
  for (const one of pages) {
    const times: Record<"with" | "without", Views> = {
      with: { first: [], second: [] },
      without: { first: [], second: [] },
    };
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const);
      for (const way of order) await view(browser, product, shop, { one, way, times: times[way] });
    }
    const said = (["first", "second"] as const).map((which) =>
      compared(which, times.with[which], times.without[which]),
    );
    console.log(`  ${one.name.padEnd(15)} ${said.join("   ")}${one.field ? "" : "   (no field)"}`);
  }
}

type View = { one: CorePage; way: "with" | "without"; times: Views };

async function view(browser: Browser, product: Product, { visitor }: Shop, { one, way, times }: View) {
  const { page, session } = await newPage(browser, product, visitor, way === "with");
  await slowDown(session, slowTerminal);
  for (const which of ["first", "second"] as const) {
    times[which].push(await timeUntilUsable(page, one));
    await page.waitForLoadState("load");
    await page.goto("about:blank");
  }
  await page.context().close();
}

/** Seconds until the text can be read and the first field takes a letter. */
async function timeUntilUsable(page: Page, { path, field }: CorePage): Promise<number> {
  const start = performance.now();
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main h1").waitFor();
  if (field) {
    const box = page.locator(field).first();
    do {
      await box.focus();
      await page.keyboard.press("7");
    } while (!(await box.inputValue()).endsWith("7"));
  }
  return (performance.now() - start) / 1000;
}

function compared(which: string, withScript: number[], without: number[]): string {
  const ratio = median(withScript) / median(without);
  const mark = ratio > limit ? " OVER" : "";
  return `${which} view ${median(withScript).toFixed(2)} / ${median(without).toFixed(2)} = ${ratio.toFixed(2)}${mark}`;
}

/** Two of the letters are keys of every page, which a script must leave to the field. */
const typed = "b/lf9080 filter b/";

async function reportTyping(browser: Browser, product: Product, { visitor }: Shop, pages: CorePage[]) {
  const fields = pages.filter(({ field }) => field);
  const lost: string[] = [];
  for (let trial = 0; trial < trials; trial++) {
    const one = fields[trial % fields.length]!;
    const { page, session } = await newPage(browser, product, visitor, true);
    await slowDown(session, slowTerminal);
    const problem = await typeWhileLoading(page, one);
    if (problem) lost.push(`${one.name}: ${problem}`);
    await page.context().close();
  }
  console.log(`\nTyped while the page loads, with script: ${trials - lost.length} of ${trials} lost nothing`);
  for (const line of lost) console.log(`  ${line}`);
}

/** From the moment the field is painted (before that a browser takes no keys) until after the page and its scripts are. Undefined if nothing was lost. */
async function typeWhileLoading(page: Page, { path, field }: CorePage): Promise<string | undefined> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("crash", () => errors.push("the page crashed"));
  const loaded = page.waitForEvent("load");
  await page.goto(path, { waitUntil: "commit" });
  const box = page.locator(field!).first();
  await box.waitFor();
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await box.focus();
  await box.evaluate((element) => (element as HTMLInputElement).select());
  await page.keyboard.type(typed, { delay: 60 });
  await loaded;
  await page.keyboard.type(typed, { delay: 10 });
  const value = await box.inputValue();
  if (errors.length > 0) return errors.join("; ");
  if (new URL(page.url()).pathname !== path) return `it became ${page.url()}`;
  return value === typed + typed ? undefined : `it holds "${value}"`;
}

function median(times: number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
