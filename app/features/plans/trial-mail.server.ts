import { sql } from "kysely";
import { plans } from "~/auth/permissions";
import { environment, siteUrl } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { type Company, mailDaily } from "~/features/mail/daily-mail.server";
import { queueMail } from "~/features/mail/mail.server";
import { formatDay } from "~/ui/format";
import { lastDayOf } from "./plan-state.server";

/** Tells a company's managers once, from three days before the last day on. */
export async function mailEndingTrials(now = new Date()): Promise<void> {
  await mailDaily(now, {
    name: "trials that end",
    mailings: "trial_mailings",
    concerns: (account) =>
      account.and([
        endsSoon(now),
        account.not(
          account.exists(
            account
              .selectFrom("trial_mailings")
              .select("looked_on")
              .whereRef("trial_mailings.account_id", "=", "accounts.id"),
          ),
        ),
      ]),
    mail: mailCompany,
  });
}

/** A trial ends at midnight: on the morning three days before its last day it has less than four days. */
function endsSoon(now: Date) {
  return sql<boolean>`accounts.trial_ends_at > ${now}::timestamptz
    and accounts.trial_ends_at < ${now}::timestamptz + interval '4 days'`;
}

async function mailCompany(trx: AccountTransaction, company: Company): Promise<void> {
  const account = await trx
    .selectFrom("accounts")
    .select(["company_name", "plan", "trial_plan", "trial_ends_at"])
    .executeTakeFirstOrThrow();
  const { trial_plan, trial_ends_at } = account;
  if (!trial_plan || !trial_ends_at) return;
  const { name } = plans[trial_plan];
  const day = formatDay(lastDayOf(trial_ends_at, company.timeZone));
  const body = [
    `The trial of ${name} of ${account.company_name} runs through ${day}.`,
    `After that the plan is ${plans[account.plan].name}. Nothing is deleted: everything you recorded stays readable. Nothing is charged.`,
    `To keep ${name}, ask here, or write to ${environment.SALES_EMAIL}:\n${siteUrl(environment)}/level-up`,
  ].join("\n\n");
  const letter = { kind: "Trial ending", subject: `Your ${name} trial runs through ${day}`, body };
  for (const { email } of company.people)
    await queueMail(trx, { accountId: company.id, recipient: email, ...letter });
}
