import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { signedInspection } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { ownedBreakdown, signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import type { Answer } from "../support/visitor";

const horn = { item: "interior_horn", note: "Silent" };
const brakes = { item: "interior_brakes", note: "Pedal goes to the floor", unsafe: true };

const rowsOf = (page: Answer) =>
  page.html.querySelectorAll("main tbody tr").map((row) => row.text.replace(/\s+/g, " ").trim());
const hrefs = (page: Answer) =>
  page.html.querySelectorAll("main tbody a").map((link) => link.getAttribute("href"));

test("open breakdowns are beside open defects wherever a truck is shown as broken", async () => {
  const company = await newCompany({ plan: "pro" });
  const truck = await ownedVehicle(company, { unit_number: "T-1" });
  const steering = await ownedBreakdown(company, truck, {
    breakdown_type: "Steering Problem",
    notes: "Pulls left",
  });
  const visitor = await signedIn(company);
  expect((await visitor.get("/dashboard")).text).toContain("Open issues : 1 vehicle");
  expect((await visitor.get("/fleet-data")).text).toContain("1 open issue");
  const head = await visitor.get(`/fleet-data/${truck}`);
  expect(head.text).toContain("1 open breakdown");
  expect(head.text).not.toContain("Do not drive");
  const packet = `/fleet-data/${truck}/inspections/packet`;
  expect((await visitor.get(packet)).text).toContain("Steering Problem: Pulls left Reported Oct 5, 2026");
  const { owner } = testDatabase();
  const change = (columns: object) =>
    owner.updateTable("breakdowns").set(columns).where("id", "=", steering).execute();
  await change({ cannot_be_driven: true });
  expect((await visitor.get("/dashboard")).text).toContain("Do not drive : 1 vehicle");
  expect((await visitor.get("/fleet-data")).text).toContain("Do not drive");
  expect((await visitor.get(`/fleet-data/${truck}`)).text).toContain("Do not drive: 1 open breakdown");
  expect((await visitor.get(packet)).text).toContain("Pulls left Not safe to drive. Reported");
  for (const ended of [{ state: "fixed" }, { state: "reported", removed_at: new Date() }]) {
    await change(ended);
    expect((await visitor.get("/fleet-data/issues")).text).toContain("No open issues");
    expect((await visitor.get("/dashboard")).text).not.toContain("Do not drive");
  }
});

test("the list of open issues has what must not be driven first, then the oldest, each once with its one action", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const [truck, van] = [
    await ownedVehicle(company, { unit_number: "T-1" }),
    await ownedVehicle(company, { unit_number: "V-2" }),
  ];
  const oil = await ownedBreakdown(company, van, { breakdown_type: "Oil Leak" });
  const report = await signedInspection(company, truck, [horn, brakes]);
  const sold = await ownedVehicle(company, { archived_at: new Date() });
  await ownedBreakdown(company, sold);
  const page = await (await signedIn(company)).get("/fleet-data/issues");
  expect(rowsOf(page)).toEqual([
    expect.stringMatching(
      /^Unit T-1.*Do not drive.*Service brakes: Pedal goes to the floor.*Certify Repairs/,
    ),
    expect.stringMatching(/^Unit V-2.*Not marked unsafe.*Oil Leak.*Oct 5, 2026.*Mark Fixed/),
    expect.stringMatching(/^Unit T-1.*Not marked unsafe.*Horn: Silent.*Certify Repairs/),
  ]);
  expect(hrefs(page)).toContain(`/fleet-data/${van}/breakdowns/${oil}/state?to=fixed`);
  expect(hrefs(page)).toContain(`/inspections/${report}/certify`);
  const driver = await signedIn(await newColleague(company, "limited_user"));
  const seen = await driver.get("/fleet-data/issues");
  expect(seen.text).not.toMatch(/Certify Repairs|Mark Fixed/);
  expect(hrefs(seen)).toContain(`/fleet-data/${van}/breakdowns/${oil}`);
  expect((await driver.get("/fleet-data")).html.querySelector('a[href="/fleet-data/issues"]')).not.toBeNull();
});

test("more than a page of open issues is read page by page, each once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const truck = await ownedVehicle(company);
  for (let count = 0; count < 27; count++)
    await ownedBreakdown(company, truck, { notes: `No ${count}.`, cannot_be_driven: count === 26 });
  const visitor = await signedIn(company);
  const first = await visitor.get("/fleet-data/issues");
  const next = first.html.querySelectorAll("nav.pager a").map((link) => link.getAttribute("href")!);
  const second = await visitor.get(next[0]!);
  const all = [...rowsOf(first), ...rowsOf(second)].map((row) => /No \d+\./.exec(row)![0]);
  expect([rowsOf(first).length, rowsOf(second).length]).toEqual([25, 2]);
  expect(all[0]).toBe("No 26.");
  expect(new Set(all).size).toBe(27);
  expect((await visitor.get("/fleet-data/issues?after=nonsense")).status).toBe(200);
});

test("another company's issues are not in the list", async () => {
  const company = await newCompany();
  await ownedBreakdown(company, await ownedVehicle(company), { notes: "Drips" });
  const stranger = await signedIn(await newCompany());
  expect((await stranger.get("/fleet-data/issues")).text).toContain("No open issues");
});
