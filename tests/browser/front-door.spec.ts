import { expect, test } from "../support/browser";

test("the security headers are on static files, refusals and broken addresses of the running server", async ({
  page,
  request,
}) => {
  await page.goto("/auth?tab=signin");
  const stylesheet = await page.locator("link[rel=stylesheet]").first().getAttribute("href");
  for (const path of [
    stylesheet!,
    "/favicon.svg",
    "/helpers.js",
    "/robots.txt",
    "/nowhere",
    "/healthz",
    "/readyz",
    "/",
    "/fleet-data",
    "/fleet-data/export.csv",
    "/fleet-data/%E0%A4%A",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    expect(answer.headers()["content-security-policy"], path).toMatch(/^default-src 'none';[^,]*$/);
    expect(answer.headers()["x-powered-by"], path).toBeUndefined();
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(/node_modules|\n\s+at /);
  }
  const foreign = await request.post("/auth?tab=signin", {
    form: { email: "a@example.com" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(foreign.status()).toBe(403);
  expect(await foreign.text()).toContain("another site");
  const large = await request.post("/auth?tab=signin", { form: { email: "x".repeat(1_100_000) } });
  expect(large.status()).toBe(413);
  expect(await large.text()).toContain("Too large");
});

test("an address that is not even spelt right gets the 404 page", async ({ page }) => {
  await page.goto("/nowhere/%E0%A4%A?q=%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("a method, or the data of a page, that no page of ours asks for is refused before any page", async ({
  page,
  request,
}) => {
  await page.goto("/auth?tab=signin");
  for (const method of ["TRACE", "PUT", "DELETE", "OPTIONS", "PROPFIND"]) {
    const answer = await request.fetch("/auth", { method, maxRedirects: 0 });
    expect([method, answer.status(), answer.headers()["allow"]]).toEqual([method, 405, "GET, HEAD, POST"]);
    expect(answer.headers()["x-content-type-options"], method).toBe("nosniff");
  }
  for (const [path, status] of [
    ["/auth?_data=made%2Fup", 400],
    ["/auth?tab=signin&_data=routes%2Fauth%2Fauth", 400],
    ["/healthz?%5Fdata=root", 400],
    ["/auth.data", 404],
    ["/nowhere.data?_routes=root", 404],
  ] as const) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, status]);
    expect([path, (await request.post(path, { maxRedirects: 0 })).status()]).toEqual([path, status]);
  }
});
