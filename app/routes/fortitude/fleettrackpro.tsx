import type { ReactNode } from "react";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { DemoButton } from "~/http/forms/demo-button";
import { useHasDemos } from "./+shared/has-demos";
import { Picture } from "./+shared/picture";
import { productTiers } from "./+shared/product-tiers";
import { publicMeta } from "./+shared/public-meta";
import { Hero, Points, Section } from "./+shared/section";
import { Tiers } from "./+shared/tiers";
import { Link } from "~/ui/link";

export const meta = publicMeta({
  title: "Fleet software for owner-operators and fleets",
  description:
    "Vehicles, parts and breakdowns of your fleet in one place. Free for 2 vehicles, with a 30-day trial of every larger plan.",
  path: "/fleettrackpro",
});

export default function FleetTrackProPage() {
  return (
    <>
      <Hero
        title="Every unit, every part, every breakdown"
        lead="FleetTrack Pro is the logbook of a fleet: what each unit is, what was done to it, what it cost, and what comes next."
      >
        <div className="button-row">
          <ButtonLink to="/auth?tab=signup" variant="primary">
            Get Started
          </ButtonLink>
          {useHasDemos() && <DemoButton variant="secondary" />}{" "}
          <ButtonLink to="/auth?tab=signin">Sign In</ButtonLink>
        </div>
        <Picture name="fleet" wide />
      </Hero>
      <Section title="What it keeps">
        <Points points={features} />
      </Section>
      <Section title="Plans" raised>
        <Tiers label="Plans" tiers={productTiers} />
        <p className="hint">
          With counts and setup by our people there are <Link to="/fortitude/solutions">other tiers</Link>.
        </p>
      </Section>
      <Closing>
        <ButtonLink to="/auth?tab=signup&trial=pro" variant="primary">
          Start Free Trial
        </ButtonLink>
      </Closing>
    </>
  );
}

const features = [
  {
    title: "Vehicle Management",
    text: "VINs, which decode themselves, engine serials, mileage or hours, photos and a history for each unit.",
  },
  { title: "Parts Tracking", text: "Vendors, costs and the mileage at which each part was fitted." },
  {
    title: "Breakdown Analytics",
    text: "What broke, when, at what mileage and what it cost: per unit, and for the whole fleet.",
  },
  {
    title: "Security",
    text: "Roles for managers and drivers, two-step sign-in, and records that no other company can reach.",
  },
  { title: "Multi-Fleet Support", text: "Trucks, trailers, buses and machines, from one unit to thousands." },
  { title: "Real-Time Updates", text: "What the driver signs in the yard is on the manager's next page." },
];

function Closing({ children }: { children: ReactNode }) {
  return (
    <Section title="30 days free on any plan" lead="No credit card required.">
      <ButtonRow>{children}</ButtonRow>
    </Section>
  );
}
