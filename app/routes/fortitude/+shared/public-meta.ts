import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/http/requests/page-title";

type PublicPage = {
  title: string;
  description: string;
  /** The one address under which search engines list it. */
  path: string;
};

/** What search engines and messengers show of a page. */
export function publicMeta({ title, description, path }: PublicPage): MetaFunction {
  const ownTitle = pageTitle(title);
  return (args) => {
    const layout = args.matches.find(({ data }) => (data as { site?: string } | undefined)?.site);
    const site = (layout?.data as { site: string } | undefined)?.site;
    if (!site) return ownTitle(args) ?? [];
    return [
      ...(ownTitle(args) ?? []),
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: site + path },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: "FleetTrack Pro" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: site + path },
      { property: "og:image", content: `${site}/pictures/card.png` },
      { name: "twitter:card", content: "summary_large_image" },
    ];
  };
}
