import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { visitor } from "~/auth/form-holder.server";
import { environment, siteUrl } from "~/environment";
import { makeFormToken } from "~/http/forms/form-token.server";
import { PageMessages } from "~/root";
import { Shell } from "~/ui/shell";
import { ProductFoot, SiteFoot, SiteLinks } from "./+shared/site-navigation";

export const handle = { plain: true, isPublic: true };

export async function loader() {
  return {
    site: siteUrl(environment),
    phone: environment.SALES_PHONE,
    salesEmail: environment.SALES_EMAIL,
    city: environment.SALES_CITY,
    hasDemos: environment.DEMO_READY > 0,
    formToken: await makeFormToken(visitor.forms),
  };
}

export default function SiteLayout() {
  const contact = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (pathname.startsWith("/fleettrackpro")) return <ProductLayout />;
  const here = pathname === "/" ? "/fortitude" : pathname;
  return (
    <Shell
      brandTo="/fortitude"
      links={<SiteLinks here={here} contact={contact} />}
      message={<PageMessages />}
      foot={<SiteFoot contact={contact} />}
      wide
    >
      <Outlet />
    </Shell>
  );
}

function ProductLayout() {
  return (
    <Shell
      brandTo="/fortitude"
      account={{ label: "Sign In", to: "/auth?tab=signin" }}
      message={<PageMessages />}
      foot={<ProductFoot />}
      wide
    >
      <Outlet />
    </Shell>
  );
}
