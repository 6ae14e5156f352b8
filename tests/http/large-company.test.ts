import { expect, test, vi } from "vitest";
import { pageGroups } from "../browser/pages";
import { enlarge } from "../support/large-company";
import type { Member } from "../support/people";
import { Visitor } from "../support/visitor";

const { rowsSoFar } = await vi.hoisted(async () => {
  const { useOwnDatabase } = await import("../support/own-database");
  const { openDatabaseDoor } = await import("../support/database-door");
  const { formatDatabaseUrl, parseDatabaseUrl } = await import("~db/connection");
  await useOwnDatabase();
  const door = await openDatabaseDoor(parseDatabaseUrl(process.env.DATABASE_URL!));
  process.env.DATABASE_URL = formatDatabaseUrl(door.connection);
  return { rowsSoFar: door.rows };
});

/** Of every noun, half of them on what a page is about. */
const copies = 500;
const maxBytes = 300_000;
const maxRows = 230;

/** Pages that read more rows than they show, and why. Their bytes are bounded like those of all others. */
const readsMore: Record<string, string> = {
  "/account/audit": "in truth a company has as few people as its plan has seats",
  "/account/users": "in truth a company has as few people as its plan has seats",
  "/dashboard": "what is due is worked out for each reminder",
  "/fleet-data": "what is due is worked out for each reminder",
  "/fleet-data?added": "what is due is worked out for each reminder",
  "/fleet-data?q=nowhere": "what is due is worked out for each reminder",
  "/fleet-data/due": "the order is known once each reminder is worked out",
  "/fleet-data/:vehicleId/breakdowns": "what is due is worked out for each reminder",
  "/fleet-data/:vehicleId/parts": "what is due is worked out for each reminder",
  "/fleet-data/:vehicleId/service": "what is due is worked out for each reminder",
  "/fleet-data/:vehicleId/annual-inspections": "what is due is worked out for each reminder",
  "/fleet-data/due?days=90": "the order is known once each reminder is worked out",
  "/fleet-data/:vehicleId": "what is due is worked out for each reminder",
  "/fleet-data/:vehicleId/reminders": "the order is known once each reminder is worked out",
  "/fleet-data/:vehicleId/service/new": "the most urgent reminders are known once each is worked out",
  "/fleet-data/:vehicleId/service/:entryId/edit":
    "the most urgent reminders are known once each is worked out",
  "/fleet-data/:vehicleId/fuel": "the economy of a fill depends on all readings and fills",
  "/fleet-data/:vehicleId/history?from=2026-01-01&to=2026-12-31": "costs are judged by all readings",
  "/fleet-data/:vehicleId/inspections/packet": "an officer sees every open defect and breakdown",
  "/fleet-data/:repairedId/inspections/packet": "an officer sees every open defect and breakdown",
  "/inventory/count/:countId/sheet": "sheets are printed as many at once",
  "/fleet-data/import/:importId": "names of the file are compared with the whole fleet",
  "/inventory/import/:importId": "the file is compared with the counts under way",
  "/invoicing/customers/:customerId/statement/email": "a statement is all of the period",
};

const readMore = new Set<string>();

// tests/browser/pages.spec.ts sees to it that the groups hold every page: a new one without a bound is named here.
test.each(pageGroups.map((group) => [group.name, group] as const))(
  "%s: no page of a large company is larger or reads more than it shows",
  async (_, { prepare, pages }) => {
    const { person, cookies = [], params = {} } = await prepare();
    const visitor = new Visitor();
    visitor.takeCookies(cookies);
    if (person) await visitor.signIn(person);
    if (person && "accountId" in person) await enlarge(person as Member, copies);
    const found = [];
    for (const one of pages) {
      const at = typeof one === "string" ? one : one.at;
      const path = at.replace(/:(\w+)/g, (__, name: string) => params[name]!);
      const status = (typeof one !== "string" && one.status) || 200;
      const isLarge = ({ bytes, rows }: Size) => bytes > maxBytes || (rows > maxRows && !(at in readsMore));
      let size = await sizeOf(visitor, path, status);
      // A new connection reads the types of the database first, and a page may use several.
      for (let tries = 0; isLarge(size) && tries < 4; tries++) size = await sizeOf(visitor, path, status);
      if (isLarge(size)) found.push({ at, ...size });
      if (size.rows > maxRows) readMore.add(at);
    }
    expect(found).toEqual([]);
  },
  120_000,
);

type Size = { bytes: number; rows: number };

async function sizeOf(visitor: Visitor, path: string, status: number): Promise<Size> {
  const before = rowsSoFar();
  const page = await visitor.get(path);
  expect(page.status, path).toBe(status);
  return { bytes: Buffer.byteLength(page.body), rows: rowsSoFar() - before };
}

test("each page that may read more than it shows does", () => {
  expect(Object.keys(readsMore).filter((at) => !readMore.has(at))).toEqual([]);
});
