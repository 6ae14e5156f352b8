import { type Plan, plans } from "~/auth/permissions";
import { formatCount } from "~/ui/format";
import type { Tier } from "./tiers";

const features: Record<Plan, string[]> = {
  free: ["Pre-trip inspections", "Breakdown, fuel and service records"],
  pro: ["Stock counts, kits and reorder list", "Breakdown alerts by email", "CSV export"],
  enterprise: ["Full invoicing: sales, customers and payments", "Priority support by email"],
};

/** The plans of the product itself, which /level-up has in full. */
export const productTiers: Tier[] = (Object.keys(plans) as Plan[]).map((plan) => {
  const { name, price, vehicles, inventoryItems, admins, limitedUsers } = plans[plan];
  const users = admins + limitedUsers;
  return {
    name,
    price: `$${price}`,
    period: price === 0 ? undefined : "/month",
    contents: [
      vehicles === null ? "Unlimited vehicles" : `${vehicles} vehicles`,
      users === 1 ? "1 user" : `${admins} admin${admins === 1 ? "" : "s"} plus ${limitedUsers} limited users`,
      inventoryText(inventoryItems),
      ...features[plan],
    ],
  };
});

function inventoryText(items: number | null): string {
  if (items === 0) return "Parts fitted to each vehicle";
  return items === null ? "Unlimited inventory items" : `${formatCount(items)} inventory items`;
}
