import { expect, test } from "vitest";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

function expectGuarded(answer: Answer, what: string): void {
  const header = (name: string) => answer.headers.get(name);
  expect(header("x-content-type-options"), what).toBe("nosniff");
  expect(header("x-frame-options"), what).toBe("DENY");
  expect(header("referrer-policy"), what).toBe("same-origin");
  expect(header("cross-origin-opener-policy"), what).toBe("same-origin");
  expect(header("permissions-policy"), what).toContain("geolocation=()");
  // One policy: a second would be enforced beside it.
  expect(header("content-security-policy"), what).toMatch(
    /^default-src 'none';[^,]*frame-ancestors 'none';[^,]*$/,
  );
  expect(header("content-security-policy"), what).not.toMatch(/unsafe-/);
}

test("pages, redirects, files, refusals and 404s all carry the security headers", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  for (const path of [
    "/",
    "/dashboard",
    `/fleet-data/${id}`,
    "/fleet-data/export.csv",
    "/account/data.zip",
    "/nowhere",
    "/healthz",
    "/readyz",
    "/auth?tab=signin",
  ]) {
    expectGuarded(await visitor.get(path), path);
    expectGuarded(await new Visitor().get(path), `${path} for a visitor`);
  }
  expectGuarded(await visitor.post("/dashboard", {}), "405");
  expectGuarded(await visitor.post("/fleet-data/new", {}, { origin: "https://elsewhere.example" }), "403");
  expectGuarded(await visitor.post("/fleet-data/new", {}, { "content-type": "text/plain" }), "415");
});

test("there is no code in a page but what carries the nonce of its answer, and each answer has its own", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const nonces = new Set<string>();
  for (const path of ["/dashboard", "/fleet-data", "/fleet-data/new", "/account", "/auth?tab=signin"]) {
    const page = await visitor
      .get(path)
      .then((answer) => (answer.location ? visitor.get("/dashboard") : answer));
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
    nonces.add(nonce!);
    for (const script of page.html.querySelectorAll("script"))
      expect(script.getAttribute("nonce")).toBe(nonce);
    expect(page.html.querySelectorAll("style, [style]")).toHaveLength(0);
    expect(page.body).not.toMatch(/\son[a-z]+="/);
  }
  expect(nonces.size).toBe(5);
});

test("pages of somebody signed in are kept by no cache", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  for (const path of ["/dashboard", "/fleet-data", "/account"])
    expect((await visitor.get(path)).headers.get("cache-control")).toContain("no-store");
});

test("cookies cannot be read by scripts and are not sent from other sites", async () => {
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signin");
  const { email, password } = await newCompany();
  const answer = await visitor.submit("form:has([name=password])", { email, password });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["device", "message", "session"]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
  }
});

test("the home page, the sign-in page and the health check are open to everybody", async () => {
  const home = await new Visitor().get("/");
  expect(home.text).toContain("Login");
  expect(home.text).toContain("Start Free Trial");
  expect((await new Visitor().get("/healthz")).body).toBe("ok\n");
});

test("pages are kept by no cache", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  for (const path of ["/dashboard", "/fleet-data", `/fleet-data/${id}`, "/account", "/account/mail"]) {
    const answer = await visitor.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("cache-control"), path).toContain("no-store");
  }
});
