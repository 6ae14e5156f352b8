import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { startImport } from "~/features/imports/imports.server";
import { stockImport } from "~/features/inventory/import/stock-import.server";
import { counted, shelved, started } from "../../support/counts";
import { testDatabase } from "../../support/database";
import { type Member, masterAccount, newCompany } from "../../support/people";
import { move, ownedCustomer, ownedItem, ownedItems, ownedNumber } from "../../support/stock";
import type { PageGroup } from "./page-group";

const shelf = {
  manufacturer: "Fleetguard",
  vendor: "Rush Truck Centers",
  bin_location: "A1",
  cost: "11.50",
};

async function priceFile(company: Member): Promise<string> {
  const text = "Part No,Description,Cost,Qty\n01174416,Fuel filter,12.50,7\nLF9009,Lube filter,31.10,A/R\n";
  const { files: kind, firstSettings } = stockImport;
  const file = { kind, fileName: "prices.csv", bytes: Buffer.from(text), own: firstSettings({}) };
  const begun = await startImport(company.scope, file, randomUUID());
  if ("problem" in begun) throw new Error(begun.problem);
  return begun.importId;
}

async function stockroom() {
  const person = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(person, {
    ...{ part_number: "LF9009", description: "Lube filter, spin-on, for 15 liter engines" },
    ...{ quantity: 12, reorder_point: 15, sales_price: "18.40", ...shelf },
  });
  await move(person, itemId, -3, { reason: "sold" });
  const numberId = await ownedNumber(person, itemId, { kind: "bar_code", number: "754253480019" });
  const many = Array.from({ length: 60 }, (_, n) => {
    return { part_number: `P${1000 + n * 7}`, description: "Air spring", ...shelf };
  });
  await ownedItems(person, many);
  const importId = await priceFile(person);
  return { person, params: { itemId, numberId, importId } };
}

export const inventoryPages: PageGroup[] = [
  {
    name: "inventory",
    prepare: stockroom,
    pages: [
      "/inventory",
      "/inventory/add",
      "/inventory/export",
      "/inventory/import",
      "/inventory/import/:importId",
    ],
  },
  {
    name: "a part",
    prepare: stockroom,
    pages: [
      "/inventory/:itemId",
      "/inventory/:itemId/edit",
      "/inventory/:itemId/delete",
      "/inventory/:itemId/history",
      "/inventory/:itemId/receive",
      "/inventory/:itemId/hand-over",
      "/inventory/:itemId/adjust",
      "/inventory/:itemId/bin",
      "/inventory/:itemId/numbers",
      "/inventory/:itemId/numbers/:numberId/remove",
    ],
  },
];

/** One number of a part of the company's own, which the service knows too, and one that it does not know. */
async function lookedUp() {
  const { person, params } = await stockroom();
  const [known, unknown] = [`LOOK-${randomUUID()}`, `NONE-${randomUUID()}`];
  await ownedNumber(person, params.itemId, { kind: "same", number: known, company: "Baldwin" });
  const part = {
    description: "Lube filter, spin-on, full flow, for 15 liter engines with a long drain interval",
    manufacturer: "Fleetguard",
    specifications: `Thread: 1 1/8-16 UN\nHeight: 11.88 in\nFits: ${"W".repeat(80)}`,
    source: "Fleetguard catalog",
  };
  const said = [
    { part_key: known, answer: { part } },
    { part_key: unknown, answer: { part: null } },
  ];
  await testDatabase()
    .owner.insertInto("part_lookups")
    .values(said.map(({ part_key, answer }) => ({ part_key: sql<string>`part_key(${part_key})`, answer })))
    .execute();
  return { person, params: { known, unknown } };
}

export const lookupPages: PageGroup[] = [
  {
    name: "part lookup",
    prepare: lookedUp,
    pages: [
      "/inventory/lookup",
      "/inventory/lookup?number=",
      { at: "/inventory/lookup?number=:known", dark: true },
      "/inventory/lookup?number=:unknown",
      "/inventory/lookup?number=nobody+knows",
      "/inventory/add?lookup=:known&confirm=1",
    ],
  },
];

async function halfCounted() {
  const person = await newCompany({ plan: "pro" });
  const filter = { part_number: "LF9009", description: "Lube filter, spin-on", quantity: 9 };
  const itemId = await shelved(person, filter);
  const long = { part_number: "4".repeat(60), description: "W".repeat(200), bin_location: "B".repeat(50) };
  await shelved(person, long);
  const countId = await started(person, { scope: "all" });
  await counted(person, countId, { itemId, quantity: 4 });
  return { person, params: { countId } };
}

export const countPages: PageGroup[] = [
  {
    name: "counts",
    prepare: halfCounted,
    pages: [
      "/inventory/count",
      "/inventory/count/list",
      "/inventory/count/:countId",
      "/inventory/count/:countId/enter?code=LF9009",
      "/inventory/count/:countId/enter?code=nothing",
      "/inventory/count/:countId/slips",
      "/inventory/count/:countId/review",
      "/inventory/count/:countId/sheet",
      "/inventory/count/:countId/cancel",
    ],
  },
];

export const kitPages: PageGroup[] = [
  {
    name: "kits and the reorder list",
    prepare: async () => {
      const person = await newCompany({ plan: "pro" });
      const low = { part_number: "LF9080", quantity: 2, reorder_point: 5, ...shelf };
      const itemId = await ownedItem(person, low);
      const other = { kind: "vendor" as const, number: "RTC-9080", company: "Rush Truck Centers" };
      await ownedNumber(person, itemId, other);
      const { owner } = testDatabase();
      const account = { account_id: person.accountId };
      const { id: kitId } = await owner
        .insertInto("kits")
        .values({ ...account, user_id: person.userId, name: "PM service" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const line = { kit_id: kitId, item_id: itemId, line: 1, quantity: 2 };
      await owner
        .insertInto("kit_lines")
        .values({ ...account, ...line })
        .execute();
      return { person, params: { kitId } };
    },
    pages: [
      "/inventory/kits",
      "/inventory/kits/new",
      "/inventory/kits/:kitId",
      "/inventory/kits/:kitId/edit",
      "/inventory/kits/:kitId/remove",
      "/inventory/reorder",
    ],
  },
];

export const resellerPages: PageGroup[] = [
  {
    name: "reseller",
    prepare: async () => {
      const person = await masterAccount();
      const customerId = await ownedCustomer(person, { store_zip: "60614" });
      await ownedItem(person, { part_number: `LF-${randomUUID().slice(0, 8)}`, ...shelf });
      return { person, params: { customerId } };
    },
    pages: [
      "/inventory/reseller/customers",
      "/inventory/reseller/customers/new",
      "/inventory/reseller/customers/:customerId/edit",
      "/inventory/reseller/customers/:customerId/delete",
      "/inventory/reseller/parts?customer=:customerId",
      "/inventory/reseller/inventory?customer=:customerId",
    ],
  },
];
