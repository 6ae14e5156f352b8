import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Letterhead } from "./letterhead";

/** The letterhead on documents now; the account's company name and address until somebody saves settings. */
export async function currentLetterhead(trx: AccountTransaction, scope: Scope): Promise<string> {
  const settings = await trx.selectFrom("company_settings").select("letterhead_id").executeTakeFirst();
  return settings?.letterhead_id ?? keepLetterhead(trx, scope, await readLetterhead(trx, null));
}

/** Finds the letterhead with this text, or adds it. Issued documents keep theirs. */
export async function keepLetterhead(
  trx: AccountTransaction,
  scope: Scope,
  { companyName, headerText, address, phone, taxId, logo }: Letterhead,
): Promise<string> {
  const columns = {
    company_name: companyName,
    header_text: headerText,
    address,
    phone,
    tax_id: taxId,
    logo_id: logo?.id ?? null,
  };
  const same = await trx
    .selectFrom("letterheads")
    .select("id")
    .where(({ and, eb, ref }) =>
      and(
        Object.entries(columns).map(([column, value]) =>
          eb(ref(column as keyof typeof columns), "is not distinct from", value),
        ),
      ),
    )
    .executeTakeFirst();
  if (same) return same.id;
  const { id } = await trx
    .insertInto("letterheads")
    .values({ user_id: scope.user.id, ...columns })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A letterhead by its id; without an id, the one on documents now. */
export async function readLetterhead(trx: AccountTransaction, id: string | null): Promise<Letterhead> {
  const kept = await trx
    .selectFrom("letterheads")
    .leftJoin("files", "files.id", "letterheads.logo_id")
    .select(["company_name", "header_text", "address", "phone", "tax_id", "logo_id"])
    .select(["files.width", "files.height"])
    .where("letterheads.id", "=", (row) =>
      id === null ? row.selectFrom("company_settings").select("letterhead_id") : row.val(id),
    )
    .executeTakeFirst();
  if (kept) {
    const { logo_id, width, height } = kept;
    const logo = logo_id && width && height ? { id: logo_id, width, height } : null;
    const { company_name: companyName, header_text: headerText, tax_id: taxId, address, phone } = kept;
    return { companyName, headerText, address, phone, taxId, logo };
  }
  const account = await trx
    .selectFrom("accounts")
    .select(["company_name as companyName", "company_address as address", "phone_number as phone"])
    .executeTakeFirstOrThrow();
  return { ...account, headerText: "", taxId: "", logo: null };
}
