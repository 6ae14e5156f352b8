import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type FoundPart, findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { currentNumbersOf } from "~/features/inventory/numbers/replacements.server";
import { expandKit } from "~/features/kits/expand-kit.server";
import type { OpenCore } from "../cores/open-cores.server";
import { following, keyOf } from "./core-lines";
import { chargedAsCore, filledFrom, markManualEntry, repriced, partNumberChanged } from "./line-from-part";
import { type LineValues, blankLine, choiceOf, readPartRef } from "./invoice-values";
import { type PartForSale, listPartsForSale } from "./parts-for-sale.server";
import { searchInStock } from "./pick-list.server";
import { type ScannedLine, readScans } from "./read-scans.server";

export type FormLine = ScannedLine & {
  itemId?: string;
  /** Replaces typed values with the part's. */
  overwrite?: boolean;
  /** The result of a lookup done just now. */
  match?: "filled" | "unknown" | "several";
  candidateIds?: string[];
  /** The number that was asked for, if a newer one superseded it. Without an id no part has it any more. */
  replaced?: { id?: string; number: string };
  /** The newer number of a part that is sold while it lasts. */
  replacement?: { id: string; number: string };
  kit?: string;
  /** Parts of the kit that were deleted. */
  missing?: string[];
  coreOf?: string;
  /** In the form as it was typed. */
  place?: number;
  /** Of a core charge: the place of its part. */
  partPlace?: number;
};

/** One query for all new numbers. A kit is replaced by its lines. */
export async function matchLines(
  trx: AccountTransaction,
  scope: Scope,
  lines: FormLine[],
): Promise<FormLine[]> {
  const toMatch = lines.filter((line) => isToMatch(line) || isCoreToMatch(line));
  if (toMatch.length === 0) return lines;
  const numbers = toMatch.map(({ line }) => line.number.trim());
  const partsOf = await findPartsByNumbers(trx, scope.account.id, numbers);
  const unknown = numbers.filter((number) => partsOf(number).length === 0);
  const kits = await listKitsByName(trx, unknown);
  const read = await readScans(trx, scope, lines, (line) => {
    const number = line.line.number.trim();
    return isToMatch(line) && unknown.includes(number) && !kits.has(number.toLowerCase());
  });
  if (read.length > lines.length) return matchLines(trx, scope, read);
  const current = await currentNumbersOf(
    trx,
    numbers.flatMap((number) => partsOf(number).map(({ id }) => id)),
  );
  const matched: FormLine[] = [];
  for (const one of read) {
    const number = one.line.number.trim();
    const kitId = isToMatch(one) ? kits.get(number.toLowerCase()) : undefined;
    if (kitId) matched.push(...(await kitLines(trx, kitId, timesOf(one.line))));
    else if (isCoreToMatch(one)) matched.push(matchedCore(one, partsOf(number)));
    else matched.push(isToMatch(one) ? matchedPart(one, partsOf(number), current) : one);
  }
  return withCandidates(trx, scope, matched);
}

/** A line without a part or a price is looked up again, so that its candidates stay on the page. */
function isToMatch({ line, itemId }: FormLine): boolean {
  const { kind } = choiceOf(line.choice);
  if (!line.number.trim() || itemId || (kind !== "sale" && kind !== "lost")) return false;
  const known = readPartRef(line);
  return !known || (known.id === "" && line.unitPrice.trim() === "");
}

/** A core moves no stock, but its part gives the description and the charge. */
function isCoreToMatch({ line }: FormLine): boolean {
  const { kind } = choiceOf(line.choice);
  return kind.startsWith("core_") && line.number.trim() !== "" && line.unitPrice.trim() === "";
}

function matchedCore(line: FormLine, [part, ...others]: FoundPart[]): FormLine {
  return part && others.length === 0 ? { ...line, coreOf: part.id } : line;
}

function timesOf({ quantity }: LineValues): number {
  return /^[1-9]\d{0,3}$/.test(quantity.trim()) ? Number(quantity) : 1;
}

function matchedPart(line: FormLine, [part, ...others]: FoundPart[], current: CurrentNumbers): FormLine {
  if (!part) return { ...line, match: "unknown" };
  if (others.length > 0)
    return { ...line, match: "several", candidateIds: [part, ...others].map(({ id }) => id) };
  const newer = current.get(part.id);
  const former = part.by === "replaces" ? { replaced: { number: line.line.number.trim() } } : {};
  if (!newer) return { ...line, itemId: part.id, ...former };
  // The old number is sold while there is stock of it.
  if (part.quantity > 0)
    return { ...line, itemId: part.id, replacement: { id: newer.id, number: newer.partNumber }, ...former };
  return { ...line, itemId: newer.id, replaced: { id: part.id, number: part.part_number } };
}

/** Only for the first unknown number: one search per response. */
async function withCandidates(trx: AccountTransaction, scope: Scope, lines: FormLine[]): Promise<FormLine[]> {
  const first = lines.find(
    ({ match, line }) => match === "unknown" && (!line.unitPrice.trim() || partNumberChanged(line)),
  );
  if (!first) return lines;
  const candidateIds = await searchInStock(trx, scope, first.line.number.trim().slice(0, 100));
  return lines.map((line) => (line === first ? { ...line, candidateIds } : line));
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

/** A name that no kit has is looked up as whatever is typed in a line. */
export async function namedKitLines(
  trx: AccountTransaction,
  name: string,
  times: number,
): Promise<FormLine[]> {
  const kitId = (await listKitsByName(trx, [name])).get(name.toLowerCase());
  if (kitId) return kitLines(trx, kitId, times);
  return [{ line: { ...blankLine, number: name, quantity: String(times) } }];
}

async function kitLines(trx: AccountTransaction, kitId: string, times: number): Promise<FormLine[]> {
  const kit = await expandKit(trx, kitId, times);
  if (!kit) return [];
  const { name, missing } = kit;
  const lines = kit.lines.map(({ partNumber: number, description, quantity, ...one }) => ({
    ...{ ...one, kit: name },
    line: { ...blankLine, number, description, quantity: String(quantity) },
  }));
  const [first = { line: blankLine, kit: name }, ...others] = lines;
  return missing.length > 0 ? [{ ...first, missing }, ...others] : lines;
}

type CurrentNumbers = Awaited<ReturnType<typeof currentNumbersOf>>;

/** Of a line that takes a core back. */
export type CoreReturn = {
  /** The charge that it gives back. */
  charge?: OpenCore;
  /** The charges that may be meant. */
  candidates: OpenCore[];
  problem?: { field: "sale" | "quantity"; text: string };
};

export type AutofilledLine = FormLine & {
  part?: PartForSale;
  core?: PartForSale;
  candidates?: PartForSale[];
  returned?: CoreReturn;
};

type Pricing = { customerId: string | null; isOtherCustomer: boolean; draftId?: string };

/** Fills each line from its part and reprices the lines for a new customer. Typed values stay. */
export async function autofillLines(
  trx: AccountTransaction,
  scope: Scope,
  lines: FormLine[],
  { customerId, isOtherCustomer, draftId }: Pricing,
): Promise<AutofilledLine[]> {
  const ids = lines.flatMap(({ line, itemId, coreOf, candidateIds = [] }) => [
    ...[itemId ?? coreOf ?? readPartRef(line)?.id ?? ""].filter(Boolean),
    ...candidateIds,
  ]);
  const parts = await listPartsForSale(trx, scope, { customerId, draftId }, [...new Set(ids)]);
  return lines.map((one): AutofilledLine => {
    const candidates = one.candidateIds?.flatMap((id) => parts.get(id) ?? []);
    const core = one.coreOf ? parts.get(one.coreOf) : undefined;
    if (core) return { ...one, line: chargedAsCore(one.line, core), core, match: "filled" };
    const part = one.itemId ? parts.get(one.itemId) : undefined;
    if (part)
      return { ...one, line: filledFrom(one.line, part, one.overwrite), part, candidates, match: "filled" };
    if (one.match === "unknown") return { ...one, line: markManualEntry(one.line), candidates };
    const known = parts.get(readPartRef(one.line)?.id ?? "");
    if (!known) return { ...one, candidates };
    const line = isOtherCustomer ? repriced(one.line, known) : one.line;
    return { ...one, line, part: known, candidates };
  });
}

/** Core charges after their parts: they have their number and quantity, and go with them. */
export function followParts(lines: AutofilledLine[]): AutofilledLine[] {
  const parts = new Map(lines.map((one) => [one.place, one]));
  return lines.flatMap((one) => {
    if (one.partPlace === undefined) return [one];
    const part = parts.get(one.partPlace);
    const core = part && withNumberOf(one, part);
    if (!core) return [];
    return [{ ...core, line: following(core.line, part.line.quantity, core.match === "filled") }];
  });
}

/** Undefined if another part was typed, and it has no core. */
function withNumberOf(core: AutofilledLine, { line, part }: AutofilledLine): AutofilledLine | undefined {
  if (keyOf(core.line.number) === keyOf(line.number)) return core;
  if (!part?.coreCharge) return undefined;
  const { partNumber: number, description, coreCharge: unitPrice } = part;
  return { ...core, line: { ...core.line, number, description, unitPrice } };
}
