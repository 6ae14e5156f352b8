import { sql } from "kysely";
import { byProvider, noteAudit } from "~/auth/audit.server";
import { type Plan, plans } from "~/auth/permissions";
import { changePlan } from "~/auth/plan-change.server";
import type { Scope } from "~/auth/scope";
import { letIn } from "~/auth/waitlist.server";
import { addDays } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { lastDayOf } from "~/features/plans/plan-state.server";
import { plansOver } from "~/features/plans/trial";
import { formatDay } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { ownerDb, withOwnerRights } from "~db/owner";
import { writeColumns } from "../customers/crm-customers.server";
import { isKnown, waits } from "./company-conditions.server";
import type { Gone, TrialDayProblem } from "./company-problem";
import type { TrialChange } from "./company-schema";
import { type LockedCompany, lockCompany } from "./company.server";

type Changed = { companyName: string; changed: boolean };

/** Ends a trial. */
export async function setCompanyPlan(scope: Scope, id: string, plan: Plan, token: string) {
  return change<never>(scope, id, token, async (trx, company) => {
    if (company.plan === plan && !company.hasTrial) return false;
    await changePlan(trx, company, plan);
    return true;
  });
}

/** `lastDay` is a day where the company works. Starts the trial of a company that never had one. */
export async function setCompanyTrial(scope: Scope, id: string, typed: TrialChange, token: string) {
  return change<TrialDayProblem>(scope, id, token, async (trx, company) => {
    const problem = trialProblem(company, typed);
    if (problem) return { problem };
    const now = { plan: company.trial_plan, day: lastTrialDay(company) };
    const { trialPlan, lastDay } = typed;
    if (now.plan === trialPlan && now.day === lastDay) return false;
    await writeTrial(trx, company, typed);
    const next = `${plans[trialPlan].name}, through ${formatDay(lastDay)}`;
    const what = now.plan
      ? `Changed the trial from ${plans[now.plan].name}, through ${formatDay(now.day!)}, to ${next}`
      : `Started a trial of ${next}`;
    await noteAudit(trx, byProvider(id), { kind: "plan", what });
    return true;
  });
}

/** For the form. */
export async function getCompanyTrial(_scope: Scope, id: string) {
  const company = await ownerDb()
    .selectFrom("accounts as a")
    .select(["a.id", "a.company_name", "a.plan", "a.trial_plan", "a.trial_ends_at", "a.time_zone"])
    .where("a.id", "=", id)
    .where(isKnown)
    .executeTakeFirst();
  if (!company) return undefined;
  const { company_name: name, plan: sold, trial_plan: plan } = company;
  const lastDay = lastTrialDay(company);
  return { id, name, sold, trial: plan && lastDay ? { plan, lastDay } : undefined };
}

function trialProblem({ plan, time_zone }: LockedCompany, { trialPlan, lastDay }: TrialChange) {
  const now = today(time_zone);
  if (!plansOver(plan).includes(trialPlan)) return "not-larger";
  if (lastDay < now) return "past";
  return lastDay > addDays(now, 366) ? "too-far" : undefined;
}

function lastTrialDay({
  trial_ends_at,
  time_zone,
}: Pick<LockedCompany, "trial_ends_at" | "time_zone">): string | undefined {
  return trial_ends_at ? lastDayOf(trial_ends_at, time_zone) : undefined;
}

/** It is told again before the new end. */
async function writeTrial(trx: AccountTransaction, { id }: LockedCompany, typed: TrialChange): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({
      trial_plan: typed.trialPlan,
      trial_started_at: sql<Date>`coalesce(trial_started_at, now())`,
      trial_ends_at: sql<Date>`(${typed.lastDay}::date + 1)::timestamp at time zone time_zone`,
    })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("trial_mailings").where("account_id", "=", id).execute();
}

/** `run` changes the locked company; false when there was nothing to change. */
async function change<Refused extends { problem: string }>(
  scope: Scope,
  id: string,
  token: string,
  run: (trx: AccountTransaction, company: LockedCompany) => Promise<boolean | Refused>,
) {
  return scope.db((trx) =>
    once<Changed | Gone | Refused>(trx, token, () =>
      withOwnerRights<Changed | Gone | Refused>(trx, async () => {
        const company = await lockCompany(trx, id);
        if (!company) return { problem: "gone" };
        const changed = await run(trx, company);
        return typeof changed === "boolean" ? { companyName: company.company_name, changed } : changed;
      }),
    ),
  );
}

/** Everybody of the company who waits; each gets a mail. Returns how many. */
export async function releaseCompany(_scope: Scope, id: string): Promise<number> {
  const { rows } = await sql<{ email: string }>`
    select u.email from users u join profiles p on p.id = u.id join accounts a on a.id = p.account_id
    where a.id = ${id} and ${isKnown} and ${waits} order by u.created_at, u.id`.execute(ownerDb());
  let count = 0;
  for (const { email } of rows) if (await letIn(email, byProvider(id).author)) count++;
  return count;
}

/** Of the CRM customer, with what it was before; the company itself goes on as it was. */
export async function markChurned(scope: Scope, id: string) {
  return scope.db(async (trx): Promise<{ marked: boolean } | Gone> => {
    const company = await withOwnerRights(trx, () => lockCompany(trx, id));
    if (!company) return { problem: "gone" };
    const customer = await trx
      .selectFrom("master_crm")
      .selectAll()
      .where("customer_account_id", "=", id)
      .where("removed_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!customer || customer.status === "churned") return { marked: false };
    await writeColumns(trx, scope, customer, { status: "churned" });
    const what = "Marked the company as churned";
    await withOwnerRights(trx, () => noteAudit(trx, byProvider(id), { kind: "provider", what }));
    return { marked: true };
  });
}
