import { type Plan, plans } from "~/auth/permissions";
import { daysBetween } from "~/features/calendar/days";
import { lastDayOf } from "~/features/plans/plan-state.server";
import { formatCount, formatDay, formatTime } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { businessTypeWords, crmStatuses, labelOf } from "../customers/crm-customer-choices";
import type { ListedCompany } from "./companies.server";
import type { SeenCompany, SeenPerson } from "./company.server";

/** A row of the list, also for the dashboard. Times are the provider's, days the company's. */
export function companyView(company: ListedCompany, timeZone: string, ownId: string) {
  const { id, in_force, trial_ends_at: end, time_zone, people, waiting } = company;
  const isOwn = id === ownId;
  return {
    id,
    name: company.company_name || "(without a name)",
    number: company.account_number,
    plan: planWords(in_force, end && lastDayOf(end, time_zone)),
    people:
      waiting > 0 ? `${formatCount(people)}, ${formatCount(waiting)} on the waitlist` : formatCount(people),
    seen: companySeenWords(company, timeZone),
    closes: company.closes_at ? `closes on ${formatDay(today(time_zone, company.closes_at))}` : undefined,
    crmCustomerId: company.crm_customer_id,
    isOwn,
    mayFollow: !isOwn && company.crm_customer_id === null && people > 0,
  };
}

export type CompanyRow = ReturnType<typeof companyView>;

function planWords(plan: Plan, trialDay: string | null | undefined): string {
  const { name } = plans[plan];
  return trialDay ? `${name} (trial through ${formatDay(trialDay)})` : name;
}

const nobodyYet = "nobody belongs to it yet";

/** By the rule of `isUnseen`: only who may sign in can stay away. */
function companySeenWords(
  { people, able, created_at, last_seen_at }: ListedCompany,
  timeZone: string,
): string {
  if (people === 0) return nobodyYet;
  if (able === 0 && !last_seen_at) return "nobody may sign in yet";
  return seenWords(last_seen_at, created_at, timeZone);
}

/** Ended sessions are kept for so long. */
const keptDays = 180;

/** `since` is when the company or the person began. */
function seenWords(at: Date | null, since: Date, timeZone: string): string {
  if (at) return formatTime(at, timeZone);
  const first = today(timeZone, since);
  return daysBetween(first, today(timeZone)) > keptDays
    ? `not in the last ${keptDays} days`
    : `never (here since ${formatDay(first)})`;
}

/** The page of a company. */
export function seenCompanyView(company: SeenCompany, timeZone: string, ownId: string) {
  const { people, has_trial, trial_plan, trial_ends_at } = company;
  const lastDay = trial_ends_at && lastDayOf(trial_ends_at, company.time_zone);
  return {
    id: company.id,
    name: company.company_name || "(without a name)",
    isOwn: company.id === ownId,
    figures: [
      { value: formatCount(company.vehicles), label: "Vehicles" },
      { value: formatCount(company.parts), label: "Parts" },
      { value: formatCount(company.invoices), label: "Invoices" },
      { value: formatCount(people.length), label: "People" },
    ],
    details: detailsOf(company, timeZone, lastDay),
    people: people.map((person) => personView(person, timeZone)),
    waiting: people.filter(({ waits }) => waits).length,
    failures: company.failures.map(({ id, kind, created_at, last_error }) => ({
      ...{ id, kind, at: formatTime(created_at, timeZone), error: last_error ?? "" },
    })),
    failedMails: company.failed_mails,
    sentMails: company.sent_mails,
    closes: company.closes_at && formatTime(company.closes_at, company.time_zone),
    sold: company.plan,
    hasTrial: has_trial,
    trial: trial_plan && lastDay ? { plan: trial_plan, lastDay } : undefined,
    crmCustomerId: company.crm_customer_id,
    isChurned: company.status === "churned",
    mayFollow: company.id !== ownId && company.crm_customer_id === null && people.length > 0,
  };
}

function detailsOf(company: SeenCompany, timeZone: string, lastDay: string | null) {
  const { people, in_force, plan, trial_plan, has_trial, created_at } = company;
  const newest = (times: (Date | null)[]) =>
    times.reduce((one, other) => (other && (!one || other > one) ? other : one), null);
  const trialWords = (day: string) =>
    `${plans[trial_plan!].name}, ${has_trial ? "through" : "ended on"} ${formatDay(day)}`;
  return [
    { label: "Plan in force", value: plans[in_force].name },
    { label: "Plan sold", value: plans[plan].name },
    { label: "Trial", value: lastDay ? trialWords(lastDay) : "Never had one" },
    ...(people.length > 0
      ? [
          {
            label: "Last sign-in",
            value: seenWords(newest(people.map((one) => one.signed_in_at)), created_at, timeZone),
          },
          {
            label: "Last seen",
            value: seenWords(newest(people.map((one) => one.last_seen_at)), created_at, timeZone),
          },
        ]
      : []),
    { label: "Invoice drafts", value: formatCount(company.drafts) },
    beganDetail(company, timeZone),
    { label: "Account number", value: company.account_number },
    { label: "Phone", value: company.phone_number || "Not specified" },
    { label: "Address", value: company.company_address || "Not specified" },
    { label: "Business type", value: businessTypeWords(company.business_type) || "Not specified" },
    { label: "Time zone", value: company.time_zone },
    ...(company.status ? [{ label: "CRM status", value: labelOf(crmStatuses, company.status) }] : []),
  ];
}

/** A company without people was added in the CRM: whoever signs up belongs to theirs. */
function beganDetail({ people, created_at, added_by }: SeenCompany, timeZone: string) {
  if (people.length > 0) return { label: "Signed up", value: formatTime(created_at, timeZone) };
  const day = formatDay(today(timeZone, created_at));
  return { label: "Added", value: `${day}${added_by ? ` by ${added_by}` : ""}; nobody has signed in yet` };
}

const roleNames: Record<SeenPerson["role"], string> = {
  admin: "Provider's staff",
  user: "Manager",
  limited_user: "Limited user",
  demo: "Demo",
  waitlist: "Waitlist",
};

function personView({ id, name, email, role, ...person }: SeenPerson, timeZone: string) {
  const counter = person.is_counter ? ", counter" : "";
  return {
    id,
    name: name ?? "",
    email,
    role: `${roleNames[role]}${counter}${person.is_confirmed ? "" : ", address not confirmed"}`,
    seen: seenWords(person.last_seen_at, person.created_at, timeZone),
  };
}

export type PersonRow = ReturnType<typeof personView>;
