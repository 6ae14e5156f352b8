import { testDatabase } from "./database";
import { type Member, newCompany } from "./people";
import { addRow } from "./rows";
import { ownedItem, ownedNumber } from "./stock";

export const scannedCode = "754253480019";

/** The forms that a person with a scanner may have open. */
export const scannedForms = {
  "the list": "/inventory",
  "a new part": "/inventory/add",
  "a part's edit": "/inventory/ITEM/edit",
  "a part's receive": "/inventory/ITEM/receive",
  "a part's hand-over": "/inventory/ITEM/hand-over",
  "a part's adjust": "/inventory/ITEM/adjust",
  "a part's bin": "/inventory/ITEM/bin",
  "a part's numbers": "/inventory/ITEM/numbers",
  "a new kit": "/inventory/kits/new",
  "a kit's edit": "/inventory/kits/KIT/edit",
  "the reorder list": "/inventory/reorder",
  "a count by list": "/inventory/count/list",
  "a vehicle's new part": "/fleet-data/VEHICLE/parts/new",
};

export type ScannedForm = keyof typeof scannedForms;

export const textBoxes =
  "main :is(input:not([type]), input[type=text], input[type=search], input[type=tel], input[type=email])";

/** A shop whose scanner reads the bar code of a part in a kit, and each form's address there. */
export async function shopWithScanner() {
  const company = await newCompany({ plan: "enterprise" });
  const facts = { description: "Lube filter", vendor: "Rush Truck Centers", bin_location: "A1" };
  const itemId = await ownedItem(company, { part_number: "LF9009", quantity: 12, ...facts });
  await ownedNumber(company, itemId, { kind: "bar_code", number: scannedCode });
  const kitId = (await addRow("kits", company)).id as string;
  const line = { kit_id: kitId, item_id: itemId, line: 1, quantity: 2 };
  await testDatabase()
    .owner.insertInto("kit_lines")
    .values({ account_id: company.accountId, ...line })
    .execute();
  const vehicleId = (await addRow("vehicles", company)).id as string;
  const addressOf = (form: ScannedForm) =>
    scannedForms[form].replace("ITEM", itemId).replace("KIT", kitId).replace("VEHICLE", vehicleId);
  return { company, addressOf };
}

const tables = [
  "inventory_items",
  "stock_movements",
  "item_numbers",
  "kits",
  "kit_lines",
  "counts",
  "customers",
  "parts",
] as const;

/** Everything stored, in a fixed order: a scan must not change it. */
export async function written({ accountId }: Member): Promise<string[]> {
  const { owner } = testDatabase();
  const rows = await Promise.all(
    tables.map((table) => owner.selectFrom(table).selectAll().where("account_id", "=", accountId).execute()),
  );
  return rows.flatMap((found, n) => found.map((row) => `${tables[n]} ${JSON.stringify(row)}`)).sort();
}
