export const breakdownTypes = [
  "Oil Leak",
  "Electrical Problem",
  "Steering Problem",
  "Engine or Power Problem",
  "Windshield Damage",
  "Other Damage",
  "Other Problem",
  "Safety Concern",
] as const;
export type BreakdownType = (typeof breakdownTypes)[number];

export const breakdownStates = ["reported", "in_work", "fixed"] as const;
export type BreakdownState = (typeof breakdownStates)[number];

export const stateNames: Record<BreakdownState, string> = {
  reported: "Reported",
  in_work: "In work",
  fixed: "Fixed",
};
