import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

/** Another sale may take it first: nothing is reserved. */
export async function nextInvoiceNumber(trx: AccountTransaction): Promise<string> {
  const last = await trx.selectFrom("invoice_numbers").select("invoices").executeTakeFirst();
  return `INV-${String((last?.invoices ?? 0) + 1).padStart(3, "0")}`;
}

/** Without a gap: nobody else can take a number until the commit. */
export async function takeNumber(
  trx: AccountTransaction,
  counter: "invoices" | "credit_notes",
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into invoice_numbers as n (${sql.ref(counter)}) values (1)
    on conflict (account_id) do update set ${sql.ref(counter)} = n.${sql.ref(counter)} + 1
    returning ${sql.ref(`n.${counter}`)} as number`.execute(trx);
  return rows[0]!.number;
}
