import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { today } from "~/features/calendar/today";
import { readScan } from "~/features/scans/read-scan.server";
import { type ScanPurposeName, scanPurposes } from "~/features/scans/scan-purposes";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import { completion, completionsUrl, handlers } from "../../mocks/lookup-service";
import { alertOf, flashOf, messageAt } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, masterAccount, newCompany, newPersonWithoutAccount } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { addScan } from "../support/scans";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

vi.hoisted(() => {
  Object.assign(process.env, { VISION_URL: "https://lookup.example/v1", VISION_MODEL: "parts-1" });
});

const service = setupServer(...handlers);
beforeAll(() => service.listen({ onUnhandledRequest: "error" }));
afterEach(() => service.resetHandlers());
afterAll(() => service.close());
afterAll(endScanning);

function serviceAnswers(answer: () => Response): void {
  service.use(http.post(completionsUrl, () => answer() as HttpResponse<string>));
}

type Place = { company: Member; vehicleId: string; visitor: Visitor };

/** Only photos of the largest plan, and so of the provider, go to the service. */
async function begin(plan: "free" | "pro" | "enterprise" = "pro"): Promise<Place> {
  const company = await newCompany({ plan });
  return { company, vehicleId: await ownedVehicle(company), visitor: await signedIn(company) };
}

const isOfVehicle = (purpose: ScanPurposeName) => "subject" in scanPurposes[purpose];

/** The page where a photo is chosen. */
function pageFor(purpose: ScanPurposeName, vehicleId: string): string {
  return `/scans/new/${purpose}${isOfVehicle(purpose) ? `?for=${vehicleId}` : ""}`;
}

async function send({ visitor, vehicleId }: Omit<Place, "company">, purpose: ScanPurposeName, photo: File) {
  const page = pageFor(purpose, vehicleId);
  await visitor.get(page);
  return visitor.submit(page, { photo }, "Scan");
}

const scanIdOf = (sent: Answer) => sent.location!.split("/").at(-1)!;

/** A photo of one color. */
async function unreadable(purpose: ScanPurposeName): Promise<string> {
  const place = await begin();
  const sent = await send(place, purpose, await photoFile());
  await readScan(scanIdOf(sent));
  return alertOf(await place.visitor.get(sent.location!));
}

async function unreadableCard(): Promise<string> {
  serviceAnswers(() => completion({ fields: {} }));
  const visitor = await signedIn(await masterAccount());
  const sent = await send({ visitor, vehicleId: "" }, "crm-card", await photoFile());
  await readScan(scanIdOf(sent));
  return alertOf(await visitor.get(sent.location!));
}

/** The process that reads ends each time. */
async function broken(purpose: ScanPurposeName): Promise<string> {
  const place = await begin();
  const sent = await send(place, purpose, await photoFile());
  const killer = setInterval(endScanning, 20);
  await readScan(scanIdOf(sent));
  clearInterval(killer);
  return alertOf(await place.visitor.get(sent.location!));
}

async function refusedFile(purpose: ScanPurposeName, content: string | Uint8Array<ArrayBuffer>) {
  const refused = await send(await begin(), purpose, new File([content], "IMG_0001.jpg"));
  return `${alertOf(refused)} ${messageAt(refused, "photo")}`;
}

/** As when its disk is full. */
async function whileNothingFitsIn<T>(table: string, run: () => Promise<T>): Promise<T> {
  const { owner } = testDatabase();
  await sql`create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'The disk is full'; end $$`.execute(owner);
  await sql`create trigger refuse_row before insert on ${sql.table(table)}
    for each row execute function refuse_row()`.execute(owner);
  try {
    return await run();
  } finally {
    await sql`drop function refuse_row cascade`.execute(owner);
  }
}

const unstored = () =>
  whileNothingFitsIn("scan_files", async () =>
    alertOf(await send(await begin(), "vehicle", await photoFile())),
  );

type Values = Record<string, string>;
const part = { rowKind: "part", partNumber: "LF9080", description: "FLTR", quantity: "2", unitCost: "20.00" };
const labor = { rowKind: "labor", description: "REPLACE FILTER", lineTotal: "100.00" };

/** The form that a scan fills, as it was read. */
async function formOf(purpose: ScanPurposeName, read: { fields?: Values; rows?: Values[] }) {
  const { company, vehicleId, visitor } = await begin();
  const subject = isOfVehicle(purpose) && { subjectId: vehicleId };
  const scanId = await addScan(company, { purpose, ...subject, ...read });
  await visitor.get(`/scans/${scanId}`);
  return { visitor, form: await visitor.follow() };
}

async function saidOnForm(purpose: ScanPurposeName, read: { fields?: Values; rows?: Values[] }) {
  const { form } = await formOf(purpose, read);
  return form.html.querySelector("main .notice")!.structuredText;
}

async function added(purpose: ScanPurposeName, button: string, typed: Values = {}): Promise<string> {
  const { partNumber } = part;
  const { visitor, form } = await formOf(purpose, { fields: { partNumber }, rows: [part] });
  const saved = await visitor.submit(form.html.querySelector('form[action*="?scan="]')!, typed, button);
  return saved.status === 303 ? flashOf(await visitor.follow()) : alertOf(saved);
}

const stockAdded = () => added("stock-invoice", "Add All to Inventory");

/** Sent from a form whose address lost its scan. */
async function withoutScan(purpose: ScanPurposeName, button: string): Promise<string> {
  const { visitor, form } = await formOf(purpose, { rows: [part] });
  const sent = form.html.querySelector('form[action*="?scan="]')!;
  sent.setAttribute("action", sent.getAttribute("action")!.split("?")[0]!);
  return alertOf(await visitor.submit(sent, {}, button));
}

async function photoGone(): Promise<string> {
  const { vehicleId, visitor } = await begin();
  const add = `/fleet-data/${vehicleId}/fuel/new`;
  await visitor.get(add);
  return alertOf(await visitor.submit(add, { totalCost: "50", photoId: randomUUID() }, "Add Fuel Receipt"));
}

async function nobodyPosts(path: string): Promise<string> {
  const stranger = new Visitor();
  const body = new FormData();
  body.set("photo", await photoFile());
  await stranger.post(path, body);
  return flashOf(await stranger.follow());
}

async function usedUp(): Promise<Place> {
  const place = await begin("free");
  const scan_date = today(place.company.scope.account.timeZone);
  await addRow("scan_tracking", place.company, {
    ...{ user_id: place.company.userId, scan_date, scan_count: 3 },
  });
  return place;
}

async function fourthScan(): Promise<string> {
  return alertOf(await send(await usedUp(), "vehicle", await photoFile()));
}

async function fourthScanRetried(): Promise<string> {
  const { company, visitor } = await usedUp();
  const { id } = await addRow("scans", company, { state: "failed" });
  await addRow("scan_files", company, { scan_id: id });
  const page = await visitor.get(`/scans/${String(id)}`);
  await visitor.submit(page.html.querySelector("form[action$=retry]")!, {});
  return flashOf(await visitor.follow());
}

async function withoutAccount(): Promise<string> {
  const visitor = new Visitor();
  await visitor.signIn(await newPersonWithoutAccount());
  await visitor.get("/scans/new/stock-invoice");
  return flashOf(await visitor.follow());
}

async function lookedUp(answer?: () => Response): Promise<string> {
  if (answer) serviceAnswers(answer);
  const { visitor } = await begin("enterprise");
  const page = `/inventory/lookup?number=Q${randomUUID().slice(0, 12)}`;
  await visitor.get(page);
  const asked = await visitor.submit(page, {}, "Ask the Lookup Service");
  return asked.status === 303 ? (await visitor.follow()).text : alertOf(asked);
}

async function lookedUpNothing(): Promise<string> {
  return alertOf(await (await begin()).visitor.get("/inventory/lookup?number="));
}

async function strangerLooksUp(): Promise<string> {
  const stranger = new Visitor();
  await stranger.get("/inventory/lookup?number=LF9080");
  return flashOf(await stranger.follow());
}

async function strangerAsks(): Promise<string> {
  const stranger = new Visitor();
  await stranger.post("/inventory/lookup?number=LF9080", { number: "LF9080" });
  return flashOf(await stranger.follow());
}

async function strangerAdds(): Promise<string> {
  const stranger = new Visitor();
  await stranger.post("/inventory/add", { partNumber: "LF9080" });
  return flashOf(await stranger.follow());
}

const extraction = "Extraction failed Could not extract vehicle data from image";
const noNumber = "Scan Failed Failed to read part number from image";
const noDetails = "Scan Failed Failed to extract part details from image";
const noParts = "No parts found Could not extract any parts from the invoice";
const noPartsOfVehicle = "No parts found Could not extract parts from the image. Please try a clearer photo.";
const brokenInvoice = "Scan failed Failed to scan invoice. Please try again.";
const noScan = "No parts to add Please scan an invoice first";
const limit =
  "Scan Limit Reached Free tier is limited to 3 scans per month. Upgrade to Pro for unlimited scans.";
const signInFirst = "Please sign in first. Nothing was changed.";
const large = new Uint8Array(10 * 1_048_576 + 1);
const details = { bin: "A1", quantity: "1", reorderPoint: "1" };

const messages: [flow: string, cause: string, says: string, about: () => Promise<string>][] = [
  ["vehicle", "a VIN was read", "Data extracted!", () => saidOnForm("vehicle", { fields: { vin: "1" } })],
  [
    "part-details",
    "a number was read",
    "Data extracted!",
    () => saidOnForm("part-details", { fields: part }),
  ],
  [
    "fuel-receipt",
    "a total was read",
    "Data extracted!",
    () => saidOnForm("fuel-receipt", { fields: { totalCost: "1" } }),
  ],
  [
    "vehicle",
    "only what the form does not have was read",
    "Extraction failed No vehicle data received from extraction",
    () => saidOnForm("vehicle", { fields: { tireSize: "295/75R22.5" } }),
  ],
  ["vehicle", "nothing was read", extraction, () => unreadable("vehicle")],
  ["part-number", "nothing was read", noNumber, () => unreadable("part-number")],
  ["part-search", "nothing was read", noNumber, () => unreadable("part-search")],
  ["part-details", "nothing was read", noDetails, () => unreadable("part-details")],
  ["stock-invoice", "nothing was read", noParts, () => unreadable("stock-invoice")],
  ["stock-invoice", "only labor was read", noParts, () => saidOnForm("stock-invoice", { rows: [labor] })],
  ["smart-add", "nothing was read", noPartsOfVehicle, () => unreadable("smart-add")],
  ["smart-add", "only labor was read", noPartsOfVehicle, () => saidOnForm("smart-add", { rows: [labor] })],
  ["crm-card", "nothing was read", "Extraction failed Please enter information manually", unreadableCard],
  ["vehicle", "reading fails", "Scan Failed Failed to process image", () => broken("vehicle")],
  ["part-number", "reading fails", "Scan Failed Failed to process image", () => broken("part-number")],
  ["stock-invoice", "reading fails", brokenInvoice, () => broken("stock-invoice")],
  ["smart-add", "reading fails", brokenInvoice, () => broken("smart-add")],
  ["any", "the photo cannot be stored", "Failed to read image file", unstored],
  [
    "any",
    "a page is sent",
    "Invalid file Please upload an image file",
    () => refusedFile("vehicle", "<html>"),
  ],
  [
    "any",
    "10 MB and one byte",
    "File too large Please select an image smaller than 10MB",
    () => refusedFile("smart-add", large),
  ],
  ["any", "the month's three are used", limit, fourthScan],
  ["any", "and one that failed is read again", limit, fourthScanRetried],
  ["any", "nobody is signed in", `No user found ${signInFirst}`, () => nobodyPosts("/scans/new/vehicle")],
  [
    "any",
    "there is no account",
    "Error No account found. Please complete your account setup.",
    withoutAccount,
  ],
  [
    "photo of a part's invoice",
    "nobody is signed in",
    `No user found ${signInFirst}`,
    () => nobodyPosts(`/fleet-data/${randomUUID()}/parts/new`),
  ],
  ["photo of a receipt", "it is gone", "Upload failed Failed to upload image", photoGone],
  [
    "photo of a receipt",
    "nobody is signed in",
    `No user found ${signInFirst}`,
    () => nobodyPosts(`/fleet-data/${randomUUID()}/fuel/new`),
  ],
  [
    "stock-invoice",
    "rows were read",
    "Invoice scanned! Found 1 part",
    () => saidOnForm("stock-invoice", { rows: [part] }),
  ],
  [
    "smart-add",
    "rows were read",
    "Invoice scanned! Found 1 part",
    () => saidOnForm("smart-add", { rows: [part] }),
  ],
  ["stock-invoice", "there is no scan", noScan, () => withoutScan("stock-invoice", "Add All to Inventory")],
  ["smart-add", "there is no scan", noScan, () => withoutScan("smart-add", "Add All Parts to Vehicle")],
  [
    "stock-invoice",
    "they cannot be stored",
    "Failed to add parts to inventory",
    () => whileNothingFitsIn("inventory_items", stockAdded),
  ],
  ["stock-invoice", "the rows are added", "Parts added!", stockAdded],
  ["smart-add", "the rows are added", "Parts added!", () => added("smart-add", "Add All Parts to Vehicle")],
  [
    "part-details",
    "the part is added",
    "Parts added!",
    () => added("part-details", "Add to Inventory", details),
  ],
  ["lookup", "no number", "Please enter a part number to look up", lookedUpNothing],
  ["lookup", "the service knows none", "Part not found", lookedUp],
  ["lookup", "the service knows none", "No details found", lookedUp],
  ["lookup", "an answer of no use", "Lookup failed", () => lookedUp(() => completion("A filter."))],
  [
    "lookup",
    "no answer",
    "Lookup error Unable to connect to lookup service",
    () => lookedUp(() => HttpResponse.error()),
  ],
  [
    "lookup",
    "nobody is signed in",
    "Authentication required: Please log in to use part lookup",
    strangerLooksUp,
  ],
  [
    "lookup, to ask the service",
    "nobody is signed in",
    `Authentication required: Please log in to use part lookup ${signInFirst}`,
    strangerAsks,
  ],
  [
    "lookup, to add the part",
    "nobody is signed in",
    `Error: Please sign in to add to inventory ${signInFirst}`,
    strangerAdds,
  ],
];

test.each(messages)("%s: %s: %s", async (_flow, _cause, says, about) => {
  expect((await about()).replace(/\s+/g, " ")).toContain(says);
});
