import { environment, siteUrl } from "~/environment";

/** What is behind the sign-in; a crawler that asks for it gets the sign-in page. */
const closed = [
  "/account",
  "/dashboard",
  "/demo",
  "/files/",
  "/fleet-data",
  "/inspections",
  "/inventory",
  "/invoicing",
  "/join/",
  "/level-up",
  "/master-crm",
  "/scans",
  "/tour",
  "/waitlist",
];

export function loader() {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  const text = [...lines, "", `Sitemap: ${siteUrl(environment)}/sitemap.xml`, ""].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
