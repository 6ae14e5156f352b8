import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { dialed, plain } from "~/features/customers/same-customer.server";
import type { AccountTransaction } from "~db/as-account";
import { withOwnerRights } from "~db/owner";

/** As the database compares them; an empty or null one is like no other. */
export type ReachKeys = { email: string; phone: string | null; name: string };

export type SignedUpCompany = ReachKeys & { id: string; company: string };

/** Companies that signed up by themselves and are not followed yet, with one of these addresses, phone numbers or names. */
export async function listSignedUp(
  trx: AccountTransaction,
  scope: Scope,
  keys: ReachKeys[],
): Promise<SignedUpCompany[]> {
  const [email, phone, name] = [plain(sql`u.email`), dialed(sql`a.phone_number`), plain(sql`a.company_name`)];
  const among = (of: keyof ReachKeys) => {
    const wanted = [...new Set(keys.map((one) => one[of]).filter(Boolean))];
    return sql`(select unnest(${wanted}::text[]))`;
  };
  const { rows } = await withOwnerRights(trx, () =>
    sql<SignedUpCompany>`
      select a.id, a.company_name as company, ${email} as email, ${phone} as phone, ${name} as name
      from accounts a join profiles p on p.account_id = a.id join users u on u.id = p.id
      where a.id <> ${scope.account.id} and not a.is_erasing
        and (${email} in ${among("email")} or ${phone} in ${among("phone")} or ${name} in ${among("name")})
        and not exists (select from demos d where d.account_id = a.id)
        and not exists (select from master_crm c
          where c.account_id = ${scope.account.id} and c.customer_account_id = a.id and c.removed_at is null)
      order by a.company_name, a.id`.execute(trx),
  );
  return rows;
}
