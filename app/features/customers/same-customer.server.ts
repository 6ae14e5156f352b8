import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { SameCustomer } from "./customer-problem";

type Reach = { name?: string; phone?: string; email?: string | null; address?: string | null };

/** Letters and digits, whatever the case. */
export const plain = (text: unknown) => sql`lower(regexp_replace(${text}, '[^[:alnum:]]+', '', 'g'))`;
/** Of a mail address, where a dot or a hyphen makes another one. */
const lowered = (text: unknown) => sql`lower(btrim(${text}))`;
/** Each of the mail addresses in a field, as an array. */
export const addresses = (text: unknown) =>
  sql`array_remove(regexp_split_to_array(lower(${text}), '[,;[:space:]]+'), '')`;
/** As dialed within the country; fewer digits are an extension. */
export const dialed = (text: unknown) =>
  sql`regexp_replace(substring(regexp_replace(${text}, '\\D', '', 'g') from '^\\d{7,}$'), '^1(?=\\d{10}$)', '')`;

const keys = { name: plain, phone: dialed, email: lowered, address: plain };
const reaches = ["name", "phone", "email", "address"] as const;

/** Customers with the same name, phone, mail or address. Of one that is edited, only what changes is compared. */
export async function findSameCustomers(
  trx: AccountTransaction,
  typed: Reach,
  before?: Reach & { id: string },
): Promise<SameCustomer[]> {
  const asked = reaches.filter((reach) => typed[reach] && typed[reach] !== before?.[reach]);
  if (asked.length === 0) return [];
  const isSame = asked.map((reach) => {
    const [key, value] = [keys[reach], typed[reach]!];
    // An edit that only writes it another way changes nothing.
    const was = sql`coalesce(${key(sql`${before?.[reach] ?? ""}::text`)}, '')`;
    const now = key(sql`${value}::text`);
    const same = sql`(${now} <> '' and ${now} <> ${was} and ${key(sql.ref(`c.${reach}`))} = ${now})`;
    return sql`case when ${same} then ${reach}::text end`;
  });
  const { rows } = await sql<SameCustomer>`
    select id, name, shares from (
      select c.id, c.name, array_remove(array[${sql.join(isSame)}], null) as shares from customers c
      where c.removed_at is null and not c.is_walk_in and c.id is distinct from ${before?.id ?? null}::uuid) as found
    where shares <> '{}' order by cardinality(shares) desc, name, id limit 5`.execute(trx);
  return rows;
}
