import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { counted, finished, started, storedMovements } from "../support/counts";
import { testDatabase } from "../support/database";
import { fitted } from "../support/fittings";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { move, ownedItem, ownedNumber, storedItem, storedItems, wrongItems } from "../support/stock";
import { importStock, undoStock } from "../support/stock-files";
import { ownedVehicle } from "../support/vehicles";

const press = "Add Part";

async function shop() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const facts = { description: "Oil filter", quantity: 3, cost: "11.50", bin_location: "A1" };
  const itemId = await ownedItem(company, { part_number: "LF-9009", ...facts });
  const form = `/fleet-data/${vehicleId}/parts/new`;
  return { company, vehicleId, itemId, form, visitor: await signedIn(company) };
}

function storedParts({ accountId }: Member) {
  return testDatabase().owner.selectFrom("parts").selectAll().where("account_id", "=", accountId).execute();
}

const oilFilter = {
  category: "filters_air_dryer",
  partNumber: "lf9009",
  fromStock: "on",
  quantityTaken: "2",
};

test("a part taken from stock leaves the shelf, is fitted with its date and what it cost, once", async () => {
  const { company, vehicleId, itemId, form, visitor } = await shop();
  await visitor.get(form);
  const checked = await visitor.submit(form, oilFilter, "Check");
  expect(checked.text).toContain("From stock: 2 pieces of LF-9009, Oil filter. 3 on hand in bin A1.");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3 });
  await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toContain("Part added! LF-9009 taken from stock: 1 left.");
  const [part] = await storedParts(company);
  expect(part).toMatchObject({
    part_number: "LF-9009",
    cost: "23.00",
    inventory_item_id: itemId,
    quantity_taken: 2,
  });
  expect(await storedMovements(itemId)).toMatchObject([
    { reason: "installed", quantity_before: 3, quantity_after: 1, document_id: part!.id },
  ]);
  const history = await visitor.get(`/inventory/${itemId}/history`);
  const link = `/fleet-data/${vehicleId}/parts/${part!.id}`;
  expect(history.html.querySelector(`a[href="${link}"]`)?.text).toBe("On the vehicle");
  expect((await visitor.get(link)).text).toContain("Taken from stock: 2 pieces");
});

test("more than is there is taken as far as it goes, and what is missing is owed to nobody", async () => {
  const { itemId, form, visitor } = await shop();
  await visitor.get(form);
  const checked = await visitor.submit(form, { ...oilFilter, quantityTaken: "5" }, "Check");
  expect(checked.text).toContain("2 of them are not there.");
  await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toContain("0 left. 2 were not there.");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 0 });
});

test("a bar code finds the part, and a number of nothing is said at its field with the form kept", async () => {
  const { company, itemId, form, visitor } = await shop();
  await ownedNumber(company, itemId, { kind: "bar_code", number: "754253480019" });
  await visitor.get(form);
  const refused = await visitor.submit(
    form,
    { ...oilFilter, partNumber: "NO-SUCH", notes: "Left side" },
    press,
  );
  expect(messageAt(refused, "partNumber")).toContain("No part of the inventory has this number");
  expect(messageAt(await visitor.submit(form, { partNumber: "LF9090" }, press), "partNumber")).toContain(
    "Nearly it: LF-9009.",
  );
  expect(valueOf(refused, "notes")).toBe("Left side");
  expect(await storedParts(company)).toEqual([]);
  await visitor.submit(form, { partNumber: "754253480019" }, press);
  expect(await storedParts(company)).toMatchObject([{ part_number: "LF-9009", notes: "Left side" }]);
});

test("only the very part is taken: what fits instead, replaces it, begins alike or is two parts' number takes nothing", async () => {
  const { company, itemId, form, visitor } = await shop();
  await ownedNumber(company, itemId, { kind: "fits_instead", number: "B7600" });
  await ownedNumber(company, itemId, { kind: "replaced_by", number: "LF-9100" });
  const other = await ownedItem(company, { part_number: "P55-9000", quantity: 4 });
  for (const id of [itemId, other]) await ownedNumber(company, id, { kind: "same", number: "51971" });
  await visitor.get(form);
  for (const partNumber of ["B7600", "LF-9100", "LF-90", "oil filter"]) {
    const refused = await visitor.submit(form, { ...oilFilter, partNumber }, press);
    expect([refused.status, messageAt(refused, "partNumber")]).toEqual([
      409,
      expect.stringContaining("No part of the inventory has this number"),
    ]);
  }
  const several = await visitor.submit(form, { ...oilFilter, partNumber: "51971" }, press);
  expect(messageAt(several, "partNumber")).toContain("LF-9009");
  expect(messageAt(several, "partNumber")).toContain("P55-9000");
  expect(await storedParts(company)).toEqual([]);
  expect([await storedItem(itemId), await storedItem(other)]).toMatchObject([
    { quantity: 3 },
    { quantity: 4 },
  ]);
});

test("a part entered by mistake comes back to the shelf, one that was taken off does not", async () => {
  const { company, vehicleId, itemId, form, visitor } = await shop();
  for (const removedAs of ["mistake", "taken_off"]) {
    await visitor.get(form);
    await visitor.submit(form, { ...oilFilter, quantityTaken: "1" }, press);
    const part = (await storedParts(company)).find(({ removed_at }) => removed_at === null)!;
    const remove = `/fleet-data/${vehicleId}/parts/${part.id}/remove`;
    await visitor.get(remove);
    await visitor.submit(remove, { removedAs });
  }
  expect((await storedMovements(itemId)).map(({ reason }) => reason)).toEqual([
    "installed",
    "uninstalled",
    "installed",
  ]);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 2 });
  expect(await wrongItems(company)).toEqual([]);
});

test("a part entered by mistake is not put back where somebody has said since then how many there are, and it is said", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await signedIn(company);
  const importing = async (qty: number, existing?: "add") => {
    const { id } = await importStock(company, `Part#,Qty\nLF-9009,${qty}\n`, existing);
    return id;
  };
  const ways: [end: number, isPutBack: boolean, set: (itemId: string) => Promise<unknown>][] = [
    [5, false, (id) => move(company, id, 1, { reason: "adjusted", note: "Never left the shelf" })],
    [5, false, (id) => move(company, id, 1, { reason: "edited" })],
    [5, false, () => importing(5)],
    [7, true, () => importing(2, "add")],
    [5, true, async () => undoStock(company, await importing(9))],
    [5, false, () => countedAll(company, [5])],
    [4, false, () => countedAll(company, [])],
    [5, true, (id) => move(company, id, 0, { reason: "moved", bin: "B2" })],
    [8, true, (id) => move(company, id, 3, { reason: "received" })],
  ];
  for (const [end, isPutBack, set] of ways) {
    const itemId = await ownedItem(company, { part_number: "LF-9009", quantity: 5 });
    const { vehicleId, id } = await fitted(company, "LF-9009", 1);
    await set(itemId);
    const remove = `/fleet-data/${vehicleId}/parts/${id}/remove`;
    await visitor.get(remove);
    await visitor.submit(remove, { removedAs: "mistake" });
    const done = isPutBack
      ? "went back in stock"
      : "did not go back in stock: how many there are was counted";
    expect(flashOf(await visitor.follow())).toContain(`1 piece of LF-9009 ${done}`);
    expect(await storedItem(itemId)).toMatchObject({ quantity: end });
    await archiveItem(company.scope, itemId, await makeFormToken(formHolder(company.userId)));
  }
  expect(await wrongItems(company)).toEqual([]);
});

async function countedAll(company: Member, quantities: number[]): Promise<void> {
  const countId = await started(company, { scope: "all" });
  const [item] = await storedItems(company);
  for (const quantity of quantities) await counted(company, countId, { itemId: item!.id, quantity });
  await finished(company, countId, "all_correct");
}

test("where no parts are kept the form does not speak of stock", async () => {
  const company = await newCompany({ plan: "free" });
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  expect((await visitor.get(`/fleet-data/${vehicleId}/parts/new`)).text).not.toContain("Take from stock");
});
