import { stateKinds } from "~/features/breakdowns/breakdown-state";
import { type BreakdownState, breakdownStates, stateNames } from "~/features/breakdowns/breakdown-types";
import type { Outcome } from "~/features/inspections/certify/certify-schema";
import { resultKinds } from "~/features/inspections/inspection-report";
import { outcomeNames } from "~/features/inspections/inspection-view";
import { type CheckResult, resultNames } from "~/features/inspections/items/inspection-items";
import { type ShownStatus, shownStatuses, statusNames } from "~/features/invoices/invoice-status";
import { statusKinds } from "~/features/invoices/status-badge";
import { type StoredMailState, mailBadges } from "~/features/mail/mail-badges";
import { reminderBadges } from "~/features/reminders/reminder-text";
import { invitationStates } from "~/features/users/users-view";
import { vehicleMarks } from "~/features/vehicles/list/vehicle-marks";
import type { BadgeKind } from "~/ui/badge";

export type StatusHelp = {
  name: string;
  statuses: { kind: BadgeKind; text: string; means: string }[];
};

const invoices: Record<ShownStatus, string> = {
  draft: "Being written. It has no number, its parts are still on the shelf, and nothing is owed.",
  finalized:
    "Issued: it has its number, its parts are out of stock, the customer owes it. It can't be edited.",
  sent: "Issued too, and handed over: printed or mailed. Finalize Invoice makes an invoice Sent.",
  paid: "Issued, and nothing of it is open.",
  credited: "Credit notes took all of it back.",
  cancelled: "Void. Its parts are back in stock, and its number is not used again.",
};

const vehicles: Record<keyof typeof vehicleMarks, string> = {
  unsafe:
    "A defect or breakdown that is not safe to drive with is open. Certify its repair, or mark it fixed.",
  checkVin: "The VIN does not fit its own check digit, or has a letter that VINs do not have.",
};

const results: Record<CheckResult, string> = {
  ok: "Looked at, and fine.",
  defect: "Something is wrong. A note says what.",
  not_applicable: "The unit does not have it.",
};

const outcomes: Record<Outcome, string> = {
  repaired: "A defect was repaired, and whoever certified it has signed.",
  not_necessary: "A defect need not be repaired for safe driving, and whoever certified it has signed.",
};

const breakdowns: Record<BreakdownState, string> = {
  reported: "Nobody works on it yet.",
  in_work: "It is being repaired.",
  fixed: "It was repaired.",
};

const reminders: Record<keyof typeof reminderBadges, string> = {
  overdue: "Past its mileage, hours or date.",
  due_soon: "Close to it.",
  ok: "Not yet close to it.",
  unknown: "There is no reading of the meter to count from.",
  other_unit: "It counts miles or kilometers, and the meter hours, or the other way round.",
  done: "Once was enough, and it is done.",
};

const mails: Record<StoredMailState, string> = {
  queued: "It goes out next. After a refusal it is tried again for more than a day.",
  sent: "The mail server took it.",
  failed: "The mail server refused it each time. Press Retry once the address or the server is right.",
  not_configured: "Kept, and not sent: whoever runs this server has not set up mail.",
};

const invitations: Record<keyof typeof invitationStates, string> = {
  pending: "Not answered yet. It takes up a seat.",
  accepted: "The person has joined.",
  expired: "Too old. Send it again.",
  declined: "The person said no.",
};

/** The keys of `means` in the order in which they are written. */
function statusesOf<Key extends string>(
  means: Record<Key, string>,
  badgeOf: (key: Key) => { kind: BadgeKind; text: string },
  order: readonly Key[] = Object.keys(means) as Key[],
): StatusHelp["statuses"] {
  return order.map((key) => ({ ...badgeOf(key), means: means[key] }));
}

export const statusHelp: StatusHelp[] = [
  {
    name: "Invoices",
    statuses: statusesOf(
      invoices,
      (key) => ({ kind: statusKinds[key], text: statusNames[key] }),
      shownStatuses,
    ),
  },
  { name: "Vehicles", statuses: statusesOf(vehicles, (key) => vehicleMarks[key]) },
  {
    name: "Items of an inspection",
    statuses: statusesOf(results, (key) => ({ kind: resultKinds[key], text: resultNames[key] })),
  },
  {
    name: "Defects",
    statuses: [
      {
        kind: "warning",
        text: "Open",
        means: "Nobody has certified its repair. The next driver is asked about it.",
      },
      ...statusesOf(outcomes, (key) => ({ kind: "good" as const, text: outcomeNames[key] })),
    ],
  },
  {
    name: "Breakdowns",
    statuses: statusesOf(
      breakdowns,
      (key) => ({ kind: stateKinds[key], text: stateNames[key] }),
      breakdownStates,
    ),
  },
  { name: "Reminders", statuses: statusesOf(reminders, (key) => reminderBadges[key]) },
  { name: "Mails", statuses: statusesOf(mails, (key) => mailBadges[key]) },
  {
    name: "Invitations",
    statuses: statusesOf(invitations, (key) => ({
      kind: invitationStates[key].badge,
      text: invitationStates[key].label,
    })),
  },
];
