import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { formatCount, priceDigits, trimDecimals } from "~/ui/format";
import { giveBack } from "../cores/give-back";
import { type OpenCore, listOpenCores } from "../cores/open-cores.server";
import { creditLinesOf } from "../credit-lines.server";
import type { AutofilledLine, CoreReturn } from "./autofill-lines.server";
import { backRef, pricedLine, readBackRef } from "./invoice-values";

type ReturnLine = AutofilledLine & { returned: CoreReturn };
type Return = { customer: string; customerId: string | null; day: string };

/** More than an invoice has lines. */
const maxFound = 500;
const maxCandidates = 20;

/** Each returned core with the sale that charged it, and what that gives back. */
export async function matchReturns(
  trx: AccountTransaction,
  lines: AutofilledLine[],
  asked: Return,
): Promise<AutofilledLine[]> {
  const matched: AutofilledLine[] = [];
  const found = new Map<string, OpenCore[]>();
  for (const one of lines) {
    if (one.line.choice !== "core_return") {
      matched.push(one);
      continue;
    }
    const number = one.line.number.trim();
    const sale = one.line.sale.trim();
    const key = JSON.stringify([number, sale]);
    const cores = found.get(key) ?? (await findCores(trx, { number, sale, customerId: asked.customerId }));
    found.set(key, cores);
    const returned = matchReturn(one, cores, asked);
    matched.push({ ...one, line: lineOfCharge(one, returned), returned });
  }
  return withAmounts(trx, matched);
}

type Sought = { number: string; sale: string; customerId: string | null };

/** Of the sale that is named, else of the customer; without a part number, of any part. */
function findCores(trx: AccountTransaction, { number, sale, customerId }: Sought): Promise<OpenCore[]> {
  const ofSale = sql`s.kind = 'invoice' and s.number = ${readInvoiceNumber(sale) ?? null}::integer`;
  const ofCustomer = sql`s.customer_id = ${customerId}::uuid`;
  const ofPart = number ? sql`l.part_key = part_key(${number})` : sql`true`;
  return listOpenCores(trx, sql`${sale ? ofSale : ofCustomer} and ${ofPart}`, maxFound);
}

/** "INV-012", or 12. */
function readInvoiceNumber(typed: string): number | undefined {
  const [, digits] = /^(?:inv-?)?0*(\d{1,9})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function matchReturn({ line }: AutofilledLine, found: OpenCore[], asked: Return): CoreReturn {
  const refused = (text: string, candidates: OpenCore[] = []): CoreReturn => ({
    candidates,
    problem: { field: "sale", text },
  });
  const sale = line.sale.trim();
  const reason = line.elsewhere.trim();
  if (sale && reason) return refused("Name the sale, or say why it was bought elsewhere, not both");
  if (reason) return { candidates: [] };
  const number = line.number.trim();
  const what = number || "a part";
  const orWhy = "Type the number of the sale, or why the core was bought elsewhere";
  if (found.length === 0)
    return refused(sale ? `No core of ${what} is out on ${sale}` : `${noCore(what, asked)}${orWhy}`);
  const named = readBackRef(line)?.id;
  const charge =
    found.find(({ id }) => id === named) ?? (number && found.length === 1 ? found[0] : undefined);
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

/** Number, price and discount are those of the charge. */
function lineOfCharge({ line }: AutofilledLine, { charge }: CoreReturn): AutofilledLine["line"] {
  if (!charge) return { ...line, back: "" };
  return {
    ...line,
    number: charge.partNumber,
    description: line.description.trim() ? line.description : charge.description,
    unitPrice: priceDigits(charge.unitPrice),
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
