import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { projectFolder } from "~/environment";
import { expect, isPlain, look, open, signIn, test } from "../support/browser";
import { readCsv } from "../support/csv";
import { newCompany, newEmail } from "../support/people";
import { newVin, ownedVehicle } from "../support/vehicles";

/** Real units: tractors, trailers, a van and cars. */
const fleet = [
  { vin: "1XP5DB9X7YN526158", named: /379/ },
  { vin: "4V4NC9EJXEN171694", named: /Volvo/i },
  { vin: "1FUJGBDV3FLFZ2286", named: /Freightliner/i },
  { vin: "2HSCNAPR16C212293", named: /International/i },
  { vin: "1GRAP0625GT605428", named: /Great Dane/i },
  { vin: "1JJV532D4EL799531", named: /Wabash/i },
  { vin: "1FTBR1Y83SKA13525", named: /Ford/i },
  { vin: "1C4RJEAG2EC476429", named: /Jeep Grand Cherokee/i },
  { vin: "JH4DC4340RS003205", named: /Acura/i },
  { vin: "1XPWD40X1ED215307", named: /Peterbilt/i },
];

/** Adds a vehicle as a clerk does: the VIN, Decode, the mileage, Add. */
async function addVehicle(
  page: Page,
  { vin, named }: { vin: string; named: RegExp },
  unit: string,
): Promise<void> {
  await open(page, "/fleet-data/new");
  await page.getByLabel("VIN", { exact: true }).fill(vin);
  await page.getByRole("button", { name: "Decode VIN" }).click();
  await expect(page.getByText("From the NHTSA catalogue that comes with this program.")).toBeVisible();
  await expect(page.getByLabel("Make/Model")).toHaveValue(named);
  await page.getByLabel("Unit number").fill(unit);
  await page.getByLabel("Mileage").fill("123,456");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
}

async function expectAdded(page: Page, count: number): Promise<void> {
  await expect(page.getByText("Vehicle added!")).toBeVisible();
  await expect(page.locator(".stat")).toContainText(String(count));
  const close = page.getByRole("dialog", { name: "Plans" }).getByRole("button", { name: "Not Now" });
  if (await page.getByRole("dialog", { name: "Plans" }).isVisible()) await close.click();
}

function sellPlan(email: string, plan: string): void {
  const program = ["--import", "tsx", "app/operator.ts", "plan", email, plan];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: projectFolder, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
}

test("a company signs up free, reaches its limit, buys a larger plan, and works with ten decoded vehicles", async ({
  page,
}) => {
  // Ten vehicles, one after another.
  test.setTimeout(120_000);
  const email = newEmail();
  await open(page, "/");
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Company name").fill("Hill Haulage");
  await page.getByLabel("Company address").fill("1 Yard Road");
  await page.getByLabel("Phone number").fill("555-0100");
  await expect(page.getByLabel("Pro trial")).toBeChecked();
  await page.getByLabel("Free:").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account created!")).toBeVisible();
  await page.getByRole("button", { name: "Skip Tutorial" }).click();

  await addVehicle(page, fleet[0]!, "T-1");
  await expectAdded(page, 1);
  await addVehicle(page, fleet[1]!, "T-2");
  await expectAdded(page, 2);
  await expect(page.getByText("Your plan's vehicles are all in use")).toBeAttached();

  await addVehicle(page, fleet[2]!, "T-3");
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Upgrade Required");
  await expect(refusal).toContainText("Your plan holds 2 vehicles.");
  await expect(page.getByText("contact sales by email")).toBeVisible();
  await expect(page.getByLabel("VIN", { exact: true })).toHaveValue(fleet[2]!.vin);
  await look(page, "vehicle-limit");

  await open(page, "/fleet-data");
  await page.getByRole("link", { name: /Export CSV/ }).click();
  await expect(page.getByRole("alert")).toContainText("Upgrade Required");
  await expect(page.getByRole("alert")).toContainText(
    "Export feature is available on Pro and Enterprise tiers",
  );

  sellPlan(email, "pro");
  for (const [index, unit] of fleet.slice(2).entries()) {
    await addVehicle(page, unit, `T-${index + 3}`);
    await expectAdded(page, index + 3);
  }

  await open(page, "/fleet-data");
  await page.getByRole("searchbox").fill("526158");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/2000 Peterbilt 379/i);
  await page.getByRole("button", { name: "Decode Again" }).click();
  await expect(page.getByText("VIN Decoded & Saved")).toBeVisible();
  await look(page, "vehicle-decoded-again");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Edit Vehicle" }).click();
  await page.getByLabel("Engine serial").fill("06R12345");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Vehicle updated successfully")).toBeVisible();
  await expect(page.getByText("06R12345", { exact: true })).toBeVisible();

  await open(page, "/fleet-data");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /Export CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vehicles-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readCsv(await readFile(await file.path(), "utf8"));
  expect(
    rows
      .slice(1)
      .map((row) => row[1])
      .sort(),
  ).toEqual(fleet.map(({ vin }) => vin).sort());

  await open(page, "/account");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
  await expect(page.getByText("Signed out")).toBeVisible();
  await page.goto("/fleet-data");
  await expect(page).toHaveURL(/\/auth\?tab=signin/);
});

test("a vehicle is added without a mouse", async ({ page }) => {
  await signIn(page, await newCompany());
  await open(page, "/fleet-data/new");
  const reach = async (name: string | RegExp, role: "textbox" | "button") => {
    const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
    for (let presses = 0; presses < 60; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  };
  await reach("VIN", "textbox");
  await page.keyboard.type("1xp5db9x7yn526158");
  await reach("Decode VIN", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Make/Model")).toHaveValue(/Peterbilt 379/i);
  await reach(/^Unit number/, "textbox");
  await page.keyboard.type("T-1");
  await reach("Mileage", "textbox");
  await page.keyboard.type("1000");
  await reach("Add Vehicle", "button");
  await page.keyboard.press("Space");
  await expect(page.getByText("Vehicle added!")).toBeVisible();
});

test("the Enter of a bar-code scanner decodes and never saves, in whichever field the cursor is", async ({
  page,
}) => {
  const company = await newCompany();
  await signIn(page, company);
  for (const field of ["VIN", "Make/Model", "Mileage"]) {
    await open(page, "/fleet-data/new");
    await page.getByLabel("VIN", { exact: true }).fill("1XP5DB9X7YN526158");
    if (field === "Mileage") await page.getByLabel("Make/Model").fill("Old Pete");
    if (field !== "VIN") await page.getByLabel(field).fill(field === "Mileage" ? "1000" : "Old Pete");
    await page.getByLabel(field, { exact: true }).press("Enter");
    await expect(page.getByText("From the NHTSA catalogue that comes with this program.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add New Vehicle");
  }
  await open(page, "/fleet-data");
  await expect(page.getByText("No vehicles yet")).toBeVisible();
});

test("a proposal for a mistyped VIN is taken with one press", async ({ page }) => {
  await signIn(page, await newCompany());
  await open(page, "/fleet-data/new");
  await page.getByLabel("VIN", { exact: true }).fill("1XPSDB9X7YN526158");
  await page.getByRole("button", { name: "Decode VIN" }).click();
  await expect(page.getByText("Check the VIN", { exact: true })).toBeVisible();
  await look(page, "vin-proposals");
  await page.getByRole("button", { name: "1XP5DB9X7YN526158" }).click();
  await expect(page.getByLabel("VIN", { exact: true })).toHaveValue("1XP5DB9X7YN526158");
  await expect(page.getByLabel("Make/Model")).toHaveValue(/Peterbilt 379/i);
});

test("a refused vehicle keeps what was typed, and each message of the summary leads to its field", async ({
  page,
}) => {
  await signIn(page, await newCompany());
  await open(page, "/fleet-data/new");
  await page.getByLabel("VIN", { exact: true }).fill("123");
  await page.getByLabel("Make/Model").fill("Mack <b>Anthem</b> שלום");
  await page.getByLabel("Mileage").fill("-5");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("VIN must be 17 characters");
  await expect(page.getByLabel("Make/Model")).toHaveValue("Mack <b>Anthem</b> שלום");
  await look(page, "vehicle-refused");
  await summary.getByRole("link", { name: "Mileage must be positive" }).click();
  await expect(page.getByLabel("Mileage")).toBeInViewport();
  await page.getByLabel("VIN", { exact: true }).fill(newVin());
  await page.getByLabel("Mileage").fill("5");
  await page.getByRole("button", { name: "Add Vehicle" }).click();
  await expect(page.getByText("Vehicle added!")).toBeVisible();
});

test("a vehicle is deleted and put back", async ({ page }) => {
  const company = await newCompany();
  await ownedVehicle(company, { make_model: "Mack Anthem", unit_number: "T-9" });
  await signIn(page, company);
  await open(page, "/fleet-data");
  await page.getByRole("link", { name: /^Delete/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete Mack Anthem, unit T-9?");
  await page.getByLabel("Reason").fill("Sold");
  await page.getByRole("button", { name: "Delete Vehicle" }).click();
  await expect(page.getByText("Vehicle deleted")).toBeVisible();
  await expect(page.getByText("No vehicles yet")).toBeVisible();
  await page.getByRole("link", { name: "Former vehicles" }).click();
  await page.getByRole("link", { name: "Mack Anthem" }).click();
  await expect(page.getByText("Left the fleet on")).toBeVisible();
  await page.getByRole("button", { name: "Put Back in the Fleet" }).click();
  await expect(page.getByText("Vehicle is back in the fleet")).toBeVisible();
});

test("a message is the first thing in the page, and has the focus where there is script", async ({
  page,
}) => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  await signIn(page, company);
  await open(page, `/fleet-data/${id}/edit`);
  await page.getByLabel("Unit number").fill("T-5");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator("main > :first-child")).toContainText("Vehicle updated successfully");
  await expect(page).toHaveTitle(/^Vehicle updated successfully/);
  if (!isPlain()) await expect(page.locator("#message")).toBeFocused();
});
