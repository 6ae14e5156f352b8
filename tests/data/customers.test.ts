import { expect, test } from "vitest";
import { listStockCustomers, removeCustomer } from "~/features/customers/customers.server";
import { addItem } from "~/features/inventory/item/inventory.server";
import { newItemSchema } from "~/features/inventory/item/inventory-schema";
import { newCompany } from "../support/people";
import { ownedCustomer, ownedItem } from "../support/stock";

test("the customers stand by name, whatever its letters' case, each with the number of parts kept for them", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const harbor = await ownedCustomer(company, { name: "harbor lines" });
  await ownedCustomer(company, { name: "Zeta Freight" });
  await ownedCustomer(company, { name: "Acme Oil" });
  await ownedCustomer(company, { name: "Gone", removed_at: new Date() });
  await ownedItem(company, { part_number: "LF9080", customer_id: harbor });
  await ownedItem(company, { part_number: "LF3000", customer_id: harbor, archived_at: new Date() });
  await ownedItem(company, { part_number: "LF9080" });
  const found = await listStockCustomers(company.scope);
  expect(found.map(({ name, parts }) => [name, parts])).toEqual([
    ["Acme Oil", 0],
    ["harbor lines", 1],
    ["Zeta Freight", 0],
  ]);
});

test("a part that is added while its customer is deleted keeps the customer, or is not added", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let round = 0; round < 10; round++) {
    const customerId = await ownedCustomer(company);
    const typed = newItemSchema.parse({
      partNumber: "LF9080",
      bin: "A1",
      quantity: "1",
      reorderPoint: "0",
      customerId,
    });
    const [added, removed] = await Promise.all([
      addItem(company.scope, typed, `part of ${customerId}`),
      removeCustomer(company.scope, customerId),
    ]);
    if ("problem" in added)
      expect([added, removed]).toEqual([{ problem: "customer-gone" }, { removed: true }]);
    else expect(removed).toMatchObject({ problem: "has-stock", parts: 1 });
  }
});
