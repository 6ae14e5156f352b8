import type { Scope } from "~/auth/scope";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";

/** A new certificate takes weeks to get. */
const noticeDays = 60;

/** The tax exempt customers whose certificates run out some day, the first to run out first. */
export async function listTaxCertificates(scope: Scope) {
  return scope.db((trx) =>
    trx
      .selectFrom("customers")
      .select(["id", "name", "tax_certificate as certificate", "tax_certificate_until as until"])
      .$narrowType<{ until: string }>()
      .where("tax_exempt", "=", true)
      .where("tax_certificate_until", "is not", null)
      .where("removed_at", "is", null)
      .orderBy("tax_certificate_until")
      .orderBy("name_key")
      .execute(),
  );
}

export type LapsingCertificates = { ranOut: number; soon: number };

export async function countLapsingCertificates(scope: Scope): Promise<LapsingCertificates> {
  const day = today(scope.account.timeZone);
  const all = await listTaxCertificates(scope);
  const ranOut = all.filter(({ until }) => until < day).length;
  const soon = all.filter(({ until }) => until <= addDays(day, noticeDays)).length - ranOut;
  return { ranOut, soon };
}
