import { expect, test } from "vitest";
import { formatDay } from "~/ui/format";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { inspectionFields, signedInspection } from "../support/inspections";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";

const zone = "America/Chicago";

async function atForm() {
  const company = await newCompany({ plan: "pro" });
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ time_zone: zone })
    .where("id", "=", company.accountId)
    .execute();
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const visitor = await signedIn(company);
  const form = `/fleet-data/${vehicleId}/inspections/new`;
  await visitor.get(`${form}?kind=post_trip`);
  return { company, vehicleId, visitor, form };
}

test("a report says in which time zone its times are, on its page, its paper and in the packet", async () => {
  const { company, vehicleId, visitor } = await atForm();
  const id = await signedInspection(company, vehicleId);
  for (const page of [`/inspections/${id}`, `/inspections/${id}/print`])
    expect((await visitor.get(page)).text).toContain(`Time zone ${zone}`);
  expect((await visitor.get(`/fleet-data/${vehicleId}/inspections/packet`)).text).toContain(`(${zone})`);
});

test("yesterday's paper report has its own time, and says who entered it when", async () => {
  const { company, vehicleId, visitor, form } = await atForm();
  const later = await signedInspection(company, vehicleId, [], {
    signatureName: "Today Driver",
    signing: "other",
  });
  const yesterday = addDays(today(zone), -1);
  const madeAt = `${yesterday} 5:10 PM`;
  const typed = {
    ...inspectionFields(),
    kind: "post_trip",
    mileage: "123,500",
    madeAt,
  };
  await visitor.submit(form, typed, "Sign and Save");
  const report = await visitor.follow();
  const time = `${formatDay(yesterday)} 5:10 PM`;
  expect(report.text).toContain(`Inspected ${time}`);
  expect(report.text).toContain(`Dee Driver ${time} (on paper; entered by ${company.email}, `);
  const list = await visitor.get(`/fleet-data/${vehicleId}/inspections`);
  expect(list.text.indexOf(time)).toBeGreaterThan(list.text.indexOf("Today Driver"));
  const packet = await visitor.get(`/fleet-data/${vehicleId}/inspections/packet`);
  expect(packet.text).toContain("Today Driver");
  expect(packet.text).not.toContain("on paper");
  const csv = await visitor.get(`/fleet-data/${vehicleId}/history.csv?kind=inspections`);
  expect(csv.body).toContain(`${yesterday} 17:10`);
  expect((await visitor.get(`/inspections/${later}`)).text).not.toContain("on paper");
});

test("a paper report of the future is refused, and keeps all that was typed", async () => {
  const { visitor, form } = await atForm();
  const madeAt = `${addDays(today(zone), 1)} 5:10 PM`;
  const refused = await visitor.submit(
    form,
    { ...inspectionFields(), notes: "Rain", madeAt },
    "Sign and Save",
  );
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("The time of the paper report lies in the future");
  expect(messageAt(refused, "madeAt")).toContain("lies in the future");
  expect([valueOf(refused, "madeAt"), valueOf(refused, "notes")]).toEqual([madeAt, "Rain"]);
});
