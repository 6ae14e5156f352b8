import { expect, test } from "vitest";
import { pricesOf } from "~/features/prices/price-of.server";
import { testDatabase } from "../support/database";
import { salesSettings } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { ownedCustomer, ownedItem } from "../support/stock";

async function pricedShop() {
  const company = await newCompany({ plan: "enterprise" });
  await salesSettings(company, { shop_percent: "10", fleet_percent: "12.50" });
  const filter = await ownedItem(company, { part_number: "LF9080", cost: "20", sales_price: "33.50" });
  return { company, filter };
}

async function priceFor({ scope }: Member, customerId: string | null, itemId: string) {
  return (await scope.db((trx) => pricesOf(trx, customerId, [itemId]))).get(itemId);
}

test("whoever walks in pays the sales price, a shop and a fleet as much less as the settings say", async () => {
  const { company, filter } = await pricedShop();
  const buyers = {
    retail: await ownedCustomer(company),
    shop: await ownedCustomer(company, { price_level: "shop" }),
    fleet: await ownedCustomer(company, { price_level: "fleet" }),
  };
  expect(await priceFor(company, null, filter)).toEqual({ unitPrice: "33.50", discount: "0" });
  expect(await priceFor(company, buyers.retail, filter)).toEqual({ unitPrice: "33.50", discount: "0" });
  expect(await priceFor(company, buyers.shop, filter)).toEqual({ unitPrice: "33.50", discount: "10" });
  expect(await priceFor(company, buyers.fleet, filter)).toEqual({ unitPrice: "33.50", discount: "12.5" });
});

test("a price that was agreed with a customer is charged as it is, whatever their level", async () => {
  const { company, filter } = await pricedShop();
  const fleet = await ownedCustomer(company, { price_level: "fleet" });
  const agreed = { account_id: company.accountId, user_id: company.userId, item_id: filter };
  await testDatabase()
    .owner.insertInto("customer_prices")
    .values({ ...agreed, customer_id: fleet, price: "29.95" })
    .execute();
  expect(await priceFor(company, fleet, filter)).toEqual({ unitPrice: "29.95", discount: "0" });
  expect(await priceFor(company, null, filter)).toEqual({ unitPrice: "33.50", discount: "0" });
});

test("a part without a sales price has none: what it cost is never proposed", async () => {
  const { company } = await pricedShop();
  const bolt = await ownedItem(company, { part_number: "BOLT", cost: "0.40" });
  const shop = await ownedCustomer(company, { price_level: "shop" });
  for (const buyer of [null, shop])
    expect(await priceFor(company, buyer, bolt)).toEqual({ unitPrice: "", discount: "0" });
});
