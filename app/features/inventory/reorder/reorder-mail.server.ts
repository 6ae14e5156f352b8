import { sql } from "kysely";
import { environment, siteUrl } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { planInForce } from "~db/plan-in-force";
import { type Company, mailDaily } from "~/features/mail/daily-mail.server";
import { queueMail } from "~/features/mail/mail.server";
import { type LowItem, lowStockMail } from "./reorder-mail-text";
import { isToReorder, toReorder } from "./reorder.server";

/** Tells each manager of a company that keeps an inventory which parts newly ran low. */
export async function mailLowStock(now = new Date()): Promise<void> {
  await mailDaily(now, {
    name: "low stock",
    mailings: "low_stock_mailings",
    concerns: (account) =>
      account.and([
        account(planInForce("accounts", sql`${now}::timestamptz`), "in", ["pro", "enterprise"]),
        account.exists(
          account
            .selectFrom("inventory_sizes")
            .select("items")
            .whereRef("inventory_sizes.account_id", "=", "accounts.id")
            .where("items", ">", 0),
        ),
      ]),
    mail: mailCompany,
  });
}

async function mailCompany(trx: AccountTransaction, { id, people }: Company): Promise<void> {
  await forgetPast(trx);
  const items = await markTold(trx);
  if (items.length === 0) return;
  const letter = lowStockMail(items, siteUrl(environment));
  for (const { email } of people)
    await queueMail(trx, { accountId: id, kind: "Low stock", recipient: email, ...letter });
}

/** moveStock forgets a dip when the stock rises; lowering a reorder point ends one too. */
async function forgetPast(trx: AccountTransaction): Promise<void> {
  const over = trx
    .selectFrom("inventory_items")
    .select("id")
    .where("low_told_at", "is not", null)
    .where(({ not }) => not(isToReorder))
    .orderBy("id")
    .forUpdate();
  await trx
    .with("over", () => over)
    .updateTable("inventory_items")
    .from("over")
    .set({ low_told_at: null })
    .whereRef("inventory_items.id", "=", "over.id")
    .execute();
}

/** The parts that dipped since the last mail. */
async function markTold(trx: AccountTransaction): Promise<LowItem[]> {
  // Locked in the order in which stock is moved, so that there is no deadlock.
  const dipped = toReorder(trx)
    .select("inventory_items.id")
    .where("low_told_at", "is", null)
    .orderBy("inventory_items.id")
    .forUpdate();
  const items = await trx
    .with("dipped", () => dipped)
    .updateTable("inventory_items")
    .from("dipped")
    .set({ low_told_at: sql<Date>`now()` })
    .whereRef("inventory_items.id", "=", "dipped.id")
    .returning(["inventory_items.id", "part_number", "description", "vendor", "bin_location"])
    .returning(["quantity", "reorder_point", "short"])
    .execute();
  return items.sort((one, other) => byVendor(one, other) || byNumber(one, other));
}

const byVendor = (one: LowItem, other: LowItem) => one.vendor.localeCompare(other.vendor);
const byNumber = (one: LowItem, other: LowItem) => one.part_number.localeCompare(other.part_number);
