import { useRouteLoaderData } from "@remix-run/react";
import { type Clause, LegalPage } from "./+shared/legal-page";
import { publicMeta } from "./+shared/public-meta";
import type { Contact } from "./+shared/site-navigation";

export const meta = publicMeta({
  title: "Terms of Service",
  description: "What you get from FleetTrack Pro, what we ask of you, and how either side ends it.",
  path: "/fortitude/terms",
});

export default function TermsPage() {
  const { salesEmail } = useRouteLoaderData("routes/fortitude/site") as Contact;
  return (
    <LegalPage
      title="Terms of Service"
      intro="What you get, what we ask of you, and how either side ends it."
      clauses={clauses}
      salesEmail={salesEmail}
    />
  );
}

const clauses: Clause[] = [
  {
    title: "The service",
    paragraphs: [
      "FleetTrack Pro keeps records of vehicles, inspections, breakdowns, fuel, service, parts, customers and invoices for companies. What each plan includes is on the plans page, Level Up, of your account.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "Whoever signs up manages the company's account and invites others to it. Keep your password to yourself; two-step sign-in is there for everybody. You are responsible for what people do with the roles that you give them.",
    ],
  },
  {
    title: "Plans, trials and prices",
    paragraphs: [
      "Free costs nothing. Pro is $99 and Enterprise $399 a month. A trial lasts 30 days, needs no credit card and ends by itself; each company has one. After it the plan is the one that you had before, and everything you recorded stays readable.",
      "A larger plan is arranged with our sales team. Offers that they make to you, and services such as counts and setup, have their own terms in writing.",
    ],
  },
  {
    title: "Your records",
    paragraphs: [
      "What you record is yours. You can download all of it at any time, on every plan. Issued invoices and signed inspections cannot be changed afterwards; corrections are added beside them.",
      "You decide what is recorded and are responsible for what the law asks of you: that inspections are made, taxes are right and reports are kept. Rates of tax that the product proposes are estimates.",
    ],
  },
  {
    title: "The demo",
    paragraphs: [
      "A demo company is made up, is seen by you alone and sends no mail. It is erased when you sign out, and at the latest after 30 minutes, unless you keep it as your own company.",
    ],
  },
  {
    title: "Fair use",
    paragraphs: [
      "Do not try to reach the records of others, to overload the service or to send mail to people who do not expect it. There are limits on tries, uploads and mails, which say so when they are reached.",
    ],
  },
  {
    title: "The end",
    paragraphs: [
      "A manager can close the company at any time. It goes on for seven days, in which one press keeps it, and is then erased.",
    ],
  },
];
