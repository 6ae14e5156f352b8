import { sql } from "kysely";
import { priceDigits, trimDecimals } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";

/** Dollars and percent as plain decimal text. */
export type Price = {
  /** Empty if the part has no sales price: cost is never proposed. */
  unitPrice: string;
  discount: string;
};

/** The customer's own price, else the sales price with the discount of their level. Without a customer, the sales price. */
export async function pricesOf(
  trx: AccountTransaction,
  customerId: string | null,
  itemIds: string[],
): Promise<Map<string, Price>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; agreed: string | null; listed: string | null; percent: string }>`
    select i.id, p.price as agreed, i.sales_price as listed,
      coalesce(case c.price_level when 'shop' then s.shop_percent when 'fleet' then s.fleet_percent end, 0) as percent
    from inventory_items i
    left join customers c on c.id = ${customerId}::uuid
    left join customer_prices p on p.customer_id = c.id and p.item_id = i.id
    left join company_settings s on s.account_id = i.account_id
    where i.id in (${sql.join(itemIds)})`.execute(trx);
  return new Map(rows.map((row) => [row.id, priceFrom(row)]));
}

function priceFrom({
  agreed,
  listed,
  percent,
}: {
  agreed: string | null;
  listed: string | null;
  percent: string;
}): Price {
  if (agreed !== null) return { unitPrice: priceDigits(agreed), discount: "0" };
  if (listed === null) return { unitPrice: "", discount: "0" };
  return { unitPrice: priceDigits(listed), discount: trimDecimals(percent) };
}
