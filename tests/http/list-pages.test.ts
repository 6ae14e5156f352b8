import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const { owner } = testDatabase();

/** The cells of a column on every page of a list, from the first page on. */
async function walked(visitor: Visitor, path: string, column: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let at: string | undefined = path; at;) {
    const { html } = await visitor.get(at);
    const rows = html.querySelectorAll("main tbody tr");
    pages.push(rows.map((row) => row.querySelectorAll("td, th")[column]!.text.trim()));
    const links = html.querySelectorAll("nav.pager a");
    at = links.find(({ text }) => text.trim() === "Next")?.getAttribute("href");
  }
  return pages;
}

test("every reading of a vehicle is on one page of its meter, the newest first", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 0 });
  await sql`
    insert into meter_readings (account_id, vehicle_id, user_id, value, unit, read_on, source)
    select ${company.accountId}, ${vehicleId}, ${company.userId}, n, 'mi', '2026-01-01'::date + n / 9, 'meter'
    from generate_series(1, 250) n`.execute(owner);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const pages = await walked(visitor, `/fleet-data/${vehicleId}/meter`, 1);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 51]);
  expect(new Set(pages.flat()).size).toBe(251);
});

test("every debtor is on one page of the ageing, and each page has the sum of all", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sql`
    with added as (
      insert into customers (account_id, user_id, name, phone)
      select ${company.accountId}, ${company.userId}, 'Debtor ' || n / 2, '5' from generate_series(1, 230) n
      returning id, name)
    insert into invoices (account_id, user_id, customer_id, customer_name, invoice_date, subtotal, total, status, issued_at, number)
    select ${company.accountId}, ${company.userId}, id, name, '2026-01-05', 10, 10, 'finalized', now(), row_number() over ()
    from added`.execute(owner);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const pages = await walked(visitor, "/invoicing/ageing", 0);
  expect(pages.map(({ length }) => length)).toEqual([101, 101, 31]);
  const names = pages.flatMap((page) => page.slice(0, -1));
  expect(names).toHaveLength(230);
  expect(new Set(names).size).toBe(116);
  expect(await walked(visitor, "/invoicing/ageing", 7)).toEqual(
    pages.map((page) => [...page.slice(1).map(() => "$10.00"), "$2,300.00"]),
  );
});

test("every mail of a company is on one page of its list, the newest first", async () => {
  const company = await newCompany({ plan: "pro" });
  await sql`
    insert into mails (account_id, kind, recipient, subject, body, state, created_at)
    select ${company.accountId}, 'Invoice', 'buyer' || n || '@example.com', 'Invoice', 'Text', 'sent',
      '2026-01-01'::timestamptz + make_interval(hours => n / 7)
    from generate_series(1, 230) n`.execute(owner);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const pages = await walked(visitor, "/account/mail", 1);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(new Set(pages.flat()).size).toBe(230);
  expect(pages.at(-1)).toContain("buyer1@example.com");
});
