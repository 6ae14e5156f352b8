export type SettingsProblem = { problem: "changed-meanwhile"; version: number } | { problem: "logo-gone" };

export function settingsProblemText(problem: SettingsProblem) {
  if (problem.problem === "logo-gone")
    return { fieldErrors: { photo: ["The logo is no longer kept here. Choose it again."] } };
  return {
    formErrors: [
      "Somebody else saved the settings after you opened them. Below is what is saved now, in the form what you typed. Save again to keep yours.",
    ],
    latest: problem.version,
  };
}
