import { expect, test } from "vitest";
import { flashOf } from "../support/answers";
import { inspectionFields } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

test("a driver's page says how to report a breakdown on the road, and one press leads to the form", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(await newColleague(company, "limited_user"));
  const page = await visitor.get(`/fleet-data/${vehicleId}`);
  expect(page.text).toContain("Broken down on the road?");
  const link = page.html.querySelectorAll("main a").find((one) => one.text.includes("Report a Breakdown"))!;
  const address = link.getAttribute("href")!;
  expect((await visitor.get("/fleet-data")).html.querySelector(`a[href="${address}"]`)).not.toBeNull();
  const form = await visitor.get(address);
  expect(form.text).toContain("At what broke choose Defect");
  expect(form.text).toContain("mail is not set up here");
  expect(form.html.querySelector("input[name=kind][checked]")?.getAttribute("value")).toBe("post_trip");
  const brakes = { item: "interior_brakes", note: "No pedal, mile 12 of I-80", unsafe: true };
  const typed = inspectionFields([brakes]);
  await visitor.submit(`/fleet-data/${vehicleId}/inspections/new`, typed, "Sign and Save");
  expect(flashOf(await visitor.follow())).toContain("Reported as a breakdown too.");
  const manager = await signedIn(company);
  expect((await manager.get(`/fleet-data/${vehicleId}`)).text).not.toContain("Broken down on the road?");
  expect((await manager.get("/fleet-data/issues")).text).toContain("No pedal, mile 12 of I-80");
});
