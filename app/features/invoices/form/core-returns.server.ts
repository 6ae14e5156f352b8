import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { formatCount, trimDecimals } from "~/ui/format";
import { giveBack } from "../cores/give-back";
import { type OpenCore, listOpenCores } from "../cores/open-cores.server";
import { creditLinesOf } from "../credit-lines.server";
import type { AutofilledLine, CoreReturn } from "./autofill-lines.server";
import { backRef, pricedLine, readBackRef } from "./invoice-values";

type ReturnLine = AutofilledLine & { returned: CoreReturn };
type Return = { customer: string; customerId: string | null; day: string };

/** More than a customer has out of the parts of one invoice. */
const maxFound = 500;
const maxCandidates = 20;

/** Each returned core with the sale that charged it, and what that gives back. */
export async function matchReturns(
  trx: AccountTransaction,
  lines: AutofilledLine[],
  asked: Return,
): Promise<AutofilledLine[]> {
  const returns = lines.filter(({ line }) => line.choice === "core_return");
  if (returns.length === 0) return lines;
  const keys = await keysOf(
    trx,
    returns.map(({ line }) => line.number.trim()),
  );
  const cores = await findCores(trx, returns, [...keys.values()], asked.customerId);
  const matched = lines.map((one) => {
    if (one.line.choice !== "core_return") return one;
    const returned = matchReturn(one, cores, keys.get(one.line.number.trim()), asked);
    return { ...one, line: lineOfCharge(one, returned), returned };
  });
  return withAmounts(trx, matched);
}

async function keysOf(trx: AccountTransaction, numbers: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ typed: string; key: string }>`
    select distinct typed, part_key(typed) as key from unnest(${numbers}::text[]) as typed where typed <> ''`.execute(
    trx,
  );
  return new Map(rows.map(({ typed, key }) => [typed, key]));
}

function findCores(
  trx: AccountTransaction,
  returns: AutofilledLine[],
  keys: string[],
  customerId: string | null,
): Promise<OpenCore[]> {
  const sales = returns.flatMap(({ line }) => readInvoiceNumber(line.sale) ?? []);
  const isOpen = returns.some(({ line }) => line.number.trim() === "");
  const narrowed = sql`(s.customer_id = ${customerId}::uuid or s.number = any(${sales}::integer[]))
    and (${isOpen} or l.part_key = any(${keys}::text[]))`;
  return listOpenCores(trx, narrowed, maxFound);
}

/** "INV-012", or 12. */
function readInvoiceNumber(typed: string): number | undefined {
  const [, digits] = /^(?:inv-?)?0*(\d{1,9})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function matchReturn(
  { line }: AutofilledLine,
  cores: OpenCore[],
  key: string | undefined,
  asked: Return,
): CoreReturn {
  const refused = (text: string, candidates: OpenCore[] = []): CoreReturn => ({
    candidates,
    problem: { field: "sale", text },
  });
  const sale = line.sale.trim();
  const reason = line.elsewhere.trim();
  if (sale && reason) return refused("Name the sale, or say why it was bought elsewhere, not both");
  if (reason) return { candidates: [] };
  const found = cores.filter((core) => {
    const isMeant = sale ? core.number === invoiceNumber(sale) : core.customerId === asked.customerId;
    return isMeant && (key === undefined || core.partKey === key);
  });
  const what = line.number.trim() || "a part";
  const orWhy = "Type the number of the sale, or why the core was bought elsewhere";
  if (found.length === 0)
    return refused(sale ? `No core of ${what} is out on ${sale}` : `${noCore(what, asked)}${orWhy}`);
  const named = readBackRef(line)?.id;
  const charge =
    found.find(({ id }) => id === named) ?? (key !== undefined && found.length === 1 ? found[0] : undefined);
  if (!charge) return refused("Choose the sale that the core comes back from", found.slice(0, maxCandidates));
  if (charge.customerId !== asked.customerId && !charge.isWalkIn)
    return refused(`${charge.number} was sold to ${charge.customerName}: choose that customer`);
  if (charge.day > asked.day && asked.day)
    return refused(`${charge.number} is of a later day than this invoice`);
  return { charge, candidates: [] };
}

function noCore(what: string, { customer, customerId }: Return): string {
  if (!customer) return "Choose the customer. ";
  return customerId ? `No core of ${what} is out for this customer. ` : "";
}

function invoiceNumber(typed: string): string {
  return `INV-${String(readInvoiceNumber(typed) ?? "").padStart(3, "0")}`;
}

/** Number, price and discount are those of the charge. */
function lineOfCharge({ line }: AutofilledLine, { charge }: CoreReturn): AutofilledLine["line"] {
  if (!charge) return { ...line, back: "" };
  return {
    ...line,
    number: charge.partNumber,
    description: line.description.trim() ? line.description : charge.description,
    unitPrice: charge.unitPrice.replace(/0{1,2}$/, ""),
    discount: trimDecimals(charge.discount),
    sale: charge.number,
  };
}

async function withAmounts(trx: AccountTransaction, lines: AutofilledLine[]): Promise<AutofilledLine[]> {
  const named = lines.filter((one): one is ReturnLine => one.returned?.charge !== undefined);
  const ids = [...new Set(named.map(({ returned }) => returned.charge!.invoiceId))];
  const sales = await creditLinesOf(trx, ids);
  const done = new Map<AutofilledLine, AutofilledLine>();
  for (const [id, sale] of sales) {
    const ofSale = named.filter(({ returned }) => returned.charge!.invoiceId === id);
    const asked = ofSale.map(({ line, returned }) => ({
      lineId: returned.charge!.id,
      quantity: pricedLine(line).quantity,
    }));
    giveBack(sale, asked).forEach((given, index) => {
      const { lineId, quantity } = asked[index]!;
      const upToHere = asked.slice(0, index + 1).filter((other) => other.lineId === lineId);
      const wanted = upToHere.reduce((sum, other) => sum + other.quantity, 0);
      const one = ofSale[index]!;
      const line = { ...one.line, back: backRef({ id: lineId, ...given, quantity }) };
      done.set(one, {
        ...one,
        line,
        returned: { ...one.returned, problem: tooMany(one.returned.charge!, wanted) },
      });
    });
  }
  return lines.map((one) => done.get(one) ?? one);
}

function tooMany({ out, number }: OpenCore, wanted: number): CoreReturn["problem"] {
  if (wanted <= out) return undefined;
  return { field: "quantity", text: `Only ${formatCount(out)} out on ${number}` };
}
