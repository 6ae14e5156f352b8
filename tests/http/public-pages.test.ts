import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { type Answer, Visitor } from "../support/visitor";

type Stated = {
  /** Of the specification. */
  section: string;
  at: string;
  texts: string[];
  /** Label and target of links within main. */
  links?: [label: string, target: string][];
};

const contact = "/fortitude/contact";
const signUp = "/auth?tab=signup";
const startTrial = "/auth?tab=signup&trial=pro";

const stated: Stated[] = [
  {
    section: "Home: hero",
    at: "/fortitude",
    texts: ["No credit card required", "30-day free trial", "$99", "$399"],
    links: [
      ["Request Demo", contact],
      ["Schedule a Demo", contact],
      ["Explore Solutions", "/fortitude/solutions"],
      ["Login", "/auth"],
      ["Start Free Trial", startTrial],
    ],
  },
  {
    section: "Home: cost of inefficiency, trust and return on investment",
    at: "/fortitude",
    texts: [
      "40% cost reduction",
      "30% productivity gain",
      "$250K average annual savings",
      "99.9% uptime SLA",
      "6-month typical payback",
      "$180K first-year savings",
      "$130K net benefit in year 1",
      "A demo with one of us takes 30 minutes",
    ],
  },
  {
    section: "Services",
    at: "/fortitude/services",
    texts: [
      "Physical Inventory Management & Cycle Counts",
      "Setup & Implementation of FleetTrack Pro",
      "Inventory System Setup for Parts Distributors",
      "2-5 days",
      "2-4 weeks, with 30-day post-launch support",
      "1-3 weeks",
      "Shrinkage reduced 15-25%",
      "Accuracy of 99.5%+",
      "Carrying costs reduced 20-30%",
      "within 4 business hours",
    ],
    links: [["Request Consultation", contact]],
  },
  {
    section: "Solutions: three delivery options",
    at: "/fortitude/solutions",
    texts: [
      "Desktop App",
      "For Windows and Mac",
      "Web Platform",
      "Mobile Companion",
      "For iOS and Android, coming Q2 2025",
    ],
    links: [
      ["Download Now", signUp],
      ["Login to Web App", "/auth"],
    ],
  },
  {
    section: "Solutions: capabilities",
    at: "/fortitude/solutions",
    texts: [
      "Vehicle and equipment tracking",
      "Maintenance scheduling and alerts",
      "Pre-trip inspection management",
      "Breakdown and incident logging",
      "Parts inventory management",
      "OCR invoice scanning",
      "Cost tracking and analytics",
      "Multi-user account management",
      "Custom reporting dashboard",
      "Fuel receipt management",
      "VIN decoder and lookup",
      "CSV data export",
    ],
  },
  {
    section: "Solutions: subscription tiers and free trial",
    at: "/fortitude/solutions",
    texts: [
      "Basic $49 /month Up to 10 vehicles 3 user accounts Basic reporting 3 OCR scans/month Email support",
      "Pro Most Popular $149 /month Up to 50 vehicles 10 user accounts Advanced analytics Unlimited OCR scans Priority support API access",
      "Enterprise Custom Unlimited vehicles and users Custom integrations Unlimited OCR 24/7 dedicated support SLA guarantee On-premise option",
      "30-day free trial on any plan",
      "No credit card required",
      "Free, Pro at $99/month and Enterprise at $399/month",
    ],
    links: [
      ["Get Started with Basic", contact],
      ["Get Started with Pro", contact],
      ["Contact Sales with Enterprise", contact],
      ["Start Free Trial", startTrial],
      ["Schedule Demo", contact],
      ["Level Up", "/level-up"],
    ],
  },
  {
    section: "About",
    at: "/fortitude/about",
    texts: [
      "Our mission",
      "Our vision",
      "Why companies choose us",
      "In numbers",
      "Our team",
      "2015 in business since",
      "500+ enterprise clients",
      "50K+ vehicles",
      "10M+ parts",
      "25+ certified auditors",
      "15+ software engineers",
      "24/7 support",
    ],
    links: [["Get in Touch", contact]],
  },
  {
    section: "Contact: details",
    at: contact,
    texts: [
      "within 4 business hours",
      "Monday to Friday, 8:00 AM to 6:00 PM CST",
      "Existing enterprise clients",
      "24/7 priority support by phone, email and live chat",
      "By submitting this form you agree to our Privacy Policy and Terms of Service",
      "1-10 vehicles 11-50 vehicles 51-100 vehicles 100+ vehicles Parts distributor",
      "Physical Inventory Services FleetTrack Pro Setup Inventory System Setup Software Only All Services",
    ],
    links: [
      ["Login for Support", "/auth"],
      ["Privacy Policy", "/fortitude/privacy"],
      ["Terms of Service", "/fortitude/terms"],
    ],
  },
  {
    section: "Simple landing page",
    at: "/fleettrackpro",
    texts: [
      "Vehicle Management VINs, which decode themselves, engine serials",
      "Parts Tracking Vendors, costs and the mileage",
      "Breakdown Analytics",
      "Security",
      "Multi-Fleet Support",
      "Real-Time Updates",
      "Free $0",
      "Pro $99 /month",
      "Enterprise $399 /month",
    ],
    links: [
      ["Get Started", signUp],
      ["Start Free Trial", startTrial],
      ["Sign In", "/auth?tab=signin"],
      ["other tiers", "/fortitude/solutions"],
    ],
  },
];

const labelOf = (link: HTMLElement) => link.text.replace(/\s+/g, " ").trim();

function linksIn(part: HTMLElement): [string, string][] {
  return part.querySelectorAll("a").map((link) => [labelOf(link), link.getAttribute("href")!]);
}

test.each(stated.map((one) => [one.section, one] as const))(
  "%s: says what is stated and leads where it should",
  async (_, { at, texts, links = [] }) => {
    const { html, text } = await new Visitor().get(at);
    expect(texts.filter((one) => !text.includes(one))).toEqual([]);
    const found = linksIn(html.querySelector("main")!).map(String);
    expect(links.map(String).filter((one) => !found.includes(one))).toEqual([]);
  },
);

const pages = [
  ...["/", "/fortitude", "/fortitude/services", "/fortitude/solutions", "/fortitude/about", contact],
  ...["/fortitude/privacy", "/fortitude/terms", "/fleettrackpro", "/fleettrackpro/install"],
];

const mainLinks = [
  ["Home", "/fortitude"],
  ["Services", "/fortitude/services"],
  ["Solutions", "/fortitude/solutions"],
  ["About", "/fortitude/about"],
  ["Contact", contact],
  ["Login", "/auth"],
];

const footLinks = [
  ["FleetTrack Pro Software", "/fortitude/solutions"],
  ["Pricing", "/fortitude/solutions"],
  ["Professional Services", "/fortitude/services"],
  ["About Us", "/fortitude/about"],
  ["Contact", contact],
  ["Login", "/auth"],
  ["(555) 555-0100", "tel:5555550100"],
  ["sales@example.com", "mailto:sales@example.com"],
  ["Privacy Policy", "/fortitude/privacy"],
  ["Terms of Service", "/fortitude/terms"],
];

test.each(pages.filter((at) => at.startsWith("/fortitude") || at === "/"))(
  "%s: the bar, the menu of a phone and the footer have the same links, and the page that is open is marked",
  async (at) => {
    const { html } = await new Visitor().get(at);
    const bar = html.querySelector(".bar > nav")!;
    const menu = html.querySelector("details.site-menu > nav")!;
    const foot = html.querySelector("footer")!;
    expect(linksIn(html.querySelector(".bar")!)[0]).toEqual(["FleetTrack Pro", "/fortitude"]);
    expect(linksIn(bar)).toEqual(mainLinks);
    expect(linksIn(foot)).toEqual(footLinks);
    expect(linksIn(menu)).toEqual([...mainLinks, ...footLinks]);
    expect(foot.text).toContain("© 2025");
    expect(foot.text).toContain("Springfield, Illinois");
    const marked = bar.querySelectorAll("[aria-current=page]").map(labelOf);
    const own = mainLinks.find(([, to]) => to === (at === "/" ? "/fortitude" : at));
    expect(marked).toEqual(own ? [own[0]] : []);
  },
);

test("the landing page has the copyright line alone below it", async () => {
  const { html } = await new Visitor().get("/fleettrackpro");
  expect(linksIn(html.querySelector("footer")!)).toEqual([]);
  expect(labelOf(html.querySelector("footer")!)).toContain("© 2025");
});

test("/ and /fortitude are one page, which search engines list once", async () => {
  const [home, fortitude] = [await new Visitor().get("/"), await new Visitor().get("/fortitude")];
  const mainOf = ({ html }: Answer) =>
    html.querySelector("main")!.innerHTML.replace(/(name="form_token" value=")[^"]*/g, "$1");
  expect(mainOf(home)).toBe(mainOf(fortitude));
  for (const { html } of [home, fortitude])
    expect(html.querySelector("link[rel=canonical]")!.getAttribute("href")).toMatch(/\/fortitude$/);
});

test("every link of a public page leads somewhere, also to its place in a page", async () => {
  const targets = new Set<string>();
  for (const at of pages)
    for (const [, to] of linksIn((await new Visitor().get(at)).html)) targets.add(to.split("#")[0]!);
  const lost: string[] = [];
  for (const to of [...targets].filter((one) => one.startsWith("/"))) {
    const visitor = new Visitor();
    await visitor.get(to);
    const { status } = await visitor.follow();
    if (status !== 200) lost.push(`${to}: ${status}`);
  }
  expect(lost).toEqual([]);
  const elsewhere = [...targets].filter((one) => one && !one.startsWith("/"));
  expect(elsewhere.filter((one) => !/^(tel:\d+|mailto:\S+@\S+)$/.test(one))).toEqual([]);
});

test.each(pages)("%s runs no script, and says what it is to search engines and messengers", async (at) => {
  const { html, headers } = await new Visitor().get(at);
  expect(html.querySelectorAll("script")).toEqual([]);
  expect(headers.getSetCookie()).toEqual([]);
  const metaOf = (name: string) =>
    html.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
  expect(html.querySelector("title")!.text).toMatch(/^\S.* - FleetTrack Pro$/);
  expect(metaOf("description").length).toBeGreaterThan(50);
  expect(metaOf("description").length).toBeLessThan(180);
  expect(metaOf("og:title")).not.toBe("");
  expect(metaOf("og:image")).toMatch(/^https?:\/\/.*\/pictures\/card\.png$/);
  expect(html.querySelector("link[rel=manifest]")!.getAttribute("href")).toBe("/site.webmanifest");
});

test("no two public pages have the same title or description", async () => {
  const heads = await Promise.all(
    pages.slice(1).map(async (at) => {
      const { html } = await new Visitor().get(at);
      return [html.querySelector("title")!.text, html.querySelector("meta[name=description]")!.outerHTML];
    }),
  );
  for (const column of [0, 1]) expect(new Set(heads.map((head) => head[column])).size).toBe(heads.length);
});

test("the sitemap lists every public page and nothing else, and robots.txt names it", async () => {
  const sitemap = await new Visitor().get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("xml");
  const listed = [...sitemap.body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.sort()).toEqual(pages.slice(1).sort());
  const robots = await new Visitor().get("/robots.txt");
  expect(robots.body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const closed = [...robots.body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
  expect(closed).toContain("/dashboard");
  expect(listed.filter((path) => closed.some((one) => path!.startsWith(one)))).toEqual([]);
});

test("the demo is one press on the home page and on the landing page", async () => {
  for (const at of ["/", "/fleettrackpro"]) {
    const { html } = await new Visitor().get(at);
    const form = html.querySelector("main form[action='/demo']")!;
    expect([form.getAttribute("method"), labelOf(form)]).toEqual(["post", "Try the Demo"]);
  }
});

test("the mobile companion is announced for its quarter, on a button that cannot be pressed", async () => {
  const { html } = await new Visitor().get("/fortitude/solutions");
  const [button] = html.querySelectorAll("main button").filter((one) => labelOf(one) === "Coming Q2 2025");
  expect(button!.hasAttribute("disabled")).toBe(true);
});

test("the solutions page and Level Up each say where the other prices are", async () => {
  const solutions = await new Visitor().get("/fortitude/solutions");
  expect(linksIn(solutions.html.querySelector("main")!)).toContainEqual(["Level Up", "/level-up"]);
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const levelUp = await visitor.get("/level-up");
  expect(linksIn(levelUp.html.querySelector("main")!)).toContainEqual([
    "Subscription tiers",
    "/fortitude/solutions",
  ]);
});

test("whoever has signed up is shown how to put the product on the desktop", async () => {
  const visitor = new Visitor();
  await visitor.get(signUp);
  const answer = await visitor.submit("form:has([name=companyName])", {
    email: `desk${Date.now()}@example.com`,
    password: "correct horse battery",
    companyName: "Desk Haulage",
    companyAddress: "1 Main St, Springfield, IL 62701",
    phoneNumber: "555-0100",
  });
  expect(answer.status).toBe(303);
  const { html, text } = await visitor.follow();
  expect(text).toContain("Account created!");
  const link = html.querySelector("#message a")!;
  expect([labelOf(link), link.getAttribute("href")]).toEqual([
    "Put it on your desktop",
    "/fleettrackpro/install",
  ]);
});

test("without an address of one's own for sales, a request is kept and mailed to nobody", async () => {
  const visitor = new Visitor();
  await visitor.get(contact);
  const email = `quiet${Date.now()}@example.com`;
  const typed = { name: "Pia Poll", email, company: "Poll", phone: "1", interest: "all", message: "Hello" };
  expect((await visitor.submit(contact, typed, "Request Consultation")).status).toBe(303);
  const { owner } = testDatabase();
  const { id } = await owner
    .selectFrom("contact_requests")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(await owner.selectFrom("mails").select("id").where("about_id", "=", id).execute()).toEqual([]);
});
