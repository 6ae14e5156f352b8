import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type FoundPart, findPartsByNumbers } from "~/features/inventory/find-part.server";
import { currentNumbersOf } from "~/features/inventory/replacements.server";
import { expandKit } from "~/features/kits/kits.server";
import { chargedAsCore, filledFrom, leftToHand, pricedAnew, wasAnother } from "./line-from-part";
import { type LineValues, blankLine, choiceOf, readPartRef } from "./invoice-values";
import { type PartForSale, listPartsForSale } from "./parts-for-sale.server";
import { searchInStock } from "./pick-list.server";

/** A line while it is being filled. */
export type Row = {
  line: LineValues;
  /** The part to fill it from. */
  itemId?: string;
  /** What the inventory says replaces what stands there. */
  anew?: boolean;
  /** What the inventory said of its number just now. */
  answer?: "filled" | "unknown" | "several";
  /** Parts to choose from. */
  picks?: string[];
  /** The number that was asked for, where a newer one took its place. */
  replaced?: { id: string; number: string };
  kit?: string;
  /** The part whose core it is. */
  coreOf?: string;
};

/** Looks up all numbers that were typed since, in one go, and says for each row what it is. Cores are no stock. */
export async function lookUpRows(trx: AccountTransaction, scope: Scope, rows: Row[]): Promise<Row[]> {
  const asked = rows.filter((row) => isAsked(row) || isCoreAsked(row));
  if (asked.length === 0) return rows;
  const numbers = asked.map(({ line }) => line.number.trim());
  const partsOf = await findPartsByNumbers(trx, scope.account.id, numbers);
  const unknown = numbers.filter((number) => partsOf(number).length === 0);
  const kits = await listKitsByName(trx, unknown);
  const current = await currentNumbersOf(
    trx,
    numbers.flatMap((number) => partsOf(number).map(({ id }) => id)),
  );
  const answered: Row[] = [];
  for (const row of rows) {
    const number = row.line.number.trim();
    const kitId = isAsked(row) ? kits.get(number.toLowerCase()) : undefined;
    if (kitId) answered.push(...(await kitRows(trx, kitId, timesOf(row.line))));
    else if (isCoreAsked(row)) answered.push(withCoreOf(row, partsOf(number)));
    else answered.push(isAsked(row) ? answerTo(row, partsOf(number), current) : row);
  }
  return withPicks(trx, scope, answered);
}

/** A line that was left to hand and has no price yet is asked about again, so that the parts to choose from stay on the page. */
function isAsked({ line, itemId }: Row): boolean {
  const { kind } = choiceOf(line.choice);
  if (!line.number.trim() || itemId || (kind !== "sale" && kind !== "lost")) return false;
  const known = readPartRef(line);
  return !known || (known.id === "" && line.unitPrice.trim() === "");
}

/** A core is no stock, but its part says what it is and what is charged for it. */
function isCoreAsked({ line }: Row): boolean {
  const { kind } = choiceOf(line.choice);
  return kind.startsWith("core_") && line.number.trim() !== "" && line.unitPrice.trim() === "";
}

function withCoreOf(row: Row, [part, ...others]: FoundPart[]): Row {
  return part && others.length === 0 ? { ...row, coreOf: part.id } : row;
}

function timesOf({ quantity }: LineValues): number {
  return /^[1-9]\d{0,3}$/.test(quantity.trim()) ? Number(quantity) : 1;
}

function answerTo(row: Row, [part, ...others]: FoundPart[], current: CurrentNumbers): Row {
  if (!part) return { ...row, answer: "unknown" };
  if (others.length > 0) return { ...row, answer: "several", picks: [part, ...others].map(({ id }) => id) };
  const newer = current.get(part.id);
  if (!newer) return { ...row, itemId: part.id };
  return { ...row, itemId: newer.id, replaced: { id: part.id, number: part.part_number } };
}

/** What may have been meant by the first number that no part has. One search is enough for one answer. */
async function withPicks(trx: AccountTransaction, scope: Scope, rows: Row[]): Promise<Row[]> {
  const first = rows.find(
    ({ answer, line }) => answer === "unknown" && (!line.unitPrice.trim() || wasAnother(line)),
  );
  if (!first) return rows;
  const picks = await searchInStock(trx, scope, first.line.number.trim().slice(0, 100));
  return rows.map((row) => (row === first ? { ...row, picks } : row));
}

async function listKitsByName(trx: AccountTransaction, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const kits = await trx
    .selectFrom("kits")
    .select(["id", sql<string>`lower(name)`.as("name")])
    .where(
      sql`lower(name)`,
      "in",
      names.map((name) => name.toLowerCase()),
    )
    .where("removed_at", "is", null)
    .execute();
  return new Map(kits.map(({ id, name }) => [name, id]));
}

/** So many kits as ordinary lines. */
export async function kitRows(trx: AccountTransaction, kitId: string, times: number): Promise<Row[]> {
  const kit = await expandKit(trx, kitId, times);
  return (kit?.lines ?? []).map(({ itemId, partNumber, description, quantity }) => ({
    line: { ...blankLine, number: partNumber, description, quantity: String(quantity) },
    itemId,
    kit: kit!.name,
  }));
}

type CurrentNumbers = Awaited<ReturnType<typeof currentNumbersOf>>;

export type FilledRow = Row & {
  /** The part that it sells. */
  part?: PartForSale;
  /** The part whose core it is. */
  core?: PartForSale;
  /** The parts to choose from. */
  choices?: PartForSale[];
};

type Filling = { customerId: string | null; isOtherCustomer: boolean };

/** Fills in what the inventory knows of each row's part, and prices the rows anew for another customer; what was typed by hand stays. */
export async function fillRows(
  trx: AccountTransaction,
  scope: Scope,
  rows: Row[],
  { customerId, isOtherCustomer }: Filling,
): Promise<FilledRow[]> {
  const ids = rows.flatMap(({ line, itemId, coreOf, picks = [] }) => [
    ...[itemId ?? coreOf ?? readPartRef(line)?.id ?? ""].filter(Boolean),
    ...picks,
  ]);
  const parts = await listPartsForSale(trx, scope, customerId, [...new Set(ids)]);
  return rows.map((row) => {
    const choices = row.picks?.flatMap((id) => parts.get(id) ?? []);
    const core = row.coreOf ? parts.get(row.coreOf) : undefined;
    if (core) return { ...row, line: chargedAsCore(row.line, core), core, answer: "filled" };
    const part = row.itemId ? parts.get(row.itemId) : undefined;
    if (part) return { ...row, line: filledFrom(row.line, part, row.anew), part, choices, answer: "filled" };
    if (row.answer === "unknown") return { ...row, line: leftToHand(row.line), choices };
    const known = parts.get(readPartRef(row.line)?.id ?? "");
    if (!known) return { ...row, choices };
    return { ...row, line: isOtherCustomer ? pricedAnew(row.line, known) : row.line, part: known, choices };
  });
}
