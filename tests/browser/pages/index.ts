import type { RouteConfigEntry } from "@remix-run/route-config";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import routes from "~/routes";
import { accountPages, visitorPages } from "./account";
import { countPages, inventoryPages, kitPages, lookupPages, resellerPages } from "./inventory";
import { dealPages } from "./crm-deals";
import { demoPages } from "./demo";
import { customerPages, invoicePages, newCompanyPages } from "./invoicing";
import { crmPages } from "./master-crm";
import { crmCompanyPages } from "./master-crm-companies";
import { crmFilePages } from "./master-crm-files";
import type { PageGroup } from "./page-group";
import { planPages } from "./plans";
import { annualPages, inspectionPages, meterPages, recordPages, reminderPages } from "./records";
import { scanPages } from "./scans";
import { vehiclePages } from "./vehicles";

export const pageGroups: PageGroup[] = [
  ...visitorPages,
  ...accountPages,
  ...planPages,
  ...crmPages,
  ...demoPages,
  ...vehiclePages,
  ...recordPages,
  ...annualPages,
  ...meterPages,
  ...reminderPages,
  ...inspectionPages,
  ...inventoryPages,
  ...lookupPages,
  ...countPages,
  ...kitPages,
  ...resellerPages,
  ...crmFilePages,
  ...newCompanyPages,
  ...customerPages,
  ...invoicePages,
  ...dealPages,
  ...crmCompanyPages,
  ...scanPages,
];

/** The files of the routes that draw a page. */
export function drawnRoutes(entries: RouteConfigEntry[] = routes): string[] {
  return entries
    .flatMap(({ file, children }) => (children ? drawnRoutes(children) : [file]))
    .filter((file) => file.endsWith(".tsx"));
}

/** The file of the route that an address leads to. */
export function routeOf(address: string): string | undefined {
  const path = address.replace(/[?#].*/, "").replaceAll(":", "");
  const matches = matchRoutes(routes as AgnosticRouteObject[], path);
  return (matches?.at(-1)?.route as RouteConfigEntry | undefined)?.file;
}
