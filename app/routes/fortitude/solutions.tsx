import { useLoaderData } from "@remix-run/react";
import { environment } from "~/environment";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { capabilities, offers } from "./+shared/offers";
import { publicMeta } from "./+shared/public-meta";
import { Hero, Section } from "./+shared/section";
import { Tiers } from "./+shared/tiers";

export const meta = publicMeta({
  title: "Software and Pricing",
  description:
    "FleetTrack Pro on the desktop, in the browser and on the phone: what it can do, what it costs, and a 30-day free trial on any plan.",
  path: "/fortitude/solutions",
});

export function loader() {
  return { mobileQuarter: environment.MOBILE_QUARTER };
}

export default function SolutionsPage() {
  return (
    <>
      <Hero
        title="One program for the yard, the shop and the counter"
        lead="FleetTrack Pro runs where you work: on the desktop, in any browser, and soon in your pocket. All of them show the same records."
      />
      <Delivery />
      <Capabilities />
      <Pricing />
      <FreeTrial />
    </>
  );
}

function Delivery() {
  const { mobileQuarter } = useLoaderData<typeof loader>();
  return (
    <Section title="Three ways to use it">
      <ul className="tiers">
        <li className="tier">
          <h3>Desktop App</h3>
          <p>For Windows and Mac: a window and an icon of its own.</p>
          <p className="hint">
            Sign up first; <Link to="/fleettrackpro/install">how to put it on your desktop</Link> comes after.
          </p>
          <div className="tier-action button-row">
            <ButtonLink to="/auth?tab=signup" variant="primary">
              Download Now
            </ButtonLink>
          </div>
        </li>
        <li className="tier">
          <h3>Web Platform</h3>
          <p>In every browser, also on an old terminal and a slow line. Nothing to install.</p>
          <div className="tier-action button-row">
            <ButtonLink to="/auth">Login to Web App</ButtonLink>
          </div>
        </li>
        <li className="tier">
          <h3>Mobile Companion</h3>
          <p>For iOS and Android, coming {mobileQuarter}. Until then the web platform fits a phone.</p>
          <div className="tier-action button-row">
            <Button type="button" variant="secondary" disabled>
              Coming {mobileQuarter}
            </Button>
          </div>
        </li>
      </ul>
    </Section>
  );
}

function Capabilities() {
  return (
    <Section title="What it can do" raised>
      <ul className="ticks ticks-columns">
        {capabilities.map(({ name }) => (
          <li key={name}>
            <Icon name="check" /> <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pricing() {
  const tiers = offers.map(({ action, ...offer }) => ({
    ...offer,
    action: (
      <ButtonLink
        to="/fortitude/contact"
        variant={offer.badge ? "primary" : "secondary"}
        about={`with ${offer.name}`}
      >
        {action}
      </ButtonLink>
    ),
  }));
  return (
    <Section title="Subscription tiers" lead="What our sales team offers, with everything set up for you.">
      <Tiers label="Subscription tiers" tiers={tiers} />
      <p className="hint">
        The plans inside the product are others: Free, Pro at $99/month and Enterprise at $399/month. After
        you sign in they are on <Link to="/level-up">Level Up</Link>, which also says what your company has
        now.
      </p>
    </Section>
  );
}

function FreeTrial() {
  return (
    <Section title="30-day free trial on any plan" lead="No credit card required. It ends by itself." raised>
      <ButtonRow>
        <ButtonLink to="/auth?tab=signup&trial=pro" variant="primary">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to="/fortitude/contact">Schedule Demo</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
