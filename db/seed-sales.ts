import { type Transaction, sql } from "kysely";
import { type PricedLine, invoiceTotals } from "~/features/invoices/totals";
import type { Database } from "./database";
import { dayAgo } from "./seed-day";
import { type Company, addMovement, parts } from "./seed-stock";

type Sale = {
  name: string;
  daysAgo: number;
  isPaid: boolean;
  lines: [number: string, pieces: number, price: string][];
};

const sales: Sale[] = [
  {
    name: "Harbor Lines",
    daysAgo: 48,
    isPaid: false,
    lines: [
      ["P181137", 1, "92.00"],
      ["LF9080", 4, "47.95"],
    ],
  },
  {
    name: "Blue Mesa Transport",
    daysAgo: 12,
    isPaid: true,
    lines: [
      ["4707Q-KIT", 2, "84.95"],
      ["3030", 1, "68.00"],
    ],
  },
  { name: "Harbor Lines", daysAgo: 3, isPaid: false, lines: [["8600310", 1, "389.95"]] },
];

export async function addSampleSales(
  trx: Transaction<Database>,
  company: Company,
  stock: Map<string, string>,
): Promise<void> {
  const { accountId: account_id, userId: user_id } = company;
  const letterhead = await trx
    .insertInto("letterheads")
    .columns(["account_id", "user_id", "company_name", "address", "phone"])
    .expression((from) =>
      from
        .selectFrom("accounts")
        .select((account) => [
          "id",
          account.val(user_id).as("user_id"),
          "company_name",
          "company_address",
          "phone_number",
        ])
        .where("id", "=", account_id),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("company_settings")
    .values({
      account_id,
      user_id,
      letterhead_id: letterhead.id,
      tax_rate: "8.25",
      shop_percent: "10",
      fleet_percent: "15",
    })
    .execute();
  await addCustomers(trx, company);
  for (const [index, sale] of sales.entries())
    await addSale(trx, company, { ...sale, stock, letterheadId: letterhead.id, number: index + 1 });
  await trx.insertInto("invoice_numbers").values({ account_id, invoices: sales.length }).execute();
}

async function addCustomers(
  trx: Transaction<Database>,
  { accountId: account_id, userId: user_id }: Company,
): Promise<void> {
  for (const name of ["Harbor Lines", "Blue Mesa Transport"]) {
    await trx
      .insertInto("customers")
      .values({
        account_id,
        user_id,
        name,
        phone: "(555) 555-0144",
        email: `office@${name.toLowerCase().replaceAll(" ", "-")}.example`,
        address: "9 Pier Road\nSpringfield, IL 62702",
        store_zip: "62702",
        customer_type: "terms_account",
        payment_terms: "net_30",
        price_level: "shop",
      })
      .execute();
  }
}

type Selling = Sale & { stock: Map<string, string>; letterheadId: string; number: number };

async function addSale(trx: Transaction<Database>, company: Company, sale: Selling): Promise<void> {
  const { accountId: account_id, userId: user_id } = company;
  const customer = await trx
    .selectFrom("customers")
    .select(["id", "name", "phone", "email", "address"])
    .where("account_id", "=", account_id)
    .where("name", "=", sale.name)
    .executeTakeFirstOrThrow();
  const lines = sale.lines.map(([, quantity, unitPrice]): PricedLine => ({
    kind: "sale",
    quantity,
    unitPrice,
    discount: "0",
    taxed: true,
  }));
  const { lines: amounts, subtotal, tax, total } = invoiceTotals(lines, "8.25");
  const { id } = await trx
    .insertInto("invoices")
    .values({
      account_id,
      user_id,
      customer_id: customer.id,
      customer_name: customer.name,
      customer_phone: customer.phone,
      customer_email: customer.email,
      customer_address: customer.address,
      terms: "net_30",
      invoice_date: dayAgo(sale.daysAgo),
      due_date: dayAgo(sale.daysAgo - 30),
      tax_rate: "8.25",
      subtotal,
      tax_amount: tax,
      total,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [index, line] of sale.lines.entries())
    await addLine(trx, company, { sale, line, place: index + 1, invoiceId: id, amount: amounts[index]! });
  await issue(trx, company, { sale, id, total });
}

type Line = { sale: Selling; line: Sale["lines"][number]; place: number; invoiceId: string; amount: string };

async function addLine(
  trx: Transaction<Database>,
  company: Company,
  { sale, line: [partNumber, quantity, unit_price], place, invoiceId, amount }: Line,
): Promise<void> {
  const itemId = sale.stock.get(partNumber)!;
  await trx
    .insertInto("invoice_items")
    .values({
      account_id: company.accountId,
      invoice_id: invoiceId,
      line: place,
      inventory_item_id: itemId,
      part_number: partNumber,
      description: parts.find(([number]) => number === partNumber)![1],
      quantity,
      unit_price,
      line_total: amount,
    })
    .execute();
  const item = await trx
    .updateTable("inventory_items")
    .set((item) => ({ quantity: item("quantity", "-", quantity) }))
    .where("id", "=", itemId)
    .returning("quantity")
    .executeTakeFirstOrThrow();
  const before = item.quantity + quantity;
  await addMovement(trx, company, { itemId, reason: "sold", before, change: -quantity, invoiceId });
}

async function issue(
  trx: Transaction<Database>,
  { accountId: account_id, userId: user_id, author }: Company,
  { sale, id, total }: { sale: Selling; id: string; total: string },
): Promise<void> {
  await trx
    .updateTable("invoices")
    .set({
      status: sale.isPaid ? "paid" : "sent",
      number: sale.number,
      issued_at: sql<Date>`now()`,
      letterhead_id: sale.letterheadId,
      payment_method: "terms_account",
      paid: sale.isPaid ? total : "0",
      created_at: sql<Date>`now() - make_interval(days => ${sale.daysAgo})`,
    })
    .where("id", "=", id)
    .execute();
  if (!sale.isPaid) return;
  await trx
    .insertInto("payments")
    .values({
      account_id,
      invoice_id: id,
      user_id,
      author,
      amount: total,
      method: "check",
      paid_on: dayAgo(1),
    })
    .execute();
}
