import { sql } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { handOver } from "~/features/inventory/stock/hand-over.server";
import { lastMovements } from "~/features/inventory/stock/movements.server";
import { cancelCreditNote } from "~/features/invoices/credit/cancel-credit-note.server";
import { creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { owedOn, takenBy } from "~/features/invoices/issue/stock-of-invoice.server";
import type { InvoiceStatus } from "~db/tables/invoices";
import { counted, finished, started } from "./counts";
import { fitted, unfitted } from "./fittings";
import { testDatabase } from "./database";
import { coreBack, sold } from "./invoices";
import type { Member } from "./people";
import { fc } from "./property";
import { importStock, undoStock } from "./stock-files";
import { move, ownedCustomer, ownedItem, storedItem } from "./stock";

type Sale = {
  id: string;
  /** Handed to the customer and not brought back. */
  given: number;
  owed: number;
  /** Not credited yet. */
  left: number;
  coresOut: number;
  /** Of pieces that are out: how many, and what they cost. */
  cost: { pieces: number; worth: number };
  notes: Note[];
  /** It and all its credit notes. */
  documents: string[];
};

/** A credit note that counts: its pieces and cores, what came back to the shelf, and what was owed no more. */
type Note = {
  id: string;
  quantity: number;
  cores: number;
  restocked: number;
  owedNoMore: number;
  /** While the book was wrong: of what was never handed over, the book and the shelf say something else. */
  isDoubtful: boolean;
};

/** A part of a vehicle that was taken from the shelf. `saidBy`: who has said since then how many there are. */
type Fitting = {
  vehicleId: string;
  id: string;
  got: number;
  cost: { pieces: number; worth: number };
  saidBy: Set<string>;
};

/** A part of a shop as somebody who stands before its shelf counts it. */
export type Day = {
  /** Two people at two terminals. */
  sessions: [Member, Member];
  customerId: string;
  itemId: string;
  partNumber: string;
  bin: string;
  shelf: number;
  average: number;
  sales: Sale[];
  cancelled: Sale[];
  fittings: Fitting[];
  /** Invoices that took cores back. */
  returns: { id: string; sale: Sale; quantity: number }[];
  countId?: string;
  /** Counted and noted on paper. */
  sheet?: { quantity: number; shown: string };
  isCounted: boolean;
  /** The open count found more or less than the book, so the book is wrong until it ends. */
  differs: boolean;
  imported?: { id: string; before: number; hasMoved: boolean };
};

const pieces = fc.integer({ min: 1, max: 6 });
const by = fc.nat(1);
const sale = fc.nat(5);

export const act = fc.oneof(
  fc.record({ act: fc.constant("receive" as const), by, pieces, dollars: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ act: fc.constant("sell" as const), by, pieces }),
  fc.record({ act: fc.constant("sell" as const), by, pieces }),
  fc.record({ act: fc.constant("sell at once" as const), pieces, more: pieces }),
  fc.record({ act: fc.constant("cancel" as const), sale }),
  fc.record({ act: fc.constant("charge again" as const), sale }),
  fc.record({ act: fc.constant("fit" as const), pieces }),
  fc.record({ act: fc.constant("take off as a mistake" as const), fitting: fc.nat(3) }),
  fc.record({ act: fc.constant("hand over" as const), by, sale, pieces }),
  fc.record({ act: fc.constant("had before" as const), by, sale, pieces }),
  fc.record({ act: fc.constant("adjust" as const), by, pieces: fc.nat(6) }),
  fc.record({ act: fc.constant("credit" as const), sale, pieces, back: fc.nat(6) }),
  fc.record({ act: fc.constant("cancel credit" as const), sale }),
  fc.record({ act: fc.constant("return core" as const), by, sale, pieces }),
  fc.record({ act: fc.constant("cancel return" as const), sale }),
  fc.record({
    act: fc.constant("status" as const),
    sale,
    status: fc.constantFrom<InvoiceStatus>("finalized", "sent", "paid"),
  }),
  fc.record({ act: fc.constant("import" as const), pieces: fc.nat(9) }),
  fc.record({ act: fc.constant("undo import" as const) }),
  // What was lost or found since the last count is seen by the next one.
  fc.record({ act: fc.constant("count" as const), by, found: fc.integer({ min: -3, max: 3 }) }),
  // The same, written on a sheet that is typed later.
  fc.record({ act: fc.constant("count on paper" as const), found: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ act: fc.constant("type the sheet" as const), by }),
  fc.record({ act: fc.constant("finish" as const) }),
);

export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
type Of<Name> = Extract<Act, { act: Name }>;

export async function openDay(sessions: [Member, Member]): Promise<Day> {
  const [company] = sessions;
  const partNumber = `P-${crypto.randomUUID()}`;
  const bin = `B-${crypto.randomUUID().slice(0, 8)}`;
  const facts = { part_number: partNumber, bin_location: bin, quantity: 3, average_cost: "10" };
  const itemId = await ownedItem(company, facts);
  const customerId = await ownedCustomer(company, { name: partNumber });
  return {
    ...{ sessions, customerId, itemId, partNumber, bin, shelf: 3, average: 10, sales: [], returns: [] },
    ...{ cancelled: [], fittings: [], isCounted: false, differs: false },
  };
}

/** Returns how many rows of the ledger the act writes; undefined if a count decides. */
export async function live(day: Day, one: Act): Promise<number | undefined> {
  const rows = await liveOne(day, one);
  if (day.imported && rows !== 0 && one.act !== "import") day.imported.hasMoved = true;
  return rows;
}

async function liveOne(day: Day, one: Act): Promise<number | undefined> {
  if (one.act === "receive") return receive(day, one);
  if (one.act === "sell") return sell(day, one);
  if (one.act === "sell at once") return sellAtOnce(day, one);
  if (one.act === "cancel") return cancel(day, one);
  if (one.act === "charge again") return chargeAgain(day, one);
  if (one.act === "fit") return fit(day, one);
  if (one.act === "take off as a mistake") return takeOffAsMistake(day, one);
  if (one.act === "hand over") return handOverSome(day, one);
  if (one.act === "had before") return sayTheyHadThem(day, one);
  if (one.act === "adjust") return adjust(day, one);
  if (one.act === "credit") return credit(day, one);
  if (one.act === "cancel credit") return cancelCredit(day, one);
  if (one.act === "return core") return returnCore(day, one);
  if (one.act === "cancel return") return cancelReturn(day, one);
  if (one.act === "status") return changeOne(day, one);
  if (one.act === "import") return importOne(day, one);
  if (one.act === "undo import") return undoImport(day);
  if (one.act === "count") return count(day, one);
  if (one.act === "count on paper") return countOnPaper(day, one);
  if (one.act === "type the sheet") return typeSheet(day, one);
  return finish(day);
}

const aToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

function comeIn(day: Day, quantity: number, unitCost = day.average): void {
  if (quantity > 0) day.average = (day.average * day.shelf + unitCost * quantity) / (day.shelf + quantity);
  day.shelf += quantity;
}

type WithCost = Pick<Sale, "cost">;

function take(day: Day, { cost }: WithCost, quantity: number): void {
  day.shelf -= quantity;
  cost.pieces += quantity;
  cost.worth += quantity * day.average;
}

function goOut(day: Day, one: Sale, quantity: number): void {
  take(day, one, quantity);
  one.given += quantity;
}

function comeBack(day: Day, one: Sale, quantity: number): void {
  const each = costIn(one) ?? 0;
  comeIn(day, quantity, each);
  one.given -= quantity;
  one.cost.pieces -= quantity;
  one.cost.worth -= quantity * each;
}

const costIn = ({ cost }: WithCost) => (cost.pieces === 0 ? undefined : cost.worth / cost.pieces);

async function receive(day: Day, { by, pieces, dollars }: Of<"receive">): Promise<number> {
  await move(day.sessions[by]!, day.itemId, pieces, { reason: "received", unitCost: `${dollars}.37` });
  comeIn(day, pieces, dollars + 0.37);
  return 1;
}

async function sell(day: Day, { by, pieces }: Of<"sell">): Promise<number> {
  record(day, await sellPieces(day, by, pieces), pieces);
  return 1;
}

async function sellPieces({ sessions, customerId, partNumber, itemId }: Day, by: number, quantity: number) {
  const line = { partNumber, quantity };
  const core = { ...line, kind: "core_charge" as const, unitPrice: "7.77" };
  const lines = [{ ...line, itemId, unitPrice: "150.005", discount: "10" }, core];
  return sold(sessions[by]!, lines, { customerId, taxRate: "8.25" });
}

function record(day: Day, id: string, pieces: number): void {
  const given = Math.min(day.shelf, pieces);
  const made = { id, given: 0, owed: pieces - given, left: pieces, coresOut: pieces };
  const sale = { ...made, cost: { pieces: 0, worth: 0 }, notes: [], documents: [id] };
  day.sales.push(sale);
  goOut(day, sale, given);
}

/** Both people press Finalize at the same moment: who has the lower number was served first. */
async function sellAtOnce(day: Day, { pieces, more }: Of<"sell at once">): Promise<number> {
  const [one, other] = await Promise.all([sellPieces(day, 0, pieces), sellPieces(day, 1, more)]);
  const quantities = new Map([
    [one, pieces],
    [other, more],
  ]);
  const issued = await testDatabase()
    .owner.selectFrom("invoices")
    .select("id")
    .where("id", "in", [one, other])
    .orderBy("number")
    .execute();
  for (const { id } of issued) record(day, id, quantities.get(id)!);
  return 2;
}

/** What was credited, or whose core is back, is not cancelled. */
async function cancel(day: Day, { sale: place }: Of<"cancel">): Promise<number> {
  const sale = day.sales[place % Math.max(1, day.sales.length)];
  if (!sale) return 0;
  const change = { status: "cancelled" as const, reason: "Test" };
  const done = await changeStatus(day.sessions[0].scope, sale.id, change);
  if (sale.left + sale.coresOut < 2 * (await soldOn(day, sale))) {
    if (!("problem" in done) || done.problem !== "credited") throw new Error("Cancelled though credited");
    return 0;
  }
  if ("problem" in done) throw new Error(done.problem);
  day.sales = day.sales.filter((one) => one !== sale);
  comeBack(day, sale, sale.given);
  day.cancelled.push(sale);
  return 1;
}

async function chargeAgain(day: Day, { sale: place }: Of<"charge again">): Promise<number> {
  const [sale] = day.cancelled.splice(place % Math.max(1, day.cancelled.length), 1);
  if (!sale) return 0;
  const change = { status: "sent" as const, reason: "Test" };
  const done = await changeStatus(day.sessions[0].scope, sale.id, change);
  if ("problem" in done) throw new Error(done.problem);
  const given = Math.min(day.shelf, sale.left);
  sale.owed = sale.left - given;
  day.sales.push(sale);
  goOut(day, sale, given);
  return 1;
}

async function fit(day: Day, { pieces }: Of<"fit">): Promise<number> {
  const part = await fitted(day.sessions[0], day.partNumber, pieces);
  const got = Math.min(day.shelf, pieces);
  const fitting = { ...part, got, cost: { pieces: 0, worth: 0 }, saidBy: new Set<string>() };
  day.fittings.push(fitting);
  take(day, fitting, got);
  return 1;
}

function sayHowMany({ fittings }: Day, by: string): void {
  for (const { saidBy } of fittings) saidBy.add(by);
}

/** It never left the shelf, so that whoever has said since then how many there are has counted it, too. */
async function takeOffAsMistake(day: Day, one: Of<"take off as a mistake">): Promise<number | undefined> {
  const [fitting] = day.fittings.splice(one.fitting % Math.max(1, day.fittings.length), 1);
  if (!fitting) return 0;
  await unfitted(day.sessions[0], fitting);
  if (fitting.saidBy.size === 0) comeIn(day, fitting.got, costIn(fitting));
  else if (day.countId) day.differs = true;
  else return 0;
  return undefined;
}

async function soldOn({ sessions: [company] }: Day, { id }: Sale): Promise<number> {
  const { lines } = await getCreditLines(company.scope, id);
  return lines[0]!.quantity;
}

async function handOverSome(day: Day, one: Of<"hand over">): Promise<number> {
  const sale = day.sales[one.sale % Math.max(1, day.sales.length)];
  const quantity = Math.min(one.pieces, sale?.owed ?? 0, day.shelf);
  if (!sale || quantity === 0) return 0;
  const session = day.sessions[one.by]!;
  const handed = { invoiceId: sale.id, quantity, when: "now" as const };
  const done = await handOver(session.scope, day.itemId, handed, await aToken(session));
  // What is not in the book leaves the shelf after the count.
  if ("problem" in done && day.differs) return 0;
  if ("problem" in done) throw new Error(done.problem);
  sale.owed -= quantity;
  goOut(day, sale, quantity);
  return 1;
}

/** Nothing leaves the shelf. While the book is wrong only what it owes beyond what is owed; otherwise there were more than the book had. */
async function sayTheyHadThem(day: Day, one: Of<"had before">): Promise<number> {
  const sale = day.sales[one.sale % Math.max(1, day.sales.length)];
  if (!sale) return 0;
  const open = day.differs ? (await inTheBook(day, sale)).owed - sale.owed : sale.owed;
  const quantity = Math.min(one.pieces, open);
  if (quantity <= 0) return 0;
  const session = day.sessions[one.by]!;
  const handed = { invoiceId: sale.id, quantity, when: "before" as const };
  const done = await handOver(session.scope, day.itemId, handed, await aToken(session));
  if ("problem" in done) throw new Error(done.problem);
  if (day.differs) return 2;
  sale.owed -= quantity;
  comeIn(day, quantity);
  goOut(day, sale, quantity);
  return 2;
}

async function inTheBook({ sessions: [company], itemId }: Day, { id }: Sale) {
  return company.scope.db(async (trx) => {
    const out = (await takenBy(trx, id)).find((one) => one.itemId === itemId)?.pieces ?? 0;
    return { out, owed: (await owedOn(trx, id)).get(itemId) ?? 0 };
  });
}

async function adjust(day: Day, { by, pieces }: Of<"adjust">): Promise<number> {
  if (day.countId) return 0;
  await move(day.sessions[by]!, day.itemId, pieces - day.shelf, { reason: "adjusted" });
  day.shelf = pieces;
  sayHowMany(day, "adjusting");
  return 1;
}

/** Some pieces, and as many cores as are out of them. What does not come back may never have been handed over. */
async function credit(day: Day, { sale: place, pieces, back }: Of<"credit">): Promise<number> {
  const sale = day.sales[place % Math.max(1, day.sales.length)];
  const quantity = Math.min(pieces, sale?.left ?? 0);
  if (!sale || quantity === 0) return 0;
  const [company] = day.sessions;
  const { lines } = await getCreditLines(company.scope, sale.id);
  const book = await inTheBook(day, sale);
  const cores = Math.min(quantity, sale.coresOut);
  const restocked = Math.min(back, quantity, sale.given, book.out);
  const asked = [
    { id: lines[0]!.id, quantity, restocked },
    { id: lines[1]!.id, quantity: cores, restocked: 0 },
  ];
  const facts = { lines: asked, reason: "Test", paidBack: null };
  const note = await creditInvoice(company.scope, sale.id, facts, await aToken(company));
  if ("problem" in note) throw new Error(note.problem);
  const neverHanded = Math.min(quantity - restocked, book.owed);
  // What they had all the same comes back with the rest.
  const returned = restocked + Math.min(neverHanded, Math.max(0, sale.given - book.out));
  const owedNoMore = Math.min(quantity - returned, sale.owed);
  sale.left -= quantity;
  sale.coresOut -= cores;
  sale.owed -= owedNoMore;
  comeBack(day, sale, returned);
  sale.documents.push(note.noteId);
  const isDoubtful = day.differs;
  sale.notes.push({ id: note.noteId, quantity, cores, restocked, owedNoMore, isDoubtful });
  return restocked + neverHanded > 0 ? 1 : 0;
}

/** What is not on the shelf any more is owed. */
async function cancelCredit(day: Day, { sale: place }: Of<"cancel credit">): Promise<number> {
  const sale = day.sales[place % Math.max(1, day.sales.length)];
  const note = sale?.notes.pop();
  if (!sale || !note || note.isDoubtful) return 0;
  const [company] = day.sessions;
  const done = await cancelCreditNote(company.scope, note.id, "Test", await aToken(company));
  if ("problem" in done) throw new Error(done.problem);
  const { quantity, cores, restocked, owedNoMore } = note;
  const there = Math.min(restocked, day.shelf);
  goOut(day, sale, there);
  sale.owed += owedNoMore + restocked - there;
  sale.left += quantity;
  sale.coresOut += cores;
  return restocked + owedNoMore > 0 ? 1 : 0;
}

async function returnCore(day: Day, { by, sale: place, pieces }: Of<"return core">): Promise<number> {
  const sale = day.sales[place % Math.max(1, day.sales.length)];
  if (!sale) return 0;
  const session = day.sessions[by]!;
  const line = await coreBack(session, sale.id, pieces);
  const { customerId } = day;
  const done = await sold(session, [line], { customerId, taxRate: "5" }).catch((failure: Error) => failure);
  const isRefused = done instanceof Error;
  if (isRefused !== pieces > sale.coresOut)
    throw new Error(`${pieces} of ${sale.coresOut} cores: ${String(done)}`);
  if (isRefused) return 0;
  sale.coresOut -= pieces;
  day.returns.push({ id: done, sale, quantity: pieces });
  return 0;
}

async function cancelReturn(day: Day, { sale: place }: Of<"cancel return">): Promise<number> {
  const [back] = day.returns.splice(place % Math.max(1, day.returns.length), 1);
  if (!back) return 0;
  const change = { status: "cancelled" as const, reason: "Test" };
  const done = await changeStatus(day.sessions[0].scope, back.id, change);
  if ("problem" in done) throw new Error(done.problem);
  back.sale.coresOut += back.quantity;
  return 0;
}

/** Its payments follow; a sale that its credits have settled stays as it is. */
async function changeOne(day: Day, { sale: place, status }: Of<"status">): Promise<number> {
  const sale = day.sales[place % Math.max(1, day.sales.length)];
  if (!sale) return 0;
  const done = await changeStatus(day.sessions[0].scope, sale.id, { status, reason: "Test" });
  if ("problem" in done && done.problem !== "paid") throw new Error(done.problem);
  return 0;
}

/** A file says how many there are, unless they are being counted. */
async function importOne(day: Day, { pieces }: Of<"import">): Promise<number> {
  if (day.countId) return 0;
  const { id, saved } = await importStock(day.sessions[0], `Part No,Qty\n${day.partNumber},${pieces}\n`);
  const before = day.shelf;
  // A file that says what the book says has nothing to import, and leaves nothing to undo.
  if (before === pieces) {
    if (!("problem" in saved && saved.problem === "no-rows"))
      throw new Error("Rows without a change were imported");
    day.imported = undefined;
    return 0;
  }
  if ("problem" in saved) throw new Error(saved.problem);
  day.imported = { id, before, hasMoved: false };
  sayHowMany(day, id);
  day.shelf = pieces;
  return 1;
}

/** Only while nothing has moved since. */
async function undoImport(day: Day): Promise<number> {
  const { imported } = day;
  if (!imported || day.countId) return 0;
  const undone = await undoStock(day.sessions[0], imported.id);
  day.imported = undefined;
  const hasChanged = imported.before !== day.shelf;
  const expected = imported.hasMoved ? "kept" : "undone";
  if (!("undone" in undone)) throw new Error(JSON.stringify(undone));
  if (undone[expected] !== 1 && hasChanged) throw new Error(`${expected}: ${JSON.stringify(undone)}`);
  if (imported.hasMoved || !hasChanged) return 0;
  day.shelf = imported.before;
  for (const { saidBy } of day.fittings) saidBy.delete(imported.id);
  return 1;
}

async function openCount(day: Day, found: number): Promise<void> {
  const book = day.shelf;
  day.shelf = Math.max(0, day.shelf + found);
  day.differs = day.shelf !== book;
  sayHowMany(day, "counting");
  day.countId = await started(day.sessions[0], { scope: "bin", bin: day.bin });
}

async function count(day: Day, { by, found }: Of<"count">): Promise<number> {
  if (day.countId) return 0;
  await openCount(day, found);
  await counted(day.sessions[by]!, day.countId!, { itemId: day.itemId, quantity: day.shelf });
  day.isCounted = true;
  return 0;
}

async function countOnPaper(day: Day, { found }: Of<"count on paper">): Promise<number> {
  if (day.countId) return 0;
  await openCount(day, found);
  const last = await day.sessions[0].scope.db((trx) => lastMovements(trx, [day.itemId]));
  day.sheet = { quantity: day.shelf, shown: last.get(day.itemId)! };
  return 0;
}

/** What moved since then is asked about: it was counted before all of it. */
async function typeSheet(day: Day, { by }: Of<"type the sheet">): Promise<number> {
  if (!day.sheet || !day.countId) return 0;
  const session = day.sessions[by]!;
  const entry = { itemId: day.itemId, ...day.sheet };
  let typed = await counted(session, day.countId, entry);
  if ("problem" in typed && typed.problem === "moved-since")
    typed = await counted(session, day.countId, { ...entry, when: typed.moved[0]!.choices[0] });
  if ("problem" in typed) throw new Error(typed.problem);
  day.sheet = undefined;
  day.isCounted = true;
  return 0;
}

/** While the book was wrong, pieces cost what the book said. */
async function takeCostsOfBook({ itemId, sales, fittings }: Day): Promise<number> {
  const takers = [
    ...sales,
    ...fittings.map((fitting) => Object.assign(fitting, { documents: [fitting.id] })),
  ];
  for (const one of takers) {
    const { pieces, worth } = await testDatabase()
      .owner.selectFrom("stock_movements")
      .select(sql<number>`coalesce(-sum(quantity_change), 0)::int`.as("pieces"))
      .select(sql<number>`coalesce(-sum(quantity_change * unit_cost), 0)::float`.as("worth"))
      .where("item_id", "=", itemId)
      .where("document_id", "in", one.documents)
      .executeTakeFirstOrThrow();
    one.cost = { pieces, worth };
  }
  return Number((await storedItem(itemId)).average_cost);
}

export async function finish(day: Day): Promise<number | undefined> {
  if (!day.countId) return 0;
  await typeSheet(day, { act: "type the sheet", by: 0 });
  await finished(day.sessions[0], day.countId);
  if (day.differs) day.average = await takeCostsOfBook(day);
  Object.assign(day, { countId: undefined, isCounted: false, differs: false });
  return undefined;
}
