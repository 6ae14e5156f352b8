import { keptMonths } from "~/features/inspections/retention";
import { largestPhoto } from "~/features/files/photo.server";
import type { Term } from "./glossary";

const megabytes = largestPhoto / 1_048_576;

const kept: Term[] = [
  {
    term: "Records",
    means:
      "In the database of the server that you see this page from. Each company sees its own alone. Vehicles, customers and parts that are deleted are only put away; their papers stay.",
  },
  {
    term: "Photos",
    means: `In the same database, without the place and the camera that a phone writes into them. At most ${megabytes} MB each. One that no record took is gone after a day.`,
  },
  {
    term: "Invoices and their PDF",
    means:
      "An invoice that was issued keeps its text and its figures for good. Its PDF is made from them each time it is opened or mailed.",
  },
  {
    term: "Inspections (DVIR)",
    means: `Signed ones can't be changed, only corrected by an addition. They can be deleted ${keptMonths} months after the last signature, never while a defect is open (49 CFR 396.11).`,
  },
  {
    term: "Who did what",
    means:
      "Sign-ins, people, plans, prices and corrections are in the audit of the account, which nobody can change.",
  },
  {
    term: "Mails",
    means: "The last 100 are listed under Account Info, Mail, each with whether the mail server took it.",
  },
  {
    term: "Files to import",
    means:
      "As they were, with what they wrote, so that it can be undone. One that was never imported is gone after 30 days.",
  },
  {
    term: "Passwords",
    means: "As a hash that can't be turned back. Nobody can read yours, not even who runs the server.",
  },
  {
    term: "This browser",
    means:
      "A few small cookies: who is signed in or about to be, which browser it is, what you chose for this device, the side bar, and the demo that you opened. None of anybody else.",
  },
  {
    term: "Your own copy",
    means:
      "Account Info, Your Data: one ZIP with every record, table, photo and issued invoice, on every plan. Its tables can be imported again.",
  },
  {
    term: "Backups",
    means: "Made by whoever runs the server. A copy of your own does not depend on them.",
  },
];

type Limits = { idleMinutes: number; closingDays: number };

/** What is kept where, and for how long. */
export function keptHelp({ idleMinutes, closingDays }: Limits): Term[] {
  return [
    ...kept,
    {
      term: "Half-typed forms",
      means: `After ${idleMinutes} minutes without use you are signed out. What you send then is kept for 30 minutes, for you alone: sign in again to finish it.`,
    },
    {
      term: "A company that is closed",
      means: `Kept for ${closingDays} days, in which a manager can change that. Then all of it is erased but its account number and two dates.`,
    },
  ];
}
