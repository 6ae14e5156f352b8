import sharp from "sharp";
import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { newColleague, newCompany, newCounter } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { ownedCustomer } from "../support/stock";

const page = "/invoicing/settings";

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  return { company, visitor: await signedIn(company) };
}

const storedSettings = ({ accountId }: { accountId: string }) =>
  testDatabase()
    .owner.selectFrom("company_settings")
    .innerJoin("letterheads", "letterheads.id", "letterhead_id")
    .selectAll()
    .where("company_settings.account_id", "=", accountId)
    .executeTakeFirst();

test("the settings begin with what the account says, and are saved with who saved them", async () => {
  const { company, visitor } = await shop();
  const first = await visitor.get(page);
  expect(first.text).toContain("Company Settings");
  expect(first.text).toContain("Not saved yet. What is filled in comes from your account.");
  expect(valueOf(first, "companyName")).toBe(company.scope.account.companyName);
  expect(valueOf(first, "address")).toBe("1 Yard Road, Springfield");
  expect(first.text).toContain("estimated from your ZIP: 7%");
  const typed = {
    headerText: "Parts for every truck",
    taxId: "12-345",
    taxRate: "8.25 %",
    shopPercent: "10",
    fleetPercent: "12,5",
  };
  await visitor.submit(page, typed, "Save Settings");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Settings saved");
  expect(after.text).toContain(`by ${company.email}`);
  expect(valueOf(after, "taxRate")).toBe("8.25");
  expect(valueOf(after, "fleetPercent")).toBe("12.5");
  expect(await storedSettings(company)).toMatchObject({
    header_text: "Parts for every truck",
    tax_id: "12-345",
  });
});

test("the settings say where customers' answers go, and the page that sends an invoice says it, too", async () => {
  const { company, visitor } = await shop();
  const id = await sold(company, [{ partNumber: "LF9080" }], { customerId: await ownedCustomer(company) });
  const before = await visitor.get(`/invoicing/${id}/email`);
  expect(before.text).toContain(`Answers go to: ${company.email}`);
  expect(before.text).toContain(`From: ${company.scope.account.companyName} <no-reply@localhost>`);
  await visitor.get(page);
  const refused = await visitor.submit(page, { replyTo: "the office" }, "Save Settings");
  expect(messageAt(refused, "replyTo")).toContain("Invalid email address");
  await visitor.submit(page, { replyTo: "ar@shop.example" }, "Save Settings");
  expect(valueOf(await visitor.follow(), "replyTo")).toBe("ar@shop.example");
  expect((await visitor.get(`/invoicing/${id}/email`)).text).toContain("Answers go to: ar@shop.example");
});

test("the lines of an address are kept as they were typed, however the browser ends them", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  const full = `1 Yard Road\n${"Gallup ".repeat(70)}`.slice(0, 499) + ".";
  await visitor.submit(page, { address: full, headerText: "Since 1987\r\nOpen on Sundays" }, "Save Settings");
  expect(flashOf(await visitor.follow())).toBe("Settings saved");
  expect(await storedSettings(company)).toMatchObject({
    address: full,
    header_text: "Since 1987\nOpen on Sundays",
  });
});

test("Enter only looks the settings over", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  const checked = await visitor.submit(page, { shopPercent: "10" }, "Check");
  expect(checked.text).toContain("Nothing is saved yet");
  expect(checked.text).toContain("Default tax rate: 7%, estimated from the ZIP. Check it.");
  expect(await storedSettings(company)).toBeUndefined();
});

test("what is no percentage, no day, or too long is told at its field", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  const tomorrow = addDays(today(company.scope.account.timeZone), 1);
  const typed = {
    companyName: "",
    taxRate: "a lot",
    shopPercent: "101",
    booksClosedUntil: tomorrow,
    phone: "5".repeat(60),
  };
  const refused = await visitor.submit(page, typed, "Save Settings");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "companyName")).toContain("Company name is required");
  expect(messageAt(refused, "taxRate")).toContain("Default tax rate must be a number");
  expect(messageAt(refused, "shopPercent")).toContain("Shop price must be at most 100");
  expect(messageAt(refused, "booksClosedUntil")).toContain("Books can be closed through today at the latest");
  expect(messageAt(refused, "phone")).toContain("Phone must be at most 50 characters");
  expect(valueOf(refused, "taxRate")).toBe("a lot");
});

test("a header text that would push the invoice off its page is told at its field and kept", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const sixty = Array.from({ length: 60 }, (_, at) => `L${at}`).join("\n");
  await visitor.get(page);
  const refused = await visitor.submit(page, { headerText: sixty }, "Save Settings");
  expect(messageAt(refused, "headerText")).toContain(
    "Invoice header text may have at most 10 lines: more do not fit above an invoice",
  );
  expect(refused.html.querySelector("textarea[name=headerText]")!.textContent.trim()).toBe(sixty);
});

test("the logo and the settings are one post", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  await visitor.submit(page, { photo: await photoFile(), companyName: "Yard Parts" }, "Save Settings");
  const after = await visitor.follow();
  const { logo_id: logo } = (await storedSettings(company))!;
  expect(after.html.querySelector(`img[src="/files/${logo}?size=thumbnail"]`)).not.toBeNull();
  expect((await visitor.get(`/files/${logo}`)).headers.get("content-type")).toBe("image/jpeg");
  // It hangs on every invoice, so everybody may see it.
  const driver = await signedIn(await newColleague(company, "limited_user"));
  expect((await driver.get(`/files/${logo}`)).status).toBe(200);
  await visitor.get(page);
  await visitor.submit(page, { removePhoto: "on" }, "Save Settings");
  await visitor.follow();
  expect((await storedSettings(company))!.logo_id).toBeNull();
});

test("a logo that is uploaded by itself is kept with the form, and the page says that saving comes next", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  const none = await visitor.submit(page, {}, "Upload Logo");
  expect(alertOf(none)).toBe("Upload failed Choose a logo first");
  const uploaded = await visitor.submit(
    page,
    { photo: await photoFile(), companyName: "", taxRate: "8" },
    "Upload Logo",
  );
  expect(uploaded.text).toContain("Logo uploaded Don't forget to save your settings");
  expect(messageAt(uploaded, "companyName")).not.toContain("required");
  expect(valueOf(uploaded, "taxRate")).toBe("8");
  expect(await storedSettings(company)).toBeUndefined();
  await visitor.submit(page, { companyName: "Yard Parts" }, "Save Settings");
  expect(flashOf(await visitor.follow())).toBe("Settings saved");
  expect((await storedSettings(company))!.logo_id).not.toBeNull();
});

test("a file that is no logo is refused in words, with everything else kept", async () => {
  const { visitor } = await shop();
  await visitor.get(page);
  const large = new File([new Uint8Array(2 * 1_048_576 + 1)], "logo.png", { type: "image/png" });
  const refused = await visitor.submit(page, { photo: large, taxId: "12-345" }, "Save Settings");
  expect(alertOf(refused)).toBe("File too large Logo must be under 2MB");
  expect(valueOf(refused, "taxId")).toBe("12-345");
  const svg = new File([`<svg xmlns="http://www.w3.org/2000/svg"/>`], "logo.svg", { type: "image/svg+xml" });
  const drawing = await visitor.submit(page, { photo: svg }, "Upload Logo");
  expect(alertOf(drawing)).toContain("Invalid file Please upload an image file This is an SVG drawing");
});

test("the preview shows an invoice with what is typed, and saves nothing", async () => {
  const { company, visitor } = await shop();
  await visitor.get(page);
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const typed = {
    photo: new File([new Uint8Array(logo)], "logo.png"),
    companyName: "Typed Parts",
    headerText: "Open on Sundays",
    taxRate: "3",
  };
  const shown = await visitor.submit(page, typed, "Preview Invoice");
  const sheet = shown.html.querySelector("article")!;
  for (const words of ["Typed Parts", "Open on Sundays", "Sample Customer", "Tax (8.5%)"])
    expect(sheet.text).toContain(words);
  expect(sheet.querySelector("img")?.getAttribute("width")).toBe("90");
  expect(valueOf(shown, "companyName")).toBe("Typed Parts");
  expect(await storedSettings(company)).toBeUndefined();
  const closed = await visitor.submit(page, {}, "Close");
  expect(closed.html.querySelector("article")).toBeNull();
  expect(valueOf(closed, "companyName")).toBe("Typed Parts");
  await visitor.submit(page, {}, "Save Settings");
  await visitor.follow();
  expect(await storedSettings(company)).toMatchObject({ company_name: "Typed Parts", tax_rate: "3.0000" });
});

test("books are closed and opened again, and each is said; opening needs a reason, which is kept", async () => {
  const { company, visitor } = await shop();
  const close = async (booksClosedUntil: string, openingReason?: string) => {
    await visitor.get(page);
    const typed: Record<string, string> = openingReason === undefined ? {} : { openingReason };
    const saved = await visitor.submit(page, { booksClosedUntil, ...typed }, "Save Settings");
    return saved.status === 303 ? flashOf(await visitor.follow()) : messageAt(saved, "openingReason");
  };
  expect(await close("2026-10-31")).toBe(
    "Settings saved The books are closed through Oct 31, 2026: invoices of that day and before can't change.",
  );
  expect(await close("2026-09-30")).toContain("Say why closed days are opened again");
  expect(await storedSettings(company)).toMatchObject({ books_closed_until: "2026-10-31" });
  expect(await close("2026-09-30", "A bill came late")).toBe(
    "Settings saved The books are closed through Sep 30, 2026; later days are open again.",
  );
  expect(await close("", "The year's audit")).toBe("Settings saved The books are open again.");
  const openings = await testDatabase()
    .owner.selectFrom("book_openings")
    .select(["author", "closed_until", "closed_until_now", "reason"])
    .where("account_id", "=", company.accountId)
    .orderBy("opened_at")
    .execute();
  const author = company.email;
  expect(openings).toEqual([
    { author, closed_until: "2026-10-31", closed_until_now: "2026-09-30", reason: "A bill came late" },
    { author, closed_until: "2026-09-30", closed_until_now: null, reason: "The year's audit" },
  ]);
});

test("of two people the second sees what the first saved", async () => {
  const { company, visitor } = await shop();
  const other = await signedIn(company);
  for (const each of [visitor, other]) await each.get(page);
  await visitor.submit(page, { taxRate: "8" }, "Save Settings");
  const refused = await other.submit(page, { taxRate: "9" }, "Save Settings");
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Save failed Somebody else saved the settings");
  expect(refused.text).toContain("Default tax rate 8%");
  expect(valueOf(refused, "taxRate")).toBe("9");
  await other.submit(page, {}, "Save Settings");
  expect(flashOf(await other.follow())).toBe("Settings saved");
  expect(await storedSettings(company)).toMatchObject({ tax_rate: "9.0000" });
});

test("the counter has no settings", async () => {
  const { company } = await shop();
  expect((await (await signedIn(await newCounter(company))).get(page)).status).toBe(403);
});
