/** What the provider looks for among the companies, as the URL names it. */
export const companyFilters = [
  { value: "all", label: "All" },
  { value: "trials", label: "Trials ending this week" },
  { value: "unseen", label: "Not seen for 14 days" },
  { value: "waiting", label: "On the waitlist" },
  { value: "unfollowed", label: "Not followed" },
] as const;

export type CompanyFilter = (typeof companyFilters)[number]["value"];

export function readCompanyFilter(text: string | null): CompanyFilter {
  return companyFilters.find(({ value }) => value === text)?.value ?? "all";
}

/** A trial that ends within so many days ends this week. */
export const trialDays = 7;
/** Whoever was not seen for so long may be about to leave. */
export const unseenDays = 14;
