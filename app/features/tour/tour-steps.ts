import type { IconName } from "~/ui/icon";

export type TourStep = {
  /** In its address. The first one is /tour itself. */
  name: string;
  title: string;
  icon: IconName;
  text: string;
  points: string[];
};

export const tourSteps: readonly TourStep[] = [
  {
    name: "welcome",
    title: "Welcome to FleetTrack Pro",
    icon: "wheel",
    text: "Your trucks, your parts and your invoices in one place. This tour shows the five parts of it in about two minutes.",
    points: [
      "The menu leads to each part. A part that your plan does not have says which plan has it.",
      "Everything works from the keyboard. Help, at the top of every page, lists the keys.",
    ],
  },
  {
    name: "fleet-data",
    title: "Fleet Data",
    icon: "truck",
    text: "Every truck, trailer and machine, decoded from its VIN, with its whole life: mileage, fuel, parts, breakdowns, service and inspections.",
    points: [
      "Find a unit by its number or the last 6 of its VIN.",
      "Drivers sign pre-trip inspections (DVIR) on their phones. A defect stays open until its repair is certified.",
      "Reminders say what is due, by miles, hours or date.",
      "Bring a fleet list, a fuel log or a service log along as a file.",
    ],
  },
  {
    name: "inventory",
    title: "Inventory with Invoice Scanning",
    icon: "box",
    text: "Every part with its bin, its stock and the point at which to reorder it. Each piece that comes or goes is written down.",
    points: [
      "One search box finds a part by its number, an old number, a bar code or a word.",
      "Count shelf by shelf; sales go on meanwhile.",
      "Invoice scanning reads the parts off a photo of a supplier's invoice, for you to check.",
    ],
  },
  {
    name: "invoicing",
    title: "Invoicing",
    icon: "invoice",
    text: "Sell over the counter or on terms: type or scan the part numbers, and print or mail the invoice.",
    points: [
      "Finalizing an invoice takes its parts out of stock; cancelling it puts them back.",
      "Payments, credit notes and core charges are kept with the customer.",
      "The statement and the ageing list say who owes what, and since when.",
    ],
  },
  {
    name: "reports",
    title: "Reports and Analytics",
    icon: "chart",
    text: "What the fleet costs and what the counter earns, from what you recorded anyway.",
    points: [
      "Cost per mile and fuel economy of each vehicle, with the span they are worked out over.",
      "What is owed, what was paid, and what was sold short or below cost.",
      "Choose what your dashboard shows under Customize.",
    ],
  },
  {
    name: "account",
    title: "Account Management",
    icon: "people",
    text: "Your company, your people and your plan.",
    points: [
      "Invite managers, drivers and counter staff. Each sees what the work needs.",
      "Level Up compares the plans and starts a free trial.",
      "Your data is yours: download all of it at any time, on every plan.",
    ],
  },
];

export function tourStepOf(name: string): TourStep | undefined {
  return tourSteps.find((step) => step.name === name);
}

export function tourPath(step: TourStep): string {
  return step === tourSteps[0] ? "/tour" : `/tour/${step.name}`;
}
