import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { addCrmCustomer } from "~/features/master-crm/customers/add-crm-customer.server";
import { newCrmCustomerSchema } from "~/features/master-crm/customers/crm-customer-schema";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { ContactRequestsTable } from "~db/tables/contact_requests";
import { testDatabase } from "./database";
import { type Member, masterAccount } from "./people";
import { signedIn } from "./records";

export async function master() {
  const person = await masterAccount();
  return { person, visitor: await signedIn(person) };
}

export function crmCustomerOf(companyId: string) {
  return testDatabase()
    .owner.selectFrom("master_crm")
    .selectAll()
    .where("customer_account_id", "=", companyId)
    .execute();
}

export function crmCustomer(id: string) {
  return testDatabase()
    .owner.selectFrom("master_crm")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** By Add Customer: its account has no people. */
export async function addedCrmCustomer({ scope, userId }: Member, email: string) {
  const typed = newCrmCustomerSchema.parse({
    ...{ companyName: `Kept ${email}`, contactEmail: email, subscriptionTier: "pro" },
    ...{ status: "active", leadScore: "50", confirmed: "same-customer" },
  });
  const token = await makeFormToken(formHolder(userId));
  const added = await addCrmCustomer(scope, typed, `${token} ${randomUUID()}`);
  if ("problem" in added) throw new Error("The customer was not added");
  return crmCustomer(added.crmCustomerId);
}

export async function contactRequest(facts: Partial<Insertable<ContactRequestsTable>> = {}) {
  return testDatabase()
    .owner.insertInto("contact_requests")
    .values({
      ...{ name: "Paula Ponce", email: `${randomUUID().slice(0, 13)}@example.com`, company: "Ponce Freight" },
      ...{ phone: "(555) 555-0142", fleet_size: "11-50", interest: "inventory" },
      ...{ message: "Two yards, 4,000 parts.", is_suspect: false, ...facts },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function planRequest({ accountId, userId, email }: Member, message = "We grow.") {
  return testDatabase()
    .owner.insertInto("plan_requests")
    .values({ account_id: accountId, user_id: userId, author: email, email, wanted: "pro", message })
    .returningAll()
    .executeTakeFirstOrThrow();
}
