import type { AccountTransaction } from "~db/as-account";

export type StatementCustomer = {
  id: string;
  name: string;
  phone: string;
  address: string;
  email: string | null;
  isRemoved: boolean;
};

/** A deleted customer with invoices keeps the statement, with the name and the phone that the invoices have. */
export async function findStatementCustomer(
  trx: AccountTransaction,
  id: string,
): Promise<StatementCustomer | undefined> {
  const customer = await trx
    .selectFrom("customers")
    .select(["id", "name", "phone", "address", "email", "removed_at"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("invoices")
          .select("invoices.id")
          .whereRef("invoices.customer_id", "=", "customers.id")
          .where("issued_at", "is not", null),
      ).as("has_invoices"),
    )
    .where("id", "=", id)
    .where("is_walk_in", "=", false)
    .executeTakeFirst();
  if (!customer) return undefined;
  const { removed_at, has_invoices, name, phone, address, email } = customer;
  if (!removed_at) return { id, name, phone, address: address ?? "", email, isRemoved: false };
  return has_invoices ? { id, name, phone, address: "", email: null, isRemoved: true } : undefined;
}
