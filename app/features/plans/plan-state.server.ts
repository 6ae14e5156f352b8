import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import { plans } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type PlanState, type Trial, type TrialPlan, type TrialProblem, plansOver } from "./trial";

export async function getPlanState(scope: Scope): Promise<PlanState> {
  return scope.db(async (trx) => {
    const account = await trx
      .selectFrom("accounts")
      .select(["plan", "trial_plan", "trial_ends_at"])
      .select(sql<boolean>`coalesce(trial_ends_at > now(), false)`.as("is_live"))
      .select(sql<boolean>`exists (select from business_info)`.as("is_known"))
      .where("id", "=", scope.account.id)
      .executeTakeFirstOrThrow();
    const { plan } = scope;
    const isOver = !account.is_live && plan === "free";
    const shown = (account.is_live && plan === account.trial_plan) || isOver;
    return {
      plan,
      sold: account.plan,
      trial: shown ? trialOf(scope, account) : undefined,
      mayTry: scope.may("plans:request") && account.trial_plan === null ? plansOver(plan) : [],
      isKnown: account.is_known,
    };
  });
}

type TrialColumns = { trial_plan: TrialPlan | null; trial_ends_at: Date | null; is_live: boolean };

function trialOf(scope: Scope, account: TrialColumns): Trial | undefined {
  const { trial_plan: plan, trial_ends_at: end, is_live: isLive } = account;
  return plan && end ? { plan, lastDay: lastDayOf(end, scope.account.timeZone), isLive } : undefined;
}

/** `end` is the first moment without the trial. */
export function lastDayOf(end: Date, timeZone: string): string {
  return today(timeZone, new Date(end.getTime() - 1));
}

/** Of two posts at the same moment one starts it: the database lets a company have one. */
export async function startTrial(scope: Scope, plan: TrialPlan, token: string) {
  return scope.db((trx) =>
    once<{ lastDay: string } | TrialProblem>(trx, token, async () => {
      const { rows } = await sql<{ end: Date | null }>`select start_trial(${plan}) as end`.execute(trx);
      const end = rows[0]?.end;
      if (!end) return { problem: (await hadTrial(trx)) ? "had-trial" : "not-larger" };
      const lastDay = lastDayOf(end, scope.account.timeZone);
      const what = `Started a trial of ${plans[plan].name}, through ${formatDay(lastDay)}`;
      await noteAudit(trx, scope, { kind: "plan", what });
      return { lastDay };
    }),
  );
}

async function hadTrial(trx: AccountTransaction): Promise<boolean> {
  const account = await trx.selectFrom("accounts").select("trial_plan").executeTakeFirst();
  return account?.trial_plan != null;
}
