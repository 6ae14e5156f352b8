import { type Plan, plans } from "~/auth/permissions";

export const trialPlans = ["pro", "enterprise"] as const;
export type TrialPlan = (typeof trialPlans)[number];

/** `lastDay` is the account's day. */
export type Trial = { plan: TrialPlan; lastDay: string; isLive: boolean };

export type PlanState = {
  plan: Plan;
  /** What the plan is without the trial. */
  sold: Plan;
  /** While it runs, and on the free plan after it. */
  trial?: Trial;
  /** The plans that this person may still try. */
  mayTry: TrialPlan[];
  /** The company has told about its business. */
  isKnown: boolean;
};

export type TrialProblem = { problem: "had-trial" | "not-larger" };

const sizes = Object.keys(plans) as Plan[];

/** The plans larger than this one. */
export function plansOver(plan: Plan): TrialPlan[] {
  return trialPlans.filter((one) => sizes.indexOf(one) > sizes.indexOf(plan));
}

/** What sales may be asked for. */
export const wantedChoices = [...trialPlans, "other"] as const;
export type Wanted = (typeof wantedChoices)[number];

export const maxMessage = 2000;
