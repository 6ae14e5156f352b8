/** What falls due by its own notice, within so many days, or ever. */
export const dueWindows = ["now", "7", "30", "90", "all"] as const;
export type DueWindow = (typeof dueWindows)[number];

export const windowNames: Record<DueWindow, string> = {
  now: "Due now or soon",
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  all: "All",
};

/** From the URL: the first for anything else. */
export function readWindow(text: string | null): DueWindow {
  return dueWindows.find((one) => one === text) ?? "now";
}
