import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { addresses, dialed, plain } from "~/features/customers/same-customer.server";
import type { AccountTransaction } from "~db/as-account";
import { withOwnerRights } from "~db/owner";

/** As the database compares them; an empty or null one is like no other. */
export type ReachKeys = { emails: string[]; phone: string | null; name: string };

/** What to look for. */
export function wantedKeys(keys: ReachKeys[], of: keyof ReachKeys): string[] {
  return [...new Set(keys.flatMap((one) => one[of] ?? []))].filter((key) => key !== "");
}

export type SignedUpCompany = ReachKeys & { id: string; company: string };

/** Companies that signed up by themselves and are not followed yet, with one of these addresses, phone numbers or names. */
export async function listSignedUp(
  trx: AccountTransaction,
  scope: Scope,
  keys: ReachKeys[],
): Promise<SignedUpCompany[]> {
  const [emails, phone, name] = [
    addresses(sql`u.email`),
    dialed(sql`a.phone_number`),
    plain(sql`a.company_name`),
  ];
  const among = (of: "phone" | "name") => sql`(select unnest(${wantedKeys(keys, of)}::text[]))`;
  const { rows } = await withOwnerRights(trx, () =>
    sql<SignedUpCompany>`
      select a.id, a.company_name as company, ${emails} as emails, ${phone} as phone, ${name} as name
      from accounts a join profiles p on p.account_id = a.id join users u on u.id = p.id
      where a.id <> ${scope.account.id} and not a.is_erasing
        and (${emails} && ${wantedKeys(keys, "emails")}::text[] or ${phone} in ${among("phone")} or ${name} in ${among("name")})
        and not exists (select from demos d where d.account_id = a.id)
        and not exists (select from master_crm c
          where c.account_id = ${scope.account.id} and c.customer_account_id = a.id and c.removed_at is null)
      order by a.company_name, a.id`.execute(trx),
  );
  return rows;
}
