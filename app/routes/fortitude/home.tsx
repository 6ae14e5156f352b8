import { ButtonLink, ButtonRow } from "~/ui/button";
import { Link } from "~/ui/link";
import { DemoButton } from "~/http/forms/demo-button";
import { useHasDemos } from "./+shared/has-demos";
import { Picture } from "./+shared/picture";
import { productTiers } from "./+shared/product-tiers";
import { publicMeta } from "./+shared/public-meta";
import { Figures, Hero, Points, Section } from "./+shared/section";
import { Tiers } from "./+shared/tiers";
import { WhatItDoes } from "./+shared/what-it-does";

export const meta = publicMeta({
  title: "Fleet, parts and invoices in one place",
  description:
    "Vehicles, pre-trip inspections, breakdowns, fuel, parts inventory and invoicing for owner-operators, fleets and heavy-duty parts resellers. Free for 2 vehicles.",
  path: "/fortitude",
});

export default function HomePage() {
  return (
    <>
      <Opening />
      <WhatItDoes />
      <CostOfInefficiency />
      <TrustAndReturn />
      <Prices />
      <Closing />
    </>
  );
}

function Opening() {
  const hasDemos = useHasDemos();
  return (
    <Hero
      title="Your trucks, your parts and your invoices in one place"
      lead="FleetTrack Pro is for owner-operators, for fleets that keep their own parts, and for heavy-duty parts resellers. It knows what each unit needs next, what is on the shelf, and who has not paid yet."
    >
      <div className="button-row">
        {hasDemos && <DemoButton variant="primary" />}{" "}
        <ButtonLink to="/auth?tab=signup&trial=pro" variant={hasDemos ? undefined : "primary"}>
          Start Free Trial
        </ButtonLink>{" "}
        <ButtonLink to="/fortitude/contact" variant="quiet">
          Request Demo
        </ButtonLink>
      </div>
      <p className="hint">
        {hasDemos && "The demo opens at once, without signing up. "}Free for 2 vehicles; Pro is $99 a month,
        Enterprise $399 a month, after a 30-day free trial. No credit card required.
      </p>
      <Picture name="fleet" wide />
    </Hero>
  );
}

function CostOfInefficiency() {
  return (
    <Section
      title="The cost of inefficiency"
      lead="A unit that waits for a part, a part that is bought twice, an invoice that nobody asks about: each costs little, all of them together a truck."
      raised
    >
      <Figures
        figures={[
          { value: "40%", label: "cost reduction" },
          { value: "30%", label: "productivity gain" },
          { value: "$250K", label: "average annual savings" },
        ]}
      />
    </Section>
  );
}

function TrustAndReturn() {
  return (
    <Section title="Trust and return on investment">
      <Figures
        figures={[
          { value: "6-month", label: "typical payback" },
          { value: "$180K", label: "first-year savings" },
          { value: "$130K", label: "net benefit in year 1" },
          { value: "99.9%", label: "uptime SLA" },
        ]}
      />
      <Points points={trust} />
    </Section>
  );
}

const trust = [
  {
    title: "Yours alone",
    text: "No company sees a record of another one. The database itself sees to that.",
  },
  {
    title: "Nothing typed is lost",
    text: "A form that arrives after the session has ended is kept until you have signed in again.",
  },
  {
    title: "Take it with you",
    text: "Download every record, photo and invoice of your company at any time.",
  },
];

function Prices() {
  return (
    <Section title="What it costs" raised>
      <Tiers label="Plans" tiers={productTiers} />
      <p className="hint">
        <Link to="/fleettrackpro">The product and its plans</Link>, or{" "}
        <Link to="/fortitude/solutions">tiers with our services</Link>.
      </p>
    </Section>
  );
}

function Closing() {
  return (
    <Section title="See it with your own trucks" lead="A demo with one of us takes 30 minutes.">
      <ButtonRow>
        <ButtonLink to="/fortitude/contact" variant="primary">
          Schedule a Demo
        </ButtonLink>
        <ButtonLink to="/fortitude/solutions">Explore Solutions</ButtonLink>
        <ButtonLink to="/auth" variant="quiet">
          Login
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
