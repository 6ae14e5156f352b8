import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** In the list of customers, and as stored on invoices. */
export const walkInLabel = "Cash / Walk-in Customer";
export const walkIn = { name: "Cash/Walk-in Customer", phone: "N/A", email: null, address: null };

/** The account's one reserved customer, made at the first sale to it. */
export async function walkInCustomer(trx: AccountTransaction, scope: Scope): Promise<string> {
  const find = () =>
    trx.selectFrom("customers").select("id").where("is_walk_in", "=", true).executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  const made = await trx
    .insertInto("customers")
    .values({
      user_id: scope.user.id,
      name: walkIn.name,
      phone: walkIn.phone,
      // A name that can never be an address (RFC 2606): nothing is ever mailed to it.
      email: "walk-in@customer.invalid",
      is_walk_in: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return (made ?? (await find()))!.id;
}
