import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { creditLinesOf, givenBackOf } from "../credit-lines.server";
import { giveBack, totalOf } from "./give-back";

/** A core charge of an invoice that counts, with the pieces that nobody has brought back. */
export type OpenCore = {
  /** The line that charged it. */
  id: string;
  invoiceId: string;
  number: string;
  /** Of the invoice. */
  day: string;
  customerId: string | null;
  customerName: string;
  isWalkIn: boolean;
  /** Neither a walk-in nor deleted. */
  hasPage: boolean;
  partNumber: string;
  description: string;
  unitPrice: string;
  discount: string;
  out: number;
};

/** Oldest first. `narrowed` says of which invoices (s), lines (l) and customers (c). */
export function listOpenCores(
  trx: AccountTransaction,
  narrowed: RawBuilder<unknown>,
  max: number,
): Promise<OpenCore[]> {
  return openCores(trx, sql`${narrowed} order by s.invoice_date, s.number, l.line limit ${max}`);
}

async function openCores(
  trx: AccountTransaction,
  which: RawBuilder<unknown>,
  sales = sql`invoices`,
): Promise<OpenCore[]> {
  const { rows } = await sql<OpenCore>`
    select l.id, s.id as "invoiceId", s.invoice_number as number, s.invoice_date as day, s.customer_id as "customerId",
      s.customer_name as "customerName", coalesce(c.is_walk_in, false) as "isWalkIn",
      not c.is_walk_in and c.removed_at is null as "hasPage", l.part_number as "partNumber", l.description,
      l.unit_price::text as "unitPrice", l.discount_percent::text as discount, l.quantity - coalesce(g.pieces, 0) as out
    from ${sales} s join invoice_items l on l.invoice_id = s.id left join customers c on c.id = s.customer_id
    left join lateral (${givenBackOf(sql`l`)}) g on true
    where s.has_cores_out and l.kind = 'core_charge' and l.quantity > coalesce(g.pieces, 0) and ${which}`.execute(
    trx,
  );
  return rows;
}

/** Dollars with tax, as they would be given back today. */
export type CoreOut = OpenCore & { balance: string };

type CoresAsked = {
  customerId?: string;
  /** The last core of the page before. */
  after?: string;
  max: number;
};

/** By customer, oldest first; of one customer by day alone. */
export function listCoresOut(scope: Scope, { customerId, after, max }: CoresAsked): Promise<CoreOut[]> {
  const sale = customerId
    ? sql`s.invoice_date, s.number`
    : sql`s.customer_key, s.customer_id, s.invoice_date, s.number`;
  const line = sql`${sale}, l.line`;
  const ofLast = (place: RawBuilder<unknown>) =>
    sql`(select ${place} from invoice_items l join invoices s on s.id = l.invoice_id where l.id = ${after})`;
  const ofCustomer = customerId ? sql`s.customer_id = ${customerId}` : sql`true`;
  // Each of them has a core out, but perhaps the one where the page before ended.
  const sales = sql`(
    select * from invoices s where s.has_cores_out and ${ofCustomer} and ${after ? sql`(${sale}) >= ${ofLast(sale)}` : sql`true`}
    order by ${sale} limit ${max + 1})`;
  const isAfter = after ? sql`(${line}) > ${ofLast(line)}` : sql`true`;
  return scope.db(async (trx) => {
    const cores = await openCores(trx, sql`${isAfter} order by ${line} limit ${max}`, sales);
    const balances = await balancesOf(trx, [...new Set(cores.map(({ invoiceId }) => invoiceId))]);
    return cores.map((core) => ({ ...core, balance: balances.get(core.id)! }));
  });
}

/** By line: what all cores that are out would give back together. */
async function balancesOf(trx: AccountTransaction, invoiceIds: string[]): Promise<Map<string, string>> {
  const sales = await creditLinesOf(trx, invoiceIds);
  const balances = [...sales.values()].flatMap((sale) => {
    const asked = sale.lines
      .filter(({ kind, left }) => kind === "core_charge" && left > 0)
      .map(({ id, left }) => ({ lineId: id, quantity: left }));
    const given = giveBack(sale, asked);
    return asked.map(({ lineId }, index): [string, string] => [lineId, totalOf(given[index]!)]);
  });
  return new Map(balances);
}

/** Pieces of an invoice's cores that are out. */
export async function countCoresOut(trx: AccountTransaction, invoiceId: string): Promise<number> {
  const cores = await openCores(trx, sql`s.id = ${invoiceId}`);
  return cores.reduce((sum, { out }) => sum + out, 0);
}
