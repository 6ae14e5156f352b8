import { plans } from "~/auth/permissions";
import { formatDay } from "~/ui/format";
import type { PlanState, Trial, TrialProblem, Wanted } from "./trial";

/** "Pro (trial through Dec 30, 2026)". */
export function planText({ plan, trial }: PlanState): string {
  const { name } = plans[plan];
  return trial?.isLive ? `${name} (trial through ${formatDay(trial.lastDay)})` : name;
}

/** Undefined without a trial that matters now. */
export function trialText({ trial, sold }: PlanState): string | undefined {
  if (!trial) return undefined;
  const { name } = plans[trial.plan];
  const day = formatDay(trial.lastDay);
  return trial.isLive
    ? `The trial of ${name} runs through ${day}. After that the plan is ${plans[sold].name}, and everything you recorded stays readable.`
    : `The trial of ${name} ended on ${day}. Everything you recorded stays readable.`;
}

/** For the message after it began. */
export function startedText({ plan, lastDay }: Pick<Trial, "plan" | "lastDay">): string {
  return `${plans[plan].name} through ${formatDay(lastDay)}, without a credit card. It ends by itself.`;
}

export function trialProblemText({ problem }: TrialProblem): string {
  return problem === "had-trial"
    ? "Your company has had its trial: there is one for each company."
    : "Your plan has all of that already.";
}

/** As the one who sells is told. */
export function wantedText(wanted: Wanted): string {
  return wanted === "other" ? "Something else" : `${plans[wanted].name} plan`;
}
