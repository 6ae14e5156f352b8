import type { ReactNode } from "react";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { CountDrawing, ShelfDrawing, TruckDrawing } from "./+shared/drawings";
import { publicMeta } from "./+shared/public-meta";
import { Hero, Section } from "./+shared/section";

export const meta = publicMeta({
  title: "Professional Services",
  description:
    "Physical inventory counts and cycle counts, setup of FleetTrack Pro, and inventory system setup for parts distributors.",
  path: "/fortitude/services",
});

export default function ServicesPage() {
  return (
    <>
      <Hero
        title="People who count, set up and stay"
        lead="Software keeps records. Somebody has to make the first ones right. Our auditors and engineers do that with you, in days or weeks that we name beforehand."
      />
      <Section title="Professional services">
        <ul className="service-cards">
          {services.map((service) => (
            <ServiceCard key={service.title} {...service} />
          ))}
        </ul>
      </Section>
      <Section
        title="Not sure what you need?"
        lead="Tell us how many vehicles and parts you have. We answer within 4 business hours."
        raised
      >
        <ButtonRow>
          <ButtonLink to="/fortitude/contact" variant="primary">
            Request Consultation
          </ButtonLink>
          <ButtonLink to="/fortitude/solutions">Explore Solutions</ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}

type Service = { title: string; drawing: ReactNode; text: string; time: string; results: string[] };

const services: Service[] = [
  {
    title: "Physical Inventory Management & Cycle Counts",
    drawing: <CountDrawing />,
    text: "Certified auditors count every bin, compare it with your books and find out why the two differ. Cycle counts keep it that way.",
    time: "2-5 days for a count",
    results: ["Shrinkage reduced 15-25%", "Accuracy of 99.5%+", "Carrying costs reduced 20-30%"],
  },
  {
    title: "Setup & Implementation of FleetTrack Pro",
    drawing: <TruckDrawing />,
    text: "We bring your vehicles, their histories, your parts and your people into the product, from the files of the program that you use now.",
    time: "2-4 weeks, with 30-day post-launch support",
    results: [
      "Vehicles decoded from their VINs",
      "Reminders for each unit",
      "A sign-in and a role for everybody",
    ],
  },
  {
    title: "Inventory System Setup for Parts Distributors",
    drawing: <ShelfDrawing />,
    text: "Part numbers, cross-references, bins, prices per customer and open invoices: set up for a counter that sells while we work.",
    time: "1-3 weeks",
    results: ["Other makers' numbers", "Price levels and core charges", "Opening stock and balances"],
  },
];

function ServiceCard({ title, drawing, text, time, results }: Service) {
  return (
    <li className="service-card">
      {drawing}
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="service-time">{time}</p>
      <ul>
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
      <div className="tier-action button-row">
        <ButtonLink to="/fortitude/contact" about={`about ${title}`}>
          Request Consultation
        </ButtonLink>
      </div>
    </li>
  );
}
