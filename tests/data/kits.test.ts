import { expect, test } from "vitest";
import { findOwnParts } from "~/features/inventory/item/find-part.server";
import type { KitLine } from "~/features/kits/kit-schema";
import { expandKit } from "~/features/kits/expand-kit.server";
import { addKit, getKit, listKits, removeKit, updateKit } from "~/features/kits/kits.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { move, ownedCustomer, ownedItem, ownedNumber } from "../support/stock";

let posts = 0;
const linesOf = (lines: Record<string, number>): KitLine[] =>
  Object.entries(lines).map(([number, quantity], index) => ({ index, number, quantity }));

function add(company: Member, name: string, lines: Record<string, number>) {
  const kit = { name, notes: null, lines: linesOf(lines) };
  return addKit(company.scope, kit, `kit ${company.accountId} ${posts++}`);
}

async function shop() {
  const company = await newCompany({ plan: "pro" });
  const filter = await ownedItem(company, { part_number: "LF9080", description: "Oil filter", quantity: 7 });
  const hose = await ownedItem(company, { part_number: "HOSE-1", quantity: 40 });
  return { company, filter, hose };
}

async function kitOf(company: Member, name: string, lines: Record<string, number>): Promise<string> {
  const added = await add(company, name, lines);
  if ("problem" in added) throw new Error(added.problem);
  return added.kitId;
}

test("a kit expands to ordinary lines, so many times, and a part that was deleted meanwhile is named", async () => {
  const { company, filter, hose } = await shop();
  const kitId = await kitOf(company, "PM service", { "lf-9080": 2, "HOSE-1": 3 });
  const expand = (times: number) => company.scope.db((trx) => expandKit(trx, kitId, times));
  expect(await expand(4)).toEqual({
    name: "PM service",
    lines: [
      { itemId: filter, partNumber: "LF9080", description: "Oil filter", quantity: 8 },
      { itemId: hose, partNumber: "HOSE-1", description: "", quantity: 12 },
    ],
    missing: [],
  });
  const { owner } = testDatabase();
  await owner
    .updateTable("inventory_items")
    .set({ archived_at: new Date() })
    .where("id", "=", hose)
    .execute();
  expect(await expand(1)).toMatchObject({ lines: [{ partNumber: "LF9080" }], missing: ["HOSE-1"] });
  await removeKit(company.scope, kitId);
  expect(await expand(1)).toBeUndefined();
});

test("the stock makes as many kits as its scarcest part allows, and follows what is sold", async () => {
  const { company, filter, hose } = await shop();
  await kitOf(company, "PM service", { LF9080: 2, "HOSE-1": 3 });
  const complete = async () =>
    (await listKits(company.scope)).map((kit) => [kit.name, kit.parts, kit.complete]);
  expect(await complete()).toEqual([["PM service", 2, 3]]);
  await move(company, filter, -6, { reason: "sold" });
  expect(await complete()).toEqual([["PM service", 2, 0]]);
  await move(company, filter, 100, { reason: "received" });
  expect(await complete()).toEqual([["PM service", 2, 13]]);
  const { owner } = testDatabase();
  await owner
    .updateTable("inventory_items")
    .set({ archived_at: new Date() })
    .where("id", "=", hose)
    .execute();
  expect(await complete()).toEqual([["PM service", 2, 0]]);
});

test("a line finds its part by number, look, bar code, other maker's, vendor's and old number, and tells when two are meant", async () => {
  const { company, filter, hose } = await shop();
  const numbers = { same: "51971", vendor: "RTC-9", bar_code: "078254199138", replaces: "LF3000" } as const;
  for (const [kind, number] of Object.entries(numbers))
    await ownedNumber(company, filter, { kind: kind as keyof typeof numbers, number });
  await ownedNumber(company, filter, { kind: "fits_instead", number: "P55" });
  await ownedNumber(company, filter, { kind: "replaced_by", number: "LF16000" });
  const stranger = await newCompany({ plan: "pro" });
  await ownedItem(stranger, { part_number: "STRANGE" });
  await ownedItem(company, { part_number: "THEIRS", customer_id: await ownedCustomer(company) });
  const find = async (number: string) =>
    (await findOwnParts(company.scope, number)).map(({ part_number }) => part_number);
  for (const number of ["lf9080", " LF-9080 ", ...Object.values(numbers), "78254199138", "51 971"])
    expect(await find(number)).toEqual(["LF9080"]);
  for (const number of ["P55", "LF16000", "STRANGE", "THEIRS", "-", ""])
    expect(await find(number)).toEqual([]);
  await ownedNumber(company, hose, { kind: "same", number: "51971" });
  expect(await find("51971")).toEqual(["HOSE-1", "LF9080"]);
  await ownedItem(company, { part_number: "51971", quantity: 1 });
  expect(await find("51-971")).toEqual(["51971"]);
});

test("a line that means no part, or one that stands there already, is named by its place in the form", async () => {
  const { company } = await shop();
  const kit = {
    name: "K",
    notes: null,
    lines: [
      { index: 0, number: "LF9080", quantity: 1 },
      { index: 3, number: "lf 9080", quantity: 1 },
      { index: 5, number: "NOPE", quantity: 1 },
    ],
  };
  expect(await addKit(company.scope, kit, `kit ${company.accountId}`)).toEqual({
    problem: "lines",
    messages: {
      "lines[3].number": ["LF9080 is in the kit already: put both into one line"],
      "lines[5].number": ["No part of your inventory has the number “NOPE”"],
    },
  });
  expect(await listKits(company.scope)).toEqual([]);
});

test("a name stands for one kit, also when two people take it at once; a removed kit's name is free", async () => {
  const { company } = await shop();
  const answers = await Promise.all([add(company, "PM", { LF9080: 1 }), add(company, "pm", { LF9080: 1 })]);
  expect(answers.filter((answer) => "problem" in answer)).toEqual([{ problem: "name-taken" }]);
  const [kit] = await listKits(company.scope);
  const other = await kitOf(company, "Brakes", { LF9080: 1 });
  const renamed = { name: "PM", notes: null, lines: linesOf({ LF9080: 1 }), version: 1 };
  expect(await updateKit(company.scope, other, renamed, `rename ${other}`)).toEqual({
    problem: "name-taken",
  });
  expect(await removeKit(company.scope, kit!.id)).toBe(true);
  expect(await removeKit(company.scope, kit!.id)).toBe(false);
  expect(await updateKit(company.scope, other, renamed, `rename ${other} again`)).toEqual({ saved: true });
});

test("two people edit a kit: the second is told, and nothing of the first is lost", async () => {
  const { company } = await shop();
  const id = await kitOf(company, "PM", { LF9080: 1 });
  const edited = (name: string, lines: Record<string, number>) =>
    updateKit(
      company.scope,
      id,
      { name, notes: null, lines: linesOf(lines), version: 1 },
      `${name} of ${id}`,
    );
  expect(await edited("PM A", { "HOSE-1": 2, LF9080: 4 })).toEqual({ saved: true });
  expect(await edited("PM B", { LF9080: 9 })).toEqual({ problem: "changed-meanwhile", version: 2 });
  const kit = await getKit(company.scope, id);
  expect(kit).toMatchObject({ name: "PM A", version: 2 });
  expect(kit!.lines.map(({ part_number, quantity }) => [part_number, quantity])).toEqual([
    ["HOSE-1", 2],
    ["LF9080", 4],
  ]);
});
