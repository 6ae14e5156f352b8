import { expect, look, open, signIn, test } from "../support/browser";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

test("a driver inspects a tractor with its trailer, and the paper has the items of both", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const tractor = await ownedVehicle(company, { unit_number: "T-7" });
  const trailer = await ownedVehicle(company, {
    ...{ unit_number: "53-1", unit_kind: "trailer", make_model: "Great Dane Everest" },
  });
  await signIn(page, company);
  await open(page, `/fleet-data/${tractor}/inspections/new?kind=pre_trip`);
  await page.getByLabel("Trailer pulled").fill("53-1");
  await page.getByRole("button", { name: "Show the Trailer's Items" }).click();
  await expect(page.getByRole("heading", { name: "Trailer 53-1, Great Dane Everest" })).toBeVisible();
  await look(page, "combination-shown");
  await page.getByRole("button", { name: "All others OK" }).click();
  await expect(page.getByText("10 left to you")).toBeVisible();
  for (const group of await page
    .getByRole("group")
    .filter({ has: page.getByLabel("N/A") })
    .all())
    if (await group.getByLabel("Not checked").isChecked()) await group.getByLabel("N/A").check();
  const tires = page.getByRole("group", { name: "Trailer: Tires" });
  await tires.getByLabel("Defect", { exact: true }).check();
  await tires.getByLabel("What is wrong?").fill("Left outer is flat");
  await page.getByLabel("Your name, as your signature").fill("Dee Driver");
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await page.getByLabel("Yes. Keep it as my name").check();
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expect(page.getByText("Pre-trip inspection saved successfully")).toBeVisible();
  await look(page, "combination-report");
  await open(page, `/fleet-data/${trailer}/inspections`);
  await expect(page.getByText("1 open defect").first()).toBeVisible();
  await look(page, "combination-of-trailer");
});
