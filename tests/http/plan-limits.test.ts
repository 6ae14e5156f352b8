import { expect, test } from "vitest";
import { type Plan, plans } from "~/auth/permissions";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItems, storedItems } from "../support/stock";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";

/** What a plan limits, by its name in the table of plans. */
const limited = {
  vehicles: {
    path: "/fleet-data/new",
    own: async (company: Member, count: number) => {
      for (let n = 0; n < count; n++) await ownedVehicle(company);
    },
    fields: () => ({ vin: newVin(), makeModel: "Mack", mileage: "5" }),
    stored: async (company: Member) => (await storedVehicles(company.accountId)).length,
    refusal: (limit: number) => `Your plan holds ${limit} vehicles.`,
  },
  inventoryItems: {
    path: "/inventory/add",
    own: async (company: Member, count: number) => {
      if (count > 0)
        await ownedItems(
          company,
          Array.from({ length: count }, (_, n) => ({ part_number: `P-${n}` })),
        );
    },
    fields: (n: number) => ({
      partNumber: `${String.fromCharCode(65 + n)}-${n}${n}77`,
      bin: "A1",
      quantity: "1",
      reorderPoint: "1",
      customerId: "",
    }),
    stored: async (company: Member) => (await storedItems(company)).length,
    refusal: (limit: number) =>
      limit === 0
        ? "Upgrade Required: Parts inventory is available on Pro and Enterprise tiers"
        : `Your plan holds ${limit} inventory items.`,
  },
};

const each = (Object.keys(plans) as Plan[]).flatMap((plan) =>
  (Object.keys(limited) as (keyof typeof limited)[]).map((what) => [plan, what] as const),
);

test.each(each)("on %s, ten posts at once never exceed its number of %s", async (plan, what) => {
  const limit = plans[plan][what];
  const { path, own, fields, stored, refusal } = limited[what];
  const company = await newCompany({ plan });
  // One place is left.
  const before = limit === null ? 1 : Math.max(0, limit - 1);
  await own(company, before);
  const visitor = await signedIn(company);
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, n) =>
      visitor.post(path, {
        ...fields(n),
        form_token: await makeFormToken(formHolder(company.userId)),
      }),
    ),
  );
  const added = limit === null ? 10 : limit - before;
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(added);
  expect(await stored(company)).toBe(before + added);
  for (const answer of answers.filter(({ status }) => status !== 303)) {
    expect(answer.text).toContain("Upgrade Required");
    expect(answer.text).toContain(refusal(limit ?? -1));
    expect(answer.html.querySelector("main a[href='/level-up']"), answer.text).toBeTruthy();
  }
});

async function sell({ accountId }: Member, plan: Plan): Promise<void> {
  await testDatabase().owner.updateTable("accounts").set({ plan }).where("id", "=", accountId).execute();
}

test("after a downgrade more vehicles than the plan holds stay readable and in use, and none is added", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = [await ownedVehicle(company), await ownedVehicle(company), await ownedVehicle(company)];
  const former = await ownedVehicle(company, { archived_at: new Date() });
  await sell(company, "free");
  const visitor = await signedIn(company);
  for (const id of ids) {
    expect((await visitor.get(`/fleet-data/${id}`)).status).toBe(200);
    await visitor.get(`/fleet-data/${id}/service/new`);
    const done = await visitor.submit(
      `/fleet-data/${id}/service/new`,
      { description: "Grease" },
      "Add Service",
    );
    expect(done.status).toBe(303);
    await visitor.get(`/fleet-data/${id}/edit`);
    const edited = await visitor.submit(`/fleet-data/${id}/edit`, { lessor: "Bank" }, "Save Changes");
    expect(edited.status).toBe(303);
  }
  const page = await visitor.get("/fleet-data/new");
  expect(page.text).toContain("Your plan's 2 vehicles are all in use");
  const typed = { vin: newVin(), makeModel: "Fourth Mack", mileage: "5" };
  const refused = await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
  expect([refused.status, refused.html.querySelector("[name=makeModel]")?.getAttribute("value")]).toEqual([
    403,
    "Fourth Mack",
  ]);
  expect(refused.text).toContain("Your plan holds 2 vehicles.");
  await visitor.get(`/fleet-data/${former}`);
  await visitor.submit(`/fleet-data/${former}/restore`);
  const kept = await visitor.follow();
  expect(kept.text).toContain("Your plan holds 2 vehicles. It stays under Former vehicles.");
  expect(kept.html.querySelector("#message a")?.getAttribute("href")).toBe("/level-up");
});

test("after a downgrade more parts than the plan holds stay readable and in use, and none is added", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItems(
    company,
    Array.from({ length: 503 }, (_, n) => ({ part_number: `P-${n}`, quantity: 2 })),
  );
  const [item] = await storedItems(company);
  await sell(company, "pro");
  const visitor = await signedIn(company);
  expect((await visitor.get("/inventory")).text).toContain("503 parts. Your plan has room for 500");
  await visitor.get(`/inventory/${item!.id}/receive`);
  const received = await visitor.submit(`/inventory/${item!.id}/receive`, { quantity: "3" }, "Receive");
  expect(received.status).toBe(303);
  await visitor.get("/inventory/add");
  const typed = { partNumber: "NEW-1", bin: "A1", quantity: "1", reorderPoint: "0" };
  const refused = await visitor.submit("/inventory/add", typed, "Add to Inventory");
  expect(refused.text).toContain("Your plan holds 500 inventory items.");
  expect(refused.html.querySelector("[name=partNumber]")?.getAttribute("value")).toBe("NEW-1");
  await sell(company, "free");
  expect((await visitor.get(`/inventory/${item!.id}`)).status).toBe(200);
  expect((await visitor.get("/inventory")).text).toContain("503 parts");
});
