import { afterAll, expect, test } from "vitest";
import { startDirectly } from "../start/run-product";
import { admittedTo } from "../support/built-server";
import { freePort } from "../support/free-port";
import { newCompany } from "../support/people";
import { ownedItem } from "../support/stock";
import { Visitor, site } from "../support/visitor";

// The product as it runs, for what happens before remix-serve.
const web = startDirectly(
  { DATABASE_URL: process.env.DATABASE_URL!, PORT: String(await freePort()), SAMPLE: "0", LOG_LEVEL: "info" },
  "web",
);
const address = await web.address();

afterAll(async () => {
  process.kill(web.pid, "SIGTERM");
  await web.exitCode;
});

async function stockkeeper(origin?: string): Promise<Visitor> {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9009", description: `3/4" <hose> & clamp`, cost: "11.50" });
  const visitor = new Visitor(origin);
  await visitor.signIn(company);
  return visitor;
}

/** Without the marks that only a script needs, and what every answer has anew. */
function comparable(html: string): string {
  return html.replace(/<!--.*?-->|nonce="[^"]*"| data-discover="true"/g, "");
}

test.each(["/inventory", "/inventory?sort=-vendor&q=hose", "/inventory?q=nothing", "/invoicing?q=nothing"])(
  "%s is letter for letter the page that Remix makes",
  async (path) => {
    const visitor = await stockkeeper();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const ask = () => new Request(site + path, { headers: { cookie, host: new URL(site).host } });
    const page = await admittedTo(ask(), visitor.address);
    const remix = await admittedTo(ask(), visitor.address, true);
    expect(page.status).toBe(200);
    expect(comparable(await page.text())).toBe(comparable(await remix.text()));
  },
);

test("a page carries each of its headers once", async () => {
  const visitor = await stockkeeper(address);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, "accept-encoding": "gzip" };
  const page = await fetch(`${address}/inventory`, { headers });
  // A HEAD is Remix's.
  const remix = await fetch(`${address}/inventory`, { headers, method: "HEAD" });
  const sent = ({ headers: all }: Response) =>
    Object.fromEntries(
      [...all]
        .filter(([name]) => !["date", "content-length", "connection", "keep-alive"].includes(name))
        .map(([name, value]) => [name, value.replace(/'nonce-[^']*'/g, "'nonce'")]),
    );
  expect(sent(page)).toEqual(sent(remix));
  expect(await page.text()).toContain("LF9009");
});

test("who is signed out is sent from a page to sign in, and back", async () => {
  const nobody = await new Visitor(address).get("/inventory");
  expect([nobody.status, nobody.location]).toEqual([303, "/auth?tab=signin&to=%2Finventory"]);
});

test("a page is in the log, without what was searched", async () => {
  const visitor = await stockkeeper(address);
  await visitor.get("/inventory?q=secret-number");
  await expect.poll(() => web.printed()).toMatch(/"path":"\/inventory","status":200,"bytes":\d+,"ms":\d/);
  expect(web.printed()).not.toContain("secret-number");
});
