import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "~db/database";
import { addDays } from "~/features/calendar/days";
import { type Random, randomFrom } from "./random";

/** `id` is the user whose rows they are; a demo has one user, and the names are only written down. */
export type Person = { id: string; author: string; email: string };

export type People = { manager: Person; driver: Person; counter: Person };

/** The rows of a company that is being made up, before any of them is written. */
export type SampleCompany = {
  accountId: string;
  companyName: string;
  /** YYYY-MM-DD where the company is. */
  today: string;
  people: People;
  random: Random;
  rows: Map<keyof Database, object[]>;
};

type Wanted = Pick<SampleCompany, "accountId" | "companyName" | "today" | "people">;

export function startCompany(wanted: Wanted, seed = 20_260_105): SampleCompany {
  return { ...wanted, random: randomFrom(seed), rows: new Map() };
}

export function addRow<Table extends keyof Database>(
  { accountId, rows }: SampleCompany,
  table: Table,
  row: Insertable<Database[Table]>,
): void {
  const ofTable = rows.get(table) ?? [];
  rows.set(table, ofTable);
  ofTable.push({ account_id: accountId, ...row });
}

/** The id of what has this name in this company: another one in every company. */
export function idOf({ accountId }: Pick<SampleCompany, "accountId">, name: string): string {
  const hash = createHash("md5").update(`${accountId} ${name}`).digest("hex");
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...groups, hash.slice(20)].join("-");
}

export function dayAgo({ today }: SampleCompany, days: number): string {
  return addDays(today, -days);
}

/** At this hour of the winter where the company is. */
export function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00-06:00`);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isWorkday(day: string): boolean {
  return ![0, 6].includes(weekdayOf(day));
}
