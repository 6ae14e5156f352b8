import { beforeEach, expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { ownedCrmCustomer, ownedDeal, storedDeal, storedMoves } from "../support/deals";
import { masterAccount, named } from "../support/people";
import { signedIn } from "../support/records";
import type { Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();
const master = await named(await masterAccount(), "Paula Provider");
const board = "/master-crm/pipeline";

beforeEach(async () => {
  await owner.deleteFrom("master_crm").where("account_id", "=", master.accountId).execute();
});

/** YYYY-MM-DD in the master's time zone. */
const dayIn = (days: number) => addDays(today(master.scope.account.timeZone), days);
/** At noon there, so that no change of the clock moves it to another day. */
const daysAgo = (days: number) => new Date(`${dayIn(-days)}T18:00:00Z`);
const dealPage = (id: string) => `/master-crm/deals/${id}`;
const columnOf = (page: Answer, stage: string) => page.html.querySelector(`[data-stage="${stage}"]`)!;
const wordsIn = (page: Answer, stage: string) =>
  columnOf(page, stage).structuredText.replace(/\s+/g, " ").trim();

async function openForm(visitor: Visitor, customerId: string): Promise<string> {
  const form = `/master-crm/customers/${customerId}/deals/new`;
  await visitor.get(form);
  return form;
}

const storedDeals = (customerId: string) =>
  owner.selectFrom("crm_deals").selectAll().where("crm_entry_id", "=", customerId).execute();

test("a deal begins as a lead at 50 %, and is created once", async () => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const form = await openForm(visitor, customer);
  const page = await visitor.get(form);
  expect([valueOf(page, "stage"), valueOf(page, "probability")]).toEqual(["lead", "50"]);
  const typed = {
    ...{ dealName: "Ten trucks", dealValue: "$12,500.50", nextStep: "Call Ann", nextStepOn: dayIn(3) },
    ...{ expectedCloseDate: "2027-01-31", notes: "Two yards" },
  };
  const press = () => visitor.submit(page.html.querySelector(`form[action="${form}"]`)!, typed, "Add Deal");
  await Promise.all([press(), press()]);
  const [deal, ...others] = await storedDeals(customer);
  expect(others).toEqual([]);
  expect(deal).toMatchObject({ deal_value: "12500.50", stage: "lead", probability: 50, notes: "Two yards" });
  await visitor.get(form);
  await visitor.submit(form, { dealName: "Another" }, "Add Deal");
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Deal created Another.");
  expect(after.text).toContain("Lead for 0 days. Customer: Harbor Lines");
  expect(after.text).toContain("Paula Provider");
  expect(after.text).toContain("Stale no next step");
});

test("Enter only looks a new deal over", async () => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const form = await openForm(visitor, customer);
  const checked = await visitor.submit(form, { dealName: "Ten trucks" }, "Check");
  expect(checked.text).toContain("Nothing is saved yet");
  expect(await storedDeals(customer)).toEqual([]);
});

test.each([
  ["dealName", "", "Deal name is required"],
  ["stage", "won", "Choose a stage"],
  ["dealValue", "1000000000000", "Value must be at most 9,999,999,999.99"],
  ["dealValue", "1e12", "Value must be a number, such as 1250 or 12.5"],
  ["dealValue", "-5", "Value must not be negative"],
  ["dealValue", "ten thousand", "Value must be a number, such as 1250 or 12.5"],
  ["dealValue", "1.005", "Value must have at most 2 decimals"],
  ["probability", "101", "Probability must be a whole number between 0 and 100"],
  ["probability", "-1", "Probability must be a whole number between 0 and 100"],
  ["probability", "12.5", "Probability must be a whole number between 0 and 100"],
  ["expectedCloseDate", "soon", "Expected close must be a date, such as 11/28/2026"],
])("a deal with the %s “%s” is refused at its field, and all else is kept", async (name, value, message) => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const form = await openForm(visitor, customer);
  const typed = { dealName: "Ten trucks", notes: "Kept notes", [name]: value };
  const refused = await visitor.submit(form, typed, "Add Deal");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, name)).toContain(message);
  expect(valueOf(refused, "notes")).toBe("Kept notes");
  expect(await storedDeals(customer)).toEqual([]);
});

test("the largest value and both ends of the probability are saved; a day without a step is asked about", async () => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const form = await openForm(visitor, customer);
  const asked = await visitor.submit(form, { dealName: "Huge", nextStepOn: dayIn(1) }, "Add Deal");
  expect(messageAt(asked, "nextStep")).toContain("Say what the next step is");
  await visitor.submit(form, { nextStepOn: "", dealValue: "9,999,999,999.99", probability: "100%" });
  await openForm(visitor, customer);
  await visitor.submit(form, { dealName: "Hopeless", probability: "0" }, "Add Deal");
  const deals = await storedDeals(customer);
  expect(deals.map(({ deal_value, probability }) => [deal_value, probability]).sort()).toEqual([
    [null, 0],
    ["9999999999.99", 100],
  ]);
});

test("a new deal that is lost already says why, and its probability is proposed but the person's", async () => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const form = await openForm(visitor, customer);
  const refused = await visitor.submit(form, { dealName: "Too late", stage: "closed_lost" }, "Add Deal");
  expect(messageAt(refused, "lostReason")).toContain("Say why the deal was lost");
  const asked = await visitor.submit(form, { lostReason: "Bought elsewhere" }, "Add Deal");
  expect(alertOf(asked)).toContain("A deal that is Closed Lost usually has 0%.");
  await visitor.submit(form, {}, "Add it with 0%");
  expect((await visitor.follow()).text).toContain("Lost because Bought elsewhere");
  await openForm(visitor, customer);
  await visitor.submit(form, { dealName: "Signed", stage: "closed_won", probability: "90" }, "Add Deal");
  const deals = await storedDeals(customer);
  expect(deals.map(({ stage, probability }) => `${stage} ${probability}`).sort()).toEqual([
    "closed_lost 0",
    "closed_won 90",
  ]);
});

test("a deal moves with one press to the next stage, the one before, or any", async () => {
  const visitor = await signedIn(master);
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  await visitor.get(board);
  await visitor.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "qualified" });
  const after = await visitor.follow();
  expect(flashOf(after)).toBe("Moved to Qualified Ten trucks.");
  expect(wordsIn(after, "qualified")).toContain("Ten trucks");
  await visitor.submit(`${dealPage(deal)}/move`, { chosen: "negotiation" }, { name: "to", value: "" });
  await visitor.get(dealPage(deal));
  await visitor.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "proposal" });
  const page = await visitor.follow();
  expect(page.text).toContain("Stage: Negotiation → Proposal");
  expect((await storedMoves(deal)).map(({ to_stage }) => to_stage)).toEqual([
    ...["lead", "qualified", "negotiation", "proposal"],
  ]);
});

test("a move that is sent twice moves once", async () => {
  const visitor = await signedIn(master);
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  const page = await visitor.get(board);
  const form = page.html.querySelector(`form[action="${dealPage(deal)}/move"]`)!;
  for (let press = 1; press <= 2; press++) {
    await visitor.submit(form, {}, { name: "to", value: "qualified" });
    expect(flashOf(await visitor.follow())).toContain("Moved to Qualified");
  }
  expect(await storedMoves(deal)).toHaveLength(2);
});

test("of two people who move one deal the second moves nothing, and reads where it is now", async () => {
  const [first, second] = [await signedIn(master), await signedIn(master)];
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  for (const each of [first, second]) await each.get(board);
  await first.submit(`${dealPage(deal)}/move`, { chosen: "negotiation" }, { name: "to", value: "" });
  await second.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "qualified" });
  const told = flashOf(await second.follow());
  expect(told).toMatch(/^Nothing was moved .*It is in Negotiation now: Paula Provider moved it on /);
  expect(await storedDeal(deal)).toMatchObject({ stage: "negotiation" });
  // Also at the same moment.
  for (const each of [first, second]) await each.get(board);
  await Promise.all([
    first.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "proposal" }),
    second.submit(`${dealPage(deal)}/move`, { chosen: "lead" }, { name: "to", value: "" }),
  ]);
  expect(await storedMoves(deal)).toHaveLength(3);
});

test("closing proposes 100 or 0 and keeps what is typed; lost asks why; opening again makes it 50", async () => {
  const visitor = await signedIn(master);
  const deal = await ownedDeal(master, await ownedCrmCustomer(master), {
    stage: "negotiation",
    probability: 70,
  });
  await visitor.get(board);
  await visitor.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "closed_won" });
  const won = await visitor.follow();
  expect(valueOf(won, "probability")).toBe("100");
  expect(await storedDeal(deal)).toMatchObject({ stage: "negotiation", probability: 70 });
  await visitor.submit(`${dealPage(deal)}/close?to=closed_won`, { probability: "95" }, "Move to Closed Won");
  expect(flashOf(await visitor.follow())).toBe("Moved to Closed Won Ten trucks. Its probability is 95%.");
  await visitor.submit(`${dealPage(deal)}/move`, { chosen: "closed_lost" }, { name: "to", value: "" });
  await visitor.follow();
  const form = `${dealPage(deal)}/close?to=closed_lost`;
  const refused = await visitor.submit(form, {}, "Move to Closed Lost");
  expect(messageAt(refused, "lostReason")).toContain("Say why the deal was lost");
  await visitor.submit(form, { lostReason: "Fleet was sold" }, "Move to Closed Lost");
  const lost = await visitor.follow();
  expect(lost.text).toContain("Lost because Fleet was sold");
  expect(lost.text).toContain("Opened again, a deal keeps its probability, but for 0% and 100%");
  await visitor.submit(`${dealPage(deal)}/move`, { chosen: "proposal" }, { name: "to", value: "" });
  const again = await visitor.follow();
  expect(flashOf(again)).toContain("Its probability is 50% again: 0% was that of a closed deal.");
  expect(again.text).toContain("Reason: Fleet was sold");
  expect(await storedDeal(deal)).toMatchObject({ stage: "proposal", probability: 50, lost_reason: "" });
});

test("a deal that moved while it was being closed stays there, with the reason still typed", async () => {
  const [first, second] = [await signedIn(master), await signedIn(master)];
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  const form = `${dealPage(deal)}/close?to=closed_lost`;
  await second.get(form);
  await first.get(board);
  await first.submit(`${dealPage(deal)}/move`, {}, { name: "to", value: "qualified" });
  const refused = await second.submit(form, { lostReason: "No answer" }, "Move to Closed Lost");
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("It is in Qualified now");
  expect(valueOf(refused, "lostReason")).toBe("No answer");
  await second.submit(form, {}, "Move to Closed Lost");
  expect(await storedDeal(deal)).toMatchObject({ stage: "closed_lost", probability: 0 });
});

test("a deal is edited with history; of two people the second sees what the first saved", async () => {
  const [first, second] = [await signedIn(master), await signedIn(master)];
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  const form = `${dealPage(deal)}/edit`;
  for (const each of [first, second]) await each.get(form);
  await first.submit(form, { dealValue: "800", probability: "60" }, "Save Changes");
  const page = await first.follow();
  expect(flashOf(page)).toBe("Deal updated");
  expect(page.text).toContain("Probability: 50% → 60%");
  expect(page.text).toContain("Value: none → $800.00");
  const refused = await second.submit(form, { dealName: "Twelve trucks" }, "Save Changes");
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Value $800.00");
  await second.submit(form, {}, "Save Changes");
  expect(await storedDeal(deal)).toMatchObject({ deal_name: "Twelve trucks", stage: "lead" });
  expect((await second.follow()).html.querySelector("select[name=stage]")).toBeNull();
});

test("what is typed about a deal outlives its customer's deletion, and nothing is saved", async () => {
  const visitor = await signedIn(master);
  const customer = await ownedCrmCustomer(master);
  const deal = await ownedDeal(master, customer, { stage: "negotiation" });
  const gone = () =>
    owner.updateTable("master_crm").set({ removed_at: new Date() }).where("id", "=", customer).execute();
  const forms = {
    [`${dealPage(deal)}/edit`]: "notes",
    [`${dealPage(deal)}/close?to=closed_lost`]: "lostReason",
    [`/master-crm/customers/${customer}/deals/new`]: "notes",
  };
  for (const [form, name] of Object.entries(forms)) {
    await owner.updateTable("master_crm").set({ removed_at: null }).where("id", "=", customer).execute();
    await visitor.get(form);
    await gone();
    const typed = form.endsWith("new") ? { dealName: "New", [name]: "Kept" } : { [name]: "Kept" };
    const refused = await visitor.submit(form, typed);
    expect([form, refused.status]).toEqual([form, 409]);
    expect(alertOf(refused)).toContain("Nothing was saved. What you typed is still here.");
    expect(valueOf(refused, name)).toBe("Kept");
  }
  expect(await storedDeals(customer)).toMatchObject([{ stage: "negotiation", notes: "", version: 1 }]);
  expect((await visitor.get(dealPage(deal))).status).toBe(404);
  expect((await visitor.get(board)).text).not.toContain("Ten trucks");
  expect((await visitor.get(`${board}/negotiation`)).text).not.toContain("Ten trucks");
});

/** In ten-thousandths of a dollar, with no fractions in between. */
function countedByHand(deals: { value: string | null; probability: number }[]) {
  const cents = (value: string) => BigInt(value.replace(".", ""));
  const known = deals.filter(({ value }) => value !== null);
  const sum = known.reduce((all, { value }) => all + cents(value!), 0n);
  const weighted = known.reduce(
    (all, { value, probability }) => all + (cents(value!) * BigInt(probability) + 50n) / 100n,
    0n,
  );
  const dollars = (amount: bigint) => {
    const text = String(amount).padStart(3, "0");
    return `$${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")}.${text.slice(-2)}`;
  };
  return { sum: dollars(sum), weighted: dollars(weighted) };
}

test("the board's counts, sums and weighted sums are those of a second computation", async () => {
  const customer = await ownedCrmCustomer(master);
  const values = ["0.01", "0.03", "9999999999.99", "9999999999.99", "33.33", null, "1234.50", null, "0.50"];
  const deals = ["lead", "proposal", "closed_won"].flatMap((stage, turn) =>
    values.map((value, index) => ({ stage, value, probability: (index * 37 + turn * 50) % 101 })),
  );
  for (const { stage, value, probability } of deals)
    await ownedDeal(master, customer, { stage: stage as "lead", deal_value: value, probability });
  const removed = await ownedCrmCustomer(master, { removed_at: new Date() });
  await ownedDeal(master, removed, { deal_value: "777.77" });
  const page = await (await signedIn(master)).get(board);
  for (const stage of ["lead", "proposal", "closed_won"]) {
    const { sum, weighted } = countedByHand(deals.filter((deal) => deal.stage === stage));
    const stale = stage === "closed_won" ? "" : ", 9 stale";
    expect(wordsIn(page, stage)).toContain(`9 ${sum} Weighted ${weighted}, 2 without a value${stale}`);
  }
  const open = countedByHand(deals.filter(({ stage }) => stage !== "closed_won"));
  expect(page.text).toContain(
    `18 open deals ${open.sum} Weighted ${open.weighted}, 4 without a value, 18 stale`,
  );
  expect(wordsIn(page, "qualified")).toContain("0 $0.00 Weighted $0.00");
});

test("an open deal without a dated next step ahead is stale, and the board says why", async () => {
  const customer = await ownedCrmCustomer(master);
  const steps = {
    "No step": {},
    "No day": { next_step: "Call" },
    Past: { next_step: "Call", next_step_on: dayIn(-2) },
    Ahead: { next_step: "Call", next_step_on: dayIn(2) },
  };
  for (const [deal_name, facts] of Object.entries(steps))
    await ownedDeal(master, customer, { deal_name, ...facts });
  await ownedDeal(master, customer, { deal_name: "Won", stage: "closed_won" });
  const page = await (await signedIn(master)).get(board);
  const cardOf = (name: string) =>
    page.html.querySelectorAll("li.deal").find((card) => card.querySelector("h3")!.text.trim() === name)!
      .text;
  expect(cardOf("No step")).toContain("Stale no next step");
  expect(cardOf("No day")).toContain("Stale next step without a date");
  expect(cardOf("Past")).toContain("Stale next step is past");
  for (const name of ["Ahead", "Won"]) expect(cardOf(name)).not.toContain("Stale");
});

test("the days in each stage are kept, add up to the deal's age, and count every stay", async () => {
  const customer = await ownedCrmCustomer(master);
  const deal = await ownedDeal(master, customer, { stage_since: daysAgo(30), created_at: daysAgo(30) });
  const stays = [
    ["lead", "qualified", 20],
    ["qualified", "lead", 15],
    ["lead", "proposal", 4],
  ] as const;
  for (const [from_stage, to_stage, days] of stays)
    await owner
      .insertInto("crm_deal_moves")
      .values({
        ...{ account_id: master.accountId, user_id: master.userId, deal_id: deal, author: "Paula Provider" },
        ...{ from_stage, to_stage, moved_at: daysAgo(days) },
      })
      .execute();
  await owner
    .updateTable("crm_deals")
    .set({ stage: "proposal", stage_since: daysAgo(4) })
    .where("id", "=", deal)
    .execute();
  const visitor = await signedIn(master);
  const page = await visitor.get(dealPage(deal));
  expect(page.text).toContain("Days in each stage Lead 21 days Qualified 5 days Proposal 4 days");
  expect(page.text).toContain("Proposal for 4 days.");
  expect((await visitor.get(board)).text).toContain("4 days in this stage");
});

test("a column shows its first deals; its own page has all of them, once each", async () => {
  const customer = await ownedCrmCustomer(master);
  for (let number = 1; number <= 60; number++)
    await ownedDeal(master, customer, { deal_name: `Deal ${number}`, stage_since: daysAgo(100 - number) });
  for (let number = 1; number <= 12; number++)
    await ownedDeal(master, customer, {
      stage: "closed_won",
      stage_since: daysAgo(number),
      deal_name: `W${number}`,
    });
  const visitor = await signedIn(master);
  const page = await visitor.get(board);
  const titles = (stage: string) =>
    columnOf(page, stage)
      .querySelectorAll("h3")
      .map(({ text }) => text.trim());
  expect(titles("lead")).toEqual(Array.from({ length: 15 }, (_, index) => `Deal ${index + 1}`));
  expect(titles("closed_won")).toEqual(Array.from({ length: 10 }, (_, index) => `W${index + 1}`));
  expect(wordsIn(page, "lead")).toContain("45 more");
  const first = await visitor.get(`${board}/lead`);
  const next = first.html.querySelectorAll(".pager a").at(-1)!.getAttribute("href")!;
  const seen = [first, await visitor.get(next)].flatMap(({ html }) =>
    html.querySelectorAll("tbody th").map(({ text }) => text.trim()),
  );
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Deal ${index + 1}`));
  expect((await visitor.get(`${board}/nowhere`)).status).toBe(404);
});

test("a closed deal shows no next step, and no arrow leads from won to lost; one open deal is one", async () => {
  const visitor = await signedIn(master);
  const step = { next_step: "Send offer", next_step_on: dayIn(-2) };
  const customer = await ownedCrmCustomer(master);
  await ownedDeal(master, customer, { ...step, deal_name: "Open one", stage: "negotiation" });
  const closed = [
    await ownedDeal(master, customer, { next_step: step.next_step, stage: "closed_won" }),
    await ownedDeal(master, customer, { ...step, stage: "closed_lost", lost_reason: "Price" }),
  ];
  for (const deal of closed) {
    const page = await visitor.get(dealPage(deal));
    expect(page.text).not.toContain("Send offer");
    const arrows = page.html.querySelectorAll('form[action$="/move"] button').map(({ text }) => text);
    expect(arrows.filter((text) => /[←→]/.test(text))).toEqual([expect.stringContaining("← Negotiation")]);
  }
  const all = await visitor.get(board);
  expect(all.text).toContain("1 open deal ");
  expect(all.text.match(/Next: Send offer/g)).toHaveLength(1);
});

test("a move is never sent elsewhere, and an unknown stage moves nothing", async () => {
  const visitor = await signedIn(master);
  const deal = await ownedDeal(master, await ownedCrmCustomer(master));
  await visitor.get(dealPage(deal));
  const move = `${dealPage(deal)}/move`;
  const away = await visitor.submit(move, { back: "//evil.example" }, { name: "to", value: "qualified" });
  expect(away.location).toBe(dealPage(deal));
  for (const chosen of ["", "nowhere"]) {
    await visitor.get(dealPage(deal));
    await visitor.submit(move, { chosen }, { name: "to", value: "" });
    expect(flashOf(await visitor.follow())).toContain("Choose a stage from the list.");
  }
  expect((await visitor.get(move)).status).toBe(405);
});
