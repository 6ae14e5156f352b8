import sharp from "sharp";
import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

/** As a phone held upright takes it: stored lying down, with a note which way is up. */
async function phonePhoto(): Promise<Buffer> {
  const lying = { create: { width: 800, height: 600, channels: 3 as const, background: "#c04020" } };
  return sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

test("a receipt is photographed at the truck, and the photo outlives every mistake on the form", async ({
  page,
}) => {
  const company = await newCompany();
  const vehicle = await ownedVehicle(company);
  await signIn(page, company);
  await open(page, `/fleet-data/${vehicle}/fuel/new`);
  const save = page.getByRole("button", { name: "Add Fuel Receipt" });
  const photo = page.locator("input[type=file]");
  const kept = page.locator("[name=photoId]");
  const chosen = () => photo.evaluate((input: HTMLInputElement) => input.files?.length);

  await page.getByLabel("Notes").fill("Pump 4");
  await photo.setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Total cost is required");
  await expect(page.locator(".field-error")).toContainText("Total cost is required");
  await expect(page.getByLabel("Notes")).toHaveValue("Pump 4");
  const picture = page.getByRole("img", { name: "Photo of the receipt" });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("naturalHeight", 240);
  await expect(picture).toHaveJSProperty("naturalWidth", 180);
  const id = await kept.inputValue();
  expect(await chosen()).toBe(0);
  await look(page, "photo-kept");

  const pdf = { name: "receipt.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Another photo instead").setInputFiles(pdf);
  await page.getByLabel("Total cost").fill("50");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Invalid file");
  await expect(page.locator(".field-error")).toContainText("This is a PDF document.");
  await expect(page.getByLabel("Total cost")).toHaveValue("50");
  expect([await kept.inputValue(), await chosen()]).toEqual([id, 0]);

  await save.click();
  await expect(page.locator("#message")).toContainText("Fuel receipt added successfully");
  const large = await (await page.request.get(`/files/${id}`)).body();
  expect(await sharp(large).metadata()).toMatchObject({ width: 600, height: 800 });
});
