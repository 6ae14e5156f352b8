import { ButtonLink, ButtonRow } from "~/ui/button";
import { publicMeta } from "./+shared/public-meta";
import { Figures, Hero, Points, Section } from "./+shared/section";

export const meta = publicMeta({
  title: "About Us",
  description:
    "Enterprise fleet management and inventory services since 2015: our mission, our people, and why companies choose us.",
  path: "/fortitude/about",
});

export default function AboutPage() {
  return (
    <>
      <Hero
        title="We keep the records that keep trucks running"
        lead="Enterprise fleet management and inventory services since 2015, from people who count parts and people who write software."
      />
      <Section title="What drives us">
        <Points points={aims} />
      </Section>
      <Section title="Why companies choose us" raised>
        <Points points={reasons} />
      </Section>
      <Section title="In numbers">
        <Figures figures={numbers} />
      </Section>
      <Section
        title="Our team"
        lead="25+ certified auditors count and set up inventories. 15+ software engineers build FleetTrack Pro. Support is there 24/7."
        raised
      >
        <ButtonRow>
          <ButtonLink to="/fortitude/contact" variant="primary">
            Get in Touch
          </ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}

const aims = [
  {
    title: "Our mission",
    text: "To give everybody who keeps vehicles and parts one record of them that is right: in the yard, in the shop and at the counter.",
  },
  {
    title: "Our vision",
    text: "A fleet where no breakdown surprises anybody, no part is bought twice, and no figure has to be looked for.",
  },
];

const reasons = [
  { title: "Services and software", text: "Who counts your shelves also knows the program that keeps them." },
  {
    title: "From one truck up",
    text: "The same product for an owner-operator, a fleet and a parts reseller.",
  },
  { title: "A named time", text: "Counts take 2-5 days, setup 2-4 weeks, inventory systems 1-3 weeks." },
  { title: "We stay", text: "30 days of support after the launch are part of every setup." },
];

const numbers = [
  { value: "2015", label: "in business since" },
  { value: "500+", label: "enterprise clients" },
  { value: "50K+", label: "vehicles" },
  { value: "10M+", label: "parts" },
  { value: "25+", label: "certified auditors" },
  { value: "15+", label: "software engineers" },
  { value: "24/7", label: "support" },
];
