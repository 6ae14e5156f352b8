import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, createCookie } from "@remix-run/node";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany, sessionCookies } from "../support/people";
import { type KindOfPerson, onePersonOfEachKind } from "../support/persons";
import { type Route, listRoutes } from "../support/routes";
import { addRow, marker } from "../support/rows";
import { type Who, accessTable } from "./access-table";
import { goodFields, goodInDoor } from "../support/good-fields";

type Outcome =
  "in" | "sent to sign in" | "sent to the waitlist" | "sent to set up" | "refused" | "told to upgrade";
type Door = { name: string; kind: "loader" | "action"; route: Route; who: Exclude<Who, "public"> };

const site = "http://fleet.test";
const routes = listRoutes();
const doors = listDoors();
const persons = await onePersonOfEachKind();
const stranger = await newCompany({ plan: "enterprise" });

/** For each parameter in a path, the table of the rows that it names. */
const namedBy: Record<string, string> = {
  reminderId: "reminders",
  completionId: "reminder_completions",
  vehicleId: "vehicles",
  userId: "profiles",
  invitationId: "account_invitations",
  itemId: "inventory_items",
  numberId: "item_numbers",
  customerId: "customers",
  kitId: "kits",
  partId: "parts",
  breakdownId: "breakdowns",
  entryId: "service_entries",
  annualId: "annual_inspections",
  fileId: "files",
  importId: "imports",
  mailId: "mails",
  receiptId: "fuel_receipts",
  readingId: "meter_readings",
  inspectionId: "inspections",
  countId: "counts",
  invoiceId: "invoices",
  paymentId: "payments",
  slipId: "count_slips",
  lostSaleId: "lost_sales",
  sessionId: "sessions",
  crmCustomerId: "master_crm",
  activityId: "crm_activities",
  dealId: "crm_deals",
  scanId: "scans",
  vendorInvoiceId: "vendor_invoices",
};

/** Parameters that name no row, or one of any company (the provider sees them all), each with a value. */
const words: Record<string, string> = {
  ...{ step: "inventory", kind: "contact", stage: "lead", purpose: "vehicle", page: "0" },
  ...{ companyId: randomUUID(), requestId: randomUUID() },
};

test("every loader and action is in the access table, and nothing else is", async () => {
  const found = await Promise.all(
    routes.map(async ({ id, load }) => {
      const { loader, action } = await load();
      return [id, [loader && "loader", action && "action"].filter(Boolean)] as const;
    }),
  );
  const listed = Object.entries(accessTable).map(([id, access]) => [id, Object.keys(access)] as const);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found));
});

test.each(doors.map((door) => [door.name, door] as const))(
  "%s lets in whom the table says",
  async (_, { kind, route, who }) => {
    const found: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const person of persons) {
      const named = await nameRows(route, person.company ?? stranger);
      expected[person.name] = expectedFor(person, who, kind);
      found[person.name] = outcomeOf(await knock(route, kind, person, named.params));
      await named.remove();
    }
    expect(found).toEqual(expected);
  },
);

const doorsToRows = doors.filter(({ route }) => paramsOf(route).some((name) => !(name in words)));

test.each(doorsToRows.map((door) => [door.name, door] as const))(
  "%s does not find another company's rows",
  async (_, { kind, route, who }) => {
    const person = persons.find(({ name }) => name === (who.master ? "master" : "user on enterprise"))!;
    const named = await nameRows(route, stranger);
    const before = await named.read();
    const answer = await knock(route, kind, person, named.params, { ...goodFields, ...goodInDoor[route.id] });
    expect(await named.read()).toEqual(before);
    expect(JSON.stringify(answer.data ?? "")).not.toContain(marker);
    // A page is not found; a form may also say in words that there is nothing to change.
    if (kind === "loader") expect(answer.status).toBe(404);
    else expect(answer).not.toMatchObject({ status: 200 });
    expect(answer.flash).not.toMatchObject({ kind: "success" });
    expect(refusedFields(answer.data), "add what these fields accept to goodFields").toEqual({});
  },
);

/** What an answer to a form says is wrong with its fields, as Conform writes it. */
function refusedFields(data: unknown): Record<string, unknown> {
  if (typeof data !== "object" || data === null) return {};
  if ("status" in data && data.status === "error" && "error" in data) {
    return Object.fromEntries(Object.entries(data.error as object).filter(([field]) => field !== ""));
  }
  return Object.assign({}, ...Object.values(data).map(refusedFields)) as Record<string, unknown>;
}

function listDoors(): Door[] {
  return routes.flatMap((route) =>
    Object.entries(accessTable[route.id] ?? {}).flatMap(([kind, who]) =>
      who === "public" ? [] : [{ name: `${route.id} ${kind}`, kind: kind as Door["kind"], route, who }],
    ),
  );
}

function expectedFor(
  { userId, role, plan, isCounter, isMaster }: KindOfPerson,
  who: Door["who"],
  kind: Door["kind"],
): Outcome {
  if (!userId || !role) return "sent to sign in";
  if (role === "waitlist") return who.roles.includes(role) ? "in" : "sent to the waitlist";
  if (!plan) return who.withoutAccount ? "in" : "sent to set up";
  if (who.master) return isMaster ? "in" : "refused";
  if (!who.roles.includes(role) && !(isCounter && who.counter)) return "refused";
  if (who.plans && !who.plans.includes(plan)) return kind === "loader" ? "told to upgrade" : "refused";
  return "in";
}

type Answer = { status: number; location: string; flash: unknown; data: unknown };

function outcomeOf({ status, location, flash }: Answer): Outcome {
  if (status === 403) return "refused";
  if (status < 300 || status > 399) return "in";
  if ((flash as { title?: unknown } | null)?.title === "Access Denied") return "refused";
  if ((flash as { title?: unknown } | null)?.title === "Upgrade Required") return "told to upgrade";
  if ((flash as { title?: unknown } | null)?.title === "Signed out") return "in";
  if (location.startsWith("/auth?tab=signin")) return "sent to sign in";
  if (location === "/waitlist") return "sent to the waitlist";
  if (location === "/account/setup") return "sent to set up";
  return "in";
}

type Params = Record<string, string>;

function paramsOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

/** Calls the loader or action itself, past the router. */
async function knock(
  route: Route,
  kind: Door["kind"],
  person: KindOfPerson,
  params: Params,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const module = await route.load();
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
  const cookie = person.userId ? await sessionCookies(person.userId) : "";
  const body = new URLSearchParams({
    ...fields,
    form_token: await makeFormToken(formHolder(person.userId ?? "visitor")),
  });
  const request = new Request(site + path, {
    headers: { cookie },
    ...(kind === "action" ? { method: "POST", body } : {}),
  });
  const args: ActionFunctionArgs = { request, params, context: {} };
  try {
    return await readAnswer(await module[kind]!(args));
  } catch (thrown) {
    return readAnswer(thrown);
  }
}

type NamedRows = { params: Params; read(): Promise<unknown[]>; remove(): Promise<void> };

/** New rows of this company for every parameter of the path. */
async function nameRows(route: Route, company: Member): Promise<NamedRows> {
  const { owner } = testDatabase();
  const rows: { name: string; table: string; id: string }[] = [];
  for (const name of paramsOf(route).filter((name) => !(name in words))) {
    const table = namedBy[name];
    if (!table) throw new Error(`:${name} names no table in tests/rules/access.test.ts: add a line for it.`);
    const { id } = (await addRow(table, company)) as { id: string };
    rows.push({ name, table, id });
  }
  return {
    params: { ...words, ...Object.fromEntries(rows.map(({ name, id }) => [name, id])) },
    read: () =>
      Promise.all(
        rows.map(async ({ table, id }) => {
          const found = await sql`select * from ${sql.table(table)} where id = ${id}`.execute(owner);
          return found.rows;
        }),
      ),
    // So that a plan's limit is never what an answer is about.
    remove: async () => {
      for (const { table, id } of rows)
        await sql`delete from ${sql.table(table)} where id = ${id}`.execute(owner);
    },
  };
}

/** A Response, Remix's data() with its status, or plain data. */
async function readAnswer(answer: unknown): Promise<Answer> {
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) {
    const location = answer.headers.get("location") ?? "";
    return {
      status: answer.status,
      location,
      flash: await readFlash(answer),
      data: await answer.clone().text(),
    };
  }
  const { type, data, init } = (answer ?? {}) as { type?: string; data?: unknown; init?: ResponseInit };
  if (type !== "DataWithResponseInit") return { status: 200, location: "", flash: null, data: answer };
  return { status: init?.status ?? 200, location: "", flash: null, data };
}

function readFlash(response: Response): Promise<unknown> {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("message="));
  return createCookie("message").parse(cookie?.split(";")[0] ?? null);
}
