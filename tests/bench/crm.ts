import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { sql } from "kysely";
import routes from "~/routes";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { crmSizes, fillCrm } from "./crm-fill";
import { load, percentile } from "./load";
import { BenchVisitor } from "./visitor";

/** For the product that this bench starts: its first company is the provider's. */
export const crmSettings = { MASTER_EMAIL: "provider@bench.example.com" };

/** Milliseconds of server time for each page. */
const limit = 60;
const rounds = 5;
const requests = 30;

/** Has the frame and the check of who asks, and reads nothing else. */
const barePage = "/scans/new/crm-card";

/** The master CRM's pages with thousands of customers, one after another, beside a page that reads nothing. */
export async function reportCrm(product: Product, db: Db): Promise<void> {
  const visitor = await signUp(product, db);
  const { customer, company } = await fillCrm(db, crmSettings.MASTER_EMAIL);
  const { customers, activities, deals, sessions } = crmSizes;
  console.log(
    `\nMaster CRM, ${customers} customers, ${activities} activities, ${deals} deals, ${customers} companies, ${customers * sessions} sessions; limit ${limit} ms at the median`,
  );
  const asked = pagesOf(customer, company);
  const there = asked.filter(isThere);
  for (const page of asked.filter((one) => !isThere(one))) console.log(`  not there yet: ${nameOf(page)}`);
  const times = new Map<string, number[]>([barePage, ...there].map((page) => [page, []]));
  // In turns, so that other load on the machine affects all equally.
  for (let round = 0; round < rounds; round++) {
    for (const [page, each] of times) {
      const headers = { cookie: visitor.cookie(), "accept-encoding": "br" };
      const found = await load(product.address + page, { headers, requests, clients: 1 });
      if (round > 0) each.push(...found.each);
    }
  }
  const bare = percentile(times.get(barePage)!, 50);
  for (const [page, each] of times) {
    const [median, p95] = [50, 95].map((percent) => percentile(each, percent)) as [number, number];
    const beside = page === barePage ? "(reads nothing)" : `${(median - bare).toFixed(1)} ms more than that`;
    // The bare page beside it says how busy the machine is, which the p95 is mostly about.
    const verdict = median > limit ? "  OVER" : "";
    console.log(
      `  ${median.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms  ${nameOf(page)} ${beside}${verdict}`,
    );
  }
}

function pagesOf(customer: string, company: string): string[] {
  return [
    "/master-crm",
    "/master-crm/customers",
    "/master-crm/customers?q=fleet+49",
    "/master-crm/customers?q=nobody",
    "/master-crm/customers?status=churned&tier=premium",
    `/master-crm/customers/${customer}`,
    "/master-crm/pipeline",
    "/master-crm/companies",
    "/master-crm/companies?show=unseen",
    `/master-crm/companies/${company}`,
    "/master-crm/requests",
    "/master-crm/requests?show=aside",
    "/master-crm/import",
  ];
}

const isThere = (page: string) => {
  const found = matchRoutes(routes as AgnosticRouteObject[], page.replace(/\?.*/, ""));
  return !(found?.at(-1)?.route as { file?: string } | undefined)?.file?.includes("not-found");
};

const nameOf = (page: string) => page.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "ID");

async function signUp(product: Product, db: Db): Promise<BenchVisitor> {
  const visitor = new BenchVisitor(product.address);
  const email = crmSettings.MASTER_EMAIL;
  const company = { companyName: "Provider", companyAddress: "1 Main St", phoneNumber: "555-0100" };
  await visitor.post("/auth?tab=signup", "/auth?tab=signup", { email, password: "secret1", ...company });
  await sql`update users set email_confirmed_at = now() where email = ${email}`.execute(db);
  return visitor;
}
