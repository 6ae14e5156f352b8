export type SettingsProblem =
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "logo-gone" }
  | { problem: "reason-missing" };

export function settingsProblemText(problem: SettingsProblem): {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  latest?: number;
} {
  if (problem.problem === "logo-gone")
    return { fieldErrors: { photo: ["The logo is no longer kept here. Choose it again."] } };
  if (problem.problem === "reason-missing")
    return { fieldErrors: { openingReason: ["Say why closed days are opened again"] } };
  return {
    formErrors: [
      "Somebody else saved the settings after you opened them. Below is what is saved now, in the form what you typed. Save again to keep yours.",
    ],
    latest: problem.version,
  };
}
