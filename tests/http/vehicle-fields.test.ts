import { expect, test } from "vitest";
import { valueOf } from "../support/answers";
import { newCompany } from "../support/people";
import { newVin, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

/** Whatever fields the form has, so that one added later is tried without a word here. */
function fillEveryField(form: Answer, mark: string): Record<string, string> & { vin: string } {
  const inputs = form.html.querySelectorAll('form input[type="text"], form textarea');
  const names = inputs.map((input) => input.getAttribute("name")!);
  const texts = names.map((name): [string, string] => [name, `${name} ${mark}`]);
  return { ...Object.fromEntries(texts), vin: newVin(), mileage: "4711" };
}

test("every field of a vehicle is on its page, in the form to edit it and in the export, and an edit of one keeps the others", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const typed = fillEveryField(await visitor.get("/fleet-data/new"), "7");
  expect(Object.keys(typed).length).toBeGreaterThan(6);
  await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
  const [vehicle] = await storedVehicles(company.accountId);
  const address = `/fleet-data/${vehicle!.id}`;
  // The last six of the VIN stand out on the page, as an element of their own.
  const shown = { ...typed, vin: typed.vin.slice(-6), mileage: "4,711 mi" };
  const page = await visitor.get(address);
  for (const text of Object.values(shown)) expect(page.text).toContain(text);

  const edit = await visitor.get(`${address}/edit`);
  for (const [name, text] of Object.entries(typed)) expect([name, valueOf(edit, name)]).toEqual([name, text]);
  await visitor.submit(`${address}/edit`, { makeModel: "Another" });
  const after = await visitor.get(address);
  for (const text of Object.values({ ...shown, makeModel: "Another" })) expect(after.text).toContain(text);

  const file = await visitor.get("/fleet-data/export.csv");
  for (const text of Object.values({ ...typed, makeModel: "Another" })) expect(file.body).toContain(text);
});
