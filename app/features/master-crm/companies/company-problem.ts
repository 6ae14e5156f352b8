export type Gone = { problem: "gone" };
export type TrialDayProblem = { problem: "past" | "too-far" | "not-larger" };
export type FollowProblem = Gone | { problem: "own" | "no-people" };
export type LinkProblem = { problem: "not-proposed" };

export const goneText = "The company is closed and gone, or is being erased. Nothing was changed.";

export const followProblemTexts = {
  gone: goneText,
  own: "It is your own company.",
  "no-people": "Nobody belongs to this company, so there is nobody to reach.",
} satisfies Record<FollowProblem["problem"], string>;

export const trialProblemTexts = {
  past: "The last day is over where the company works. To end a trial, set the plan",
  "too-far": "A trial runs for a year at most",
  "not-larger": "The plan that was sold has all of that already",
} satisfies Record<TrialDayProblem["problem"], string>;

export const notProposed =
  "The two do not belong together any more: the company is followed or gone, its address is another one, or somebody uses the account that the customer has. Nothing was changed.";
