import { environment, siteUrl } from "~/environment";
import { publicAddresses } from "./+shared/public-addresses";

export function loader() {
  const site = siteUrl(environment);
  const urls = publicAddresses.map((path) => `  <url><loc>${site}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
