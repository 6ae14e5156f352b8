import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "../support/database";
import { newCompany, sessionCookies } from "../support/people";
import { type Route, listRoutes } from "../support/routes";
import { fileOfRoute, readSource } from "../support/sources";
import { accessTable } from "./access-table";

const { owner } = testDatabase();
const person = await newCompany({ plan: "enterprise" });

/** Nothing is typed into them, and doing them later would be a surprise. */
const notAForm = [
  "routes/keep-alive",
  "routes/side-navigation",
  "routes/tour/tour-end",
  "routes/account/devices-sign-out",
  "routes/account/device-sign-out",
  "routes/account/email-cancel",
  "routes/invoicing/invoice-fill",
];

const forms = listRoutes().filter(
  ({ id }) => accessTable[id]?.action && accessTable[id].action !== "public" && !notAForm.includes(id),
);

test.each(forms.map((route) => [route.id, route] as const))(
  "what is sent to %s after the session ended is kept for that person",
  async (_, route) => {
    const answer = await sendTooLate(route);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/auth\?tab=signin/);
    const held = await owner
      .selectFrom("held_posts")
      .select("path")
      .where("user_id", "=", person.userId)
      .execute();
    await owner.deleteFrom("held_posts").where("user_id", "=", person.userId).execute();
    expect(held).toHaveLength(1);
  },
);

async function sendTooLate(route: Route): Promise<Response> {
  const cookie = await sessionCookies(person.userId);
  await owner
    .updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now() - interval '11 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  const path = route.path.replace(/:\w+/g, randomUUID());
  const body = new URLSearchParams({
    notes: "Half typed",
    form_token: await makeFormToken(formHolder(person.userId)),
  });
  const request = new Request(`http://fleet.test${path}`, { method: "POST", headers: { cookie }, body });
  const { action } = await route.load();
  const params = Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, randomUUID()]),
  );
  try {
    return (await action!({ request, params, context: {} })) as Response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Sent twice these do nothing the second time, without a token: they set something to what it is already. */
const harmlessTwice = [
  "routes/dashboard/customize",
  "routes/account/password",
  "routes/account/device-preferences",
  "routes/account/keep",
  "routes/account/devices-mail",
  "routes/account/mail-retry",
  "routes/users/invitation-delete",
  "routes/users/user-remove",
  "routes/users/user-units",
  "routes/users/user-unit-take-away",
  "routes/invoicing/lost-sale-remove",
  "routes/inspections/inspection-email-retry",
  "routes/fleet-data/vehicle-delete",
  "routes/fleet-data/vehicle-restore",
  "routes/fleet-data/vehicle-decode-undo",
  "routes/fleet-data/part-remove",
  "routes/fleet-data/breakdown-remove",
  "routes/fleet-data/service-entry-remove",
  "routes/fleet-data/annual-inspection-remove",
  "routes/fleet-data/reminder-remove",
  "routes/fleet-data/completion-remove",
  "routes/imports/fleet-import-preview",
  "routes/imports/parts-import-preview",
  "routes/imports/crm-import-preview",
  "routes/inventory/item-number-remove",
  "routes/inventory/count-cancel",
  "routes/inventory/lookup",
  "routes/inventory/count-slip",
  "routes/inventory/kit-remove",
  "routes/invoicing/invoice-delete",
  "routes/customers/stock-customer-delete",
  "routes/invoicing/invoice",
  "routes/customers/customer-delete",
  "routes/master-crm/crm-customer-delete",
  "routes/customers/customer-price-remove",
  "routes/invoicing/invoice-print",
  "routes/invoicing/invoice-email-retry",
  "routes/customers/statement-email-retry",
  "routes/master-crm/company-release",
  "routes/master-crm/company-churned",
  "routes/master-crm/request-put-aside",
  "routes/fleet-data/part-scan",
  "routes/inventory/item-scan",
  "routes/scans/scan-retry",
  "routes/scans/scan-discard",
];

test("every form hands its one-time token to what it changes, or is harmless twice", () => {
  const without = forms
    .map(({ id }) => id)
    .filter((id) => !/\btoken\b/.test(sourceOf(id)))
    .filter((id) => !harmlessTwice.includes(id));
  expect(without).toEqual([]);
});

/** The route, with the functions that it takes from its section's +shared folder. */
function sourceOf(id: string): string {
  const source = readSource(fileOfRoute(id));
  const shared = [...source.matchAll(/import \{([^}]*)\} from "\.\/\+shared\/([\w-]+\.server)"/g)];
  const folder = id.slice(0, id.lastIndexOf("/"));
  const functions = shared.flatMap(([, names = "", file]) => {
    const text = readSource(`app/${folder}/+shared/${file}.ts`);
    return names.split(",").map((name) => functionIn(text, name.trim()));
  });
  return [source, ...functions].join("\n");
}

function functionIn(text: string, name: string): string {
  const start = text.search(new RegExp(`^export (?:async )?function ${name}\\b`, "m"));
  return start < 0 ? "" : text.slice(start, text.indexOf("\n}\n", start));
}
