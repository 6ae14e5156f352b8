import { expect, look, open, signIn, test } from "../support/browser";
import { signedInspection } from "../support/inspections";
import { newCompany } from "../support/people";
import { ownedBreakdown } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

test("a manager goes from the dashboard through the list of open issues to the repair, and the list is empty", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const [truck, van] = [
    await ownedVehicle(company, { unit_number: "T-7", make_model: "Mack Anthem" }),
    await ownedVehicle(company, { unit_number: "V-2" }),
  ];
  const note = "Pedal goes to the floor when it is cold, then comes back after two pumps";
  await signedInspection(company, truck, [{ item: "interior_brakes", note, unsafe: true }]);
  await ownedBreakdown(company, van, { breakdown_type: "Steering Problem", notes: "Pulls to the left" });
  await signIn(page, company);
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Do not drive" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open Issues");
  await expect(page.getByText("Steering Problem: Pulls to the left").first()).toBeVisible();
  await look(page, "open-issues");
  await page.getByRole("link", { name: "Certify Repairs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certify Repairs");
  await look(page, "certify-repairs");
  await page.getByLabel("Repaired", { exact: true }).check();
  await page.getByLabel("What was done").fill("New master cylinder");
  await expect(page.getByLabel("Your name, as your signature")).toHaveValue("Dee Driver");
  await page.getByRole("button", { name: "Sign and Certify" }).click();
  await expect(page.getByText("The next driver acknowledges it before driving.")).toBeVisible();
  await open(page, "/fleet-data/issues");
  await page.getByRole("link", { name: "Mark Fixed" }).click();
  await page.getByRole("button", { name: "Save State" }).click();
  await expect(page.getByText("Breakdown saved as fixed")).toBeVisible();
  await open(page, "/fleet-data/issues");
  await expect(page.getByText("No open issues")).toBeVisible();
});

test("a clean report over a defect that forbids driving is answered on the page, which keeps what was chosen", async ({
  page,
}) => {
  const company = await newCompany({ plan: "pro" });
  const truck = await ownedVehicle(company, { unit_number: "T-7" });
  const note = "Pedal goes to the floor";
  await signedInspection(company, truck, [{ item: "interior_brakes", note, unsafe: true }]);
  await signIn(page, company);
  await open(page, `/fleet-data/${truck}/inspections/new?kind=post_trip`);
  await expect(page.getByLabel("Your name, as your signature")).toHaveValue("Dee Driver");
  await page.getByRole("button", { name: "All others OK" }).click();
  await expect(page.getByText("26 items set to OK. Nothing is saved yet.")).toBeVisible();
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Say whether the repair was made");
  await look(page, "inspection-over-open-defect");
  await page.getByLabel("I see the defect is still there").check();
  await page.getByRole("button", { name: "Sign and Save" }).click();
  await expect(page.getByText("the driver saw that it is still there").first()).toBeVisible();
});
