import type { HTMLElement } from "node-html-parser";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { drawnRoutes, pageGroups, routeOf } from "../browser/pages";
import { testDatabase } from "../support/database";
import { buttonsOf, enterKey } from "../support/html-form";
import type { Person } from "../support/people";
import { listProtectedTables } from "../support/protected-tables";
import { good, typedForms } from "../support/typed-forms";
import { Visitor } from "../support/visitor";

/** The forms that Enter may send, by a part of their address. */
const sentByEnter: Record<string, string> = {
  "/auth?tab=signin&to=%2Fdashboard": "signing in writes nothing of the company",
  "/auth?tab=signup": "a password is never sent back, so it cannot be looked at first",
  "/auth?tab=reset": "an address without an account gets nothing",
  "/hand-over": "a password is never sent back, so it cannot be looked at first",
  "/join/": "a password is never sent back, so it cannot be looked at first",
  "/auth/second-step": "signing in writes nothing of the company",
  "/account/email": "a password is never sent back, so it cannot be looked at first",
  "/account/two-step": "a password is never sent back, and a code is of use for a minute only",
  "/account/password": "a password is never sent back, so it cannot be looked at first",
  "/enter?": "a part that was scanned and its quantity are complete; a second count of it is asked about",
  "/slips": "what was scanned a moment ago is complete, and the next scan must not wait",
};

/** Each with what is typed into it: what is good wherever it is known. */
function formsToType(page: HTMLElement) {
  return typedForms(page).map(({ form, fields }) => {
    const typed = fields.map((field) => field.getAttribute("name")!).map((name) => [name, good(name) ?? "7"]);
    return { form, typed: Object.fromEntries(typed) as Record<string, string> };
  });
}

const isSentByEnter = (form: HTMLElement) => {
  const action = form.getAttribute("action") ?? "";
  return Object.keys(sentByEnter).some((address) => action.includes(address));
};

/** A digest of everything that belongs to the person's company, or to any if nobody is signed in. */
async function written(person?: Person): Promise<string[]> {
  const { owner } = testDatabase();
  const tables = await listProtectedTables(owner);
  const own = person && sql`(select account_id from profiles where id = ${person.userId})`;
  const digests = tables.map(
    ({ name, key }) =>
      sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
        from ${sql.table(name)} t where ${own ? sql`${sql.ref(key)} = ${own}` : sql`true`}`,
  );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(digests, sql` union all `)}`.execute(
    owner,
  );
  return rows.map(({ name, rows }) => `${name} ${rows}`).sort();
}

/** The routes that a link of some page leads to. */
const linked = new Set<string | undefined>();

function noteLinks(html: HTMLElement): void {
  for (const link of html.querySelectorAll("a[href^='/'], form[method=get][action^='/']"))
    linked.add(routeOf(link.getAttribute("href") ?? link.getAttribute("action")!));
}

test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: Enter in a text field saves, sends, removes and ends nothing",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    for (const one of pages) {
      const at = typeof one === "string" ? one : one.at;
      const path = at.replace(/:(\w+)/g, (_, name: string) => params[name]!);
      const { html } = await visitor.get(path);
      noteLinks(html);
      for (const { form, typed } of formsToType(html)) {
        if (isSentByEnter(form)) continue;
        const [first] = buttonsOf(html, form);
        const does = first?.getAttribute("formaction") ?? first?.getAttribute("name") ?? "saves";
        expect(does, `${at}: the first button of its form`).toMatch(/^(step|__intent__|.*[?&]step=decode)$/);
        const before = await written(person);
        await visitor.get(path);
        const answer = await visitor.submit(form, typed, enterKey);
        expect(await written(person), at).toEqual(before);
        expect(answer.status, at).toBeLessThan(500);
      }
    }
  },
);

/** Pages that nothing links to, and why. */
const notLinked: Record<string, string> = {
  "routes/waitlist.tsx": "whoever waits gets it instead of every page",
  "routes/not-found.tsx": "it is the page of an address without one",
  "routes/join/join.tsx": "an invitation's mail, or a manager, leads there",
  "routes/demo/demo.tsx": "a button of the public pages",
  "routes/demo/demo-waiting.tsx": "that button leads there while no demo is ready",
  "routes/auth/finish.tsx": "signing in with a form that was kept leads there",
  "routes/auth/second-step.tsx": "the password leads there",
  "routes/auth/address.tsx": "mails have its links",
  "routes/account/two-step-app.tsx": "the password leads there",
  "routes/auth/sign-out.tsx": "a button of every page",
  "routes/account/account-setup.tsx": "a new company is led there",
  "routes/scans/scan.tsx": "a photo that was sent leads there",
  "routes/fleet-data/part-scan.tsx": "a photo that was read leads there",
  "routes/inventory/vendor-invoice.tsx": "an invoice that was added leads there",
  "routes/inventory/item-scan.tsx": "a photo that was read leads there",
  "routes/customers/tax-certificates.tsx": "linked while a certificate is running out",
  "routes/fleet-data/breakdown-note.tsx": "the form is on the breakdown's page",
  "routes/fleet-data/vehicle-decode.tsx": "a button of the vehicle's page",
  "routes/master-crm/company-trial.tsx": "the form is on the company's page",
  "routes/inspections/inspection-email.tsx": "the form is on the inspection's page",
  "routes/invoicing/invoice-finalize.tsx": "a button of the draft",
};

test("a link on some page leads to each page", () => {
  const missing = drawnRoutes().filter((file) => !linked.has(file) && !(file in notLinked));
  expect(missing).toEqual([]);
});
