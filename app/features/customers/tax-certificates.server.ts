import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";

/** A new certificate takes weeks to get. */
const noticeDays = 60;

/** The tax exempt customers whose certificates run out some day, the first to run out first. */
export async function listTaxCertificates(scope: Scope) {
  return scope.db((trx) =>
    limitedExemptions(trx)
      .select(["id", "name", "tax_certificate as certificate", "tax_certificate_until as until"])
      .$narrowType<{ until: string }>()
      .orderBy("tax_certificate_until")
      .orderBy("name_key")
      .execute(),
  );
}

function limitedExemptions(trx: AccountTransaction) {
  return trx
    .selectFrom("customers")
    .where("tax_exempt", "=", true)
    .where("tax_certificate_until", "is not", null)
    .where("removed_at", "is", null);
}

export type LapsingCertificates = { ranOut: number; soon: number };

export async function countLapsingCertificates(scope: Scope): Promise<LapsingCertificates> {
  const day = today(scope.account.timeZone);
  const soon = addDays(day, noticeDays);
  return scope.db((trx) =>
    limitedExemptions(trx)
      .select([
        sql<number>`(count(*) filter (where tax_certificate_until < ${day}))::int`.as("ranOut"),
        sql<number>`(count(*) filter (where tax_certificate_until between ${day} and ${soon}))::int`.as(
          "soon",
        ),
      ])
      .executeTakeFirstOrThrow(),
  );
}
