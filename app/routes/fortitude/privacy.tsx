import { useRouteLoaderData } from "@remix-run/react";
import { type Clause, LegalPage } from "./+shared/legal-page";
import { publicMeta } from "./+shared/public-meta";
import type { Contact } from "./+shared/site-navigation";

export const meta = publicMeta({
  title: "Privacy Policy",
  description: "What FleetTrack Pro keeps about you and your company, for how long, and who sees it.",
  path: "/fortitude/privacy",
});

export default function PrivacyPage() {
  const { salesEmail } = useRouteLoaderData("routes/fortitude/site") as Contact;
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What we keep, why, for how long, and who sees it."
      clauses={clauses}
      salesEmail={salesEmail}
    />
  );
}

const clauses: Clause[] = [
  {
    title: "These pages",
    paragraphs: [
      "The public pages run no scripts, count no visitors and load nothing from other companies. The server's log has the address of each page that was asked for and when, without what was searched for.",
    ],
  },
  {
    title: "What you write in the contact form",
    paragraphs: [
      "Your name, email, company, phone number, fleet size, interest and message are kept so that our sales team can answer, and are removed after two years. They are used for nothing else. To slow down programs that send forms, your network address is kept with the time for one day.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "We keep your email address, your company's name, address and phone number, and what you record about vehicles, parts, inspections, customers and sales. Passwords are kept only as a hash, from which they cannot be read.",
      "For each browser that signs in we keep its name, its network address and when it was last used, for 180 days. You see them under Account Info and can end each of them. What managers do with people, plans and files is in an audit log that your managers can read.",
      "Photos lose their location and other hidden data before they are stored. Only a photo that is scanned is kept as it came, for its best reading, until its scan is used or discarded, at most 30 days.",
    ],
  },
  {
    title: "Who sees it",
    paragraphs: [
      "The people of your company, as far as their role allows. No other company sees any of it. A driver's inspection, an invoice or a statement goes to somebody else only when one of your people sends it.",
      "If a VIN is not in our own catalog, the VIN alone may be sent to the public decoder of the National Highway Traffic Safety Administration.",
      "Photos that are scanned are read on our own machine. On the Enterprise plan a part number that somebody looks up, and a photo that somebody scans, may also be sent to an outside service that reads it: Account Info says whether, and to which.",
    ],
  },
  {
    title: "Cookies",
    paragraphs: [
      "The cookie of your session ends with it: after 10 minutes without use, or when you sign out. Others hold the message for the next page (2 minutes), whether the side bar is open (7 days), what you chose for this device, a second step of signing in that is under way (10 minutes), the ticket of a demo that you opened (1 hour), and an id by which your devices page tells this browser from others (400 days). None of them is for advertising.",
    ],
  },
  {
    title: "How long",
    paragraphs: [
      "What you record is kept until you remove it or close your company. Signed inspection reports are kept for at least three months, because the law asks for that. Issued invoices stay as they were issued.",
      "A manager can download everything at any time, and close the company: seven days later all of it is erased, except the account number and two dates. A demo company is erased when you sign out, and at the latest 30 minutes after it was opened.",
    ],
  },
];
