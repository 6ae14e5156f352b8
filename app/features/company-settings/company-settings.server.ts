import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { trimDecimals } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { attachFile } from "~/features/files/files.server";
import type { Letterhead } from "./letterhead";
import { keepLetterhead, readLetterhead } from "./letterhead.server";
import { noteSettings } from "./note-settings.server";
import { salesRates } from "./sales-rates.server";
import type { SettingsProblem } from "./settings-problem";
import type { CompanySettings } from "./settings-schema";
import { suggestedTaxRate } from "./suggested-tax-rate";

export async function getSalesRates(scope: Scope) {
  return scope.db(salesRates);
}

export async function getLetterhead(scope: Scope): Promise<Letterhead> {
  return scope.db((trx) => readLetterhead(trx, null));
}

/** The saved settings. Until an account saves some, what is known about it. */
export async function getCompanySettings(scope: Scope) {
  return scope.db(async (trx) => {
    const letterhead = await readLetterhead(trx, null);
    const account = await trx
      .selectFrom("accounts")
      .select(["zip", "company_address"])
      .executeTakeFirstOrThrow();
    const saved = await trx
      .selectFrom("company_settings")
      .select(["tax_rate", "shop_percent", "fleet_percent", "books_closed_until", "reply_to"])
      .select(["version", "updated_at", "author"])
      .executeTakeFirst();
    return {
      letterhead,
      estimate: suggestedTaxRate({ zip: account.zip, address: account.company_address }),
      taxRate: saved?.tax_rate ? trimDecimals(saved.tax_rate) : null,
      shopPercent: trimDecimals(saved?.shop_percent ?? "0"),
      fleetPercent: trimDecimals(saved?.fleet_percent ?? "0"),
      booksClosedUntil: saved?.books_closed_until ?? null,
      replyTo: saved?.reply_to ?? null,
      version: saved?.version ?? 0,
      saved: saved && { at: saved.updated_at, by: saved.author },
    };
  });
}

export type StoredSettings = Awaited<ReturnType<typeof getCompanySettings>>;

/** What documents would carry if these settings were saved. */
export async function letterheadOf(scope: Scope, typed: CompanySettings): Promise<Letterhead> {
  return scope.db((trx) => typedLetterhead(trx, typed));
}

async function typedLetterhead(trx: AccountTransaction, typed: CompanySettings): Promise<Letterhead> {
  const { photoId, companyName, headerText, address, phone, taxId } = typed;
  const logo = await trx
    .selectFrom("files")
    .select(["id", "width", "height"])
    .where("id", "=", photoId)
    .executeTakeFirst();
  return { companyName, headerText, address, phone, taxId, logo: logo ?? null };
}

/** Saves the form as it was opened at `version`, 0 for the first time. Returns the day through which the books were closed before. */
export async function updateCompanySettings(scope: Scope, typed: CompanySettings, token: string) {
  return scope.db((trx) =>
    once<{ booksWereClosedUntil: string | null } | SettingsProblem>(trx, token, async () => {
      const before = await trx
        .selectFrom("company_settings")
        .select(["version", "books_closed_until", "tax_rate", "shop_percent", "fleet_percent", "reply_to"])
        .forUpdate()
        .executeTakeFirst();
      if ((before?.version ?? 0) !== typed.version)
        return { problem: "changed-meanwhile", version: before?.version ?? 0 };
      const closedUntil = before?.books_closed_until ?? null;
      if (opensBooks(closedUntil, typed) && !typed.openingReason) return { problem: "reason-missing" };
      const letterhead = await typedLetterhead(trx, typed);
      if (!(await attachFile(trx, typed.photoId))) return { problem: "logo-gone" };
      const letterheadId = await keepLetterhead(trx, scope, letterhead);
      const isSaved = await write(trx, scope, { ...typed, letterheadId });
      // Two people saved settings for the first time, and this one was second.
      if (!isSaved) return { problem: "changed-meanwhile", version: 1 };
      await noteSettings(trx, scope, before, typed);
      if (opensBooks(closedUntil, typed)) await noteOpening(trx, scope, closedUntil, typed);
      return { booksWereClosedUntil: closedUntil };
    }),
  );
}

function opensBooks(
  closedUntil: string | null,
  { booksClosedUntil }: CompanySettings,
): closedUntil is string {
  return closedUntil !== null && (booksClosedUntil === null || booksClosedUntil < closedUntil);
}

async function noteOpening(
  trx: AccountTransaction,
  scope: Scope,
  closedUntil: string,
  { booksClosedUntil, openingReason }: CompanySettings,
): Promise<void> {
  await trx
    .insertInto("book_openings")
    .values({
      user_id: scope.user.id,
      author: scope.user.author,
      closed_until: closedUntil,
      closed_until_now: booksClosedUntil,
      reason: openingReason!,
    })
    .execute();
}

async function write(
  trx: AccountTransaction,
  scope: Scope,
  { version, ...typed }: CompanySettings & { letterheadId: string },
): Promise<boolean> {
  const columns = {
    user_id: scope.user.id,
    author: scope.user.author,
    letterhead_id: typed.letterheadId,
    tax_rate: typed.taxRate,
    shop_percent: typed.shopPercent ?? "0",
    fleet_percent: typed.fleetPercent ?? "0",
    books_closed_until: typed.booksClosedUntil,
    reply_to: typed.replyTo,
    version: version + 1,
    updated_at: sql<Date>`now()`,
  };
  const saved = await trx
    .insertInto("company_settings")
    .values(columns)
    .onConflict((same) =>
      same.column("account_id").doUpdateSet(columns).where("company_settings.version", "=", version),
    )
    .returning("version")
    .executeTakeFirst();
  return saved !== undefined;
}
