import type { Page } from "playwright/test";
import { expect, look, open, signIn, test } from "../support/browser";
import { signedInspection } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

const item = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** Pages of the document that the browser would print, and whether they are Letter sheets. */
async function sheetsOf(page: Page): Promise<{ pages: number; isLetter: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return {
    pages: pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0,
    isLetter: pdf.includes("/MediaBox [0 0 612 792]"),
  };
}

test("a defect goes from the driver to the mechanic and to the next driver, and the paper fits one sheet", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7", make_model: "Mack Anthem" });
  await signIn(page, company);
  await open(page, `/fleet-data/${vehicleId}`);
  await page.getByRole("link", { name: "Pre-Trip Inspection" }).first().click();
  await expect(page.getByRole("button", { name: "All others OK" })).toBeVisible();

  await expect(item(page, "Lights").getByLabel("What is wrong?")).toBeHidden();
  await item(page, "Lights").getByLabel("Defect").check();
  await item(page, "Lights").getByLabel("What is wrong?").fill("Left headlamp is dark");
  await item(page, "Tires").getByLabel("Defect").check();
  await item(page, "Tires").getByLabel("What is wrong?").fill("Left front is bald");
  await item(page, "Tires").getByLabel("Not safe to drive").check();
  await page.getByRole("button", { name: "All others OK" }).click();
  await expect(page.getByText("21 items set to OK. 3 left to you. Nothing is saved yet.")).toBeVisible();
  for (const varies of ["Coupling devices", "Trailer brake connections", "Brake fluid"])
    await item(page, varies).getByLabel("OK").check();
  await expect(item(page, "Horn").getByLabel("OK")).toBeChecked();
  await expect(item(page, "Lights").getByLabel("Defect")).toBeChecked();
  await expect(item(page, "Lights").getByLabel("What is wrong?")).toHaveValue("Left headlamp is dark");
  await expect(item(page, "Tires").getByLabel("Not safe to drive")).toBeChecked();
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Type your name to sign");
  await look(page, "inspection-refused");
  await page.getByLabel("Your name, as your signature").fill("Dee Driver");
  await page.getByLabel("Yes. Keep it as my name").check();
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expect(page.getByText("Pre-trip inspection saved successfully")).toBeVisible();
  await expect(page.getByText("Do not drive")).toBeVisible();
  const report = new URL(page.url()).pathname;

  await page.getByRole("link", { name: "Certify Repairs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certify Repairs");
  for (const repaired of await page.getByLabel("Repaired", { exact: true }).all()) await repaired.check();
  for (const done of await page.getByLabel("What was done").all()) await done.fill("New part fitted");
  await expect(page.getByLabel("Your name, as your signature")).toHaveValue("Dee Driver");
  await page.getByLabel("Your name, as your signature").fill("Max Manager");
  await page.getByRole("button", { name: "Sign and Certify" }).click();
  await expect(page.getByRole("alert")).toContainText("Say whether you are signing for Max Manager");
  await expect(page.getByLabel("What was done").first()).toHaveValue("New part fitted");
  await look(page, "signature-for-another");
  await page.getByLabel("Yes, I am signing for Max Manager").check();
  await page.getByRole("button", { name: "Sign and Certify" }).click();
  await expect(page.getByText("The next driver acknowledges it before driving.")).toBeVisible();

  await open(page, `/fleet-data/${vehicleId}/inspections/new?kind=pre_trip`);
  await expect(page.getByRole("heading", { name: "Read the last report" })).toBeVisible();
  await page.getByRole("link", { name: "Acknowledge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acknowledge the Report");
  await page.getByLabel("Your name, as your signature").fill("Nia Next");
  await page.getByRole("button", { name: "Sign and Acknowledge" }).click();
  await page.getByLabel("Yes, I am signing for Nia Next").check();
  await page.getByRole("button", { name: "Sign and Acknowledge" }).click();
  await expect(page.getByText("Report acknowledged")).toBeVisible();

  await open(page, `${report}/print`);
  for (const name of ["Dee Driver", "Max Manager (signed by Dee Driver)", "Nia Next (signed by Dee Driver)"])
    await expect(page.getByText(name).first()).toBeVisible();
  expect(await sheetsOf(page)).toEqual({ pages: 1, isLetter: true });
  await open(page, `/fleet-data/${vehicleId}/inspections/packet`);
  expect(await sheetsOf(page)).toEqual({ pages: 1, isLetter: true });
});

test("a report with six defects and long notes still fits one sheet", async ({ page }) => {
  const company = await newCompany();
  const note = "Found during the walk around the vehicle, see the tag on the steering wheel. ".repeat(2);
  const items = [
    "exterior_lights",
    "exterior_tires",
    "reflectors",
    "interior_horn",
    "parking_brake",
    "interior_brakes",
  ];
  const defects = items.map((name) => ({ item: name, note, unsafe: name === "interior_brakes" }));
  const vehicleId = await ownedVehicle(company, { make_model: "Freightliner Cascadia 126 Day Cab Tandem" });
  const id = await signedInspection(company, vehicleId, defects, {
    notes: "Rain and fog all day. ".repeat(20),
  });
  await signIn(page, company);
  await open(page, `/inspections/${id}/print`);
  expect(await sheetsOf(page)).toEqual({ pages: 1, isLetter: true });
});

test("Enter in the form of an inspection signs nothing", async ({ page }) => {
  const company = await newCompany();
  const driver = await newColleague(company, "limited_user");
  const vehicleId = await ownedVehicle(company);
  await signIn(page, driver);
  await open(page, `/fleet-data/${vehicleId}/inspections/new?kind=post_trip`);
  await page.getByRole("button", { name: "All others OK" }).click();
  await expect(page.getByText("23 items set to OK. 3 left to you. Nothing is saved yet.")).toBeVisible();
  for (const varies of ["Coupling devices", "Trailer brake connections", "Brake fluid"])
    await item(page, varies).getByLabel("OK").check();
  await page.getByLabel("Your name, as your signature").fill("Dee Driver");
  await page.getByLabel("Yes. Keep it as my name").check();
  await page.getByLabel("Your name, as your signature").press("Enter");
  await expect(page.getByText("You sign as Dee Driver.")).toBeVisible();
  await open(page, `/fleet-data/${vehicleId}/inspections`);
  await expect(page.getByText("No inspections recorded")).toBeVisible();
});
