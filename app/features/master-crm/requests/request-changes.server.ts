import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { FollowProblem } from "../companies/company-problem";
import { followWithin } from "../companies/follow-company.server";
import { addCrmCustomer } from "../customers/add-crm-customer.server";
import type { NewCrmCustomer } from "../customers/crm-customer-schema";
import { requestNote } from "./request-view";
import type { ListedRequest } from "./requests.server";

export type Handled = { problem: "handled" };
export type MadeOfRequest = { crmCustomerId: string };

/** Somebody else was faster. Rolls back the customer that was being made. */
class AlreadyHandled extends Error {}

/** Of a visitor's request, with its text as a note. One that was put aside may still become a customer. */
export async function makeCustomerOfRequest(
  scope: Scope,
  request: ListedRequest,
  typed: NewCrmCustomer,
  token: string,
) {
  const added = addCrmCustomer(scope, typed, token, async (trx, id) => {
    if (!(await takeRequest(trx, scope, request, id))) throw new AlreadyHandled();
  });
  return added.catch((error: unknown): Handled => {
    if (error instanceof AlreadyHandled) return { problem: "handled" };
    throw error;
  });
}

/** To the company that asked, which becomes a customer by it, or to the customer that has its address already. */
export async function addRequestToCustomer(scope: Scope, request: ListedRequest, token: string) {
  return scope.db((trx) =>
    once<MadeOfRequest | Handled | FollowProblem>(trx, token, async () => {
      const found = await findCustomer(trx, scope, request);
      if ("problem" in found) return found;
      const { crmCustomerId } = found;
      return (await takeRequest(trx, scope, request, crmCustomerId))
        ? { crmCustomerId }
        : { problem: "handled" };
    }),
  );
}

async function findCustomer(trx: AccountTransaction, scope: Scope, { company_id, known_id }: ListedRequest) {
  if (company_id) return followWithin(trx, scope, company_id);
  const known = await trx
    .selectFrom("master_crm")
    .select("id")
    .where("id", "=", known_id)
    .where("removed_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return known ? { crmCustomerId: known.id } : ({ problem: "gone" } as const);
}

/** False when it became a customer before, unless that was deleted since. */
async function takeRequest(
  trx: AccountTransaction,
  scope: Scope,
  request: ListedRequest,
  crmCustomerId: string,
): Promise<boolean> {
  const by = { user_id: scope.user.id, author: scope.user.author };
  if (!(await handle(trx, request, { ...by, crm_entry_id: crmCustomerId }))) {
    const before = await trx
      .selectFrom("crm_requests")
      .select(["id", "crm_entry_id"])
      .where("request_kind", "=", request.kind)
      .where("request_id", "=", request.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A statement of its own: one that waited for the row does not see the customer that was made meanwhile.
    const made = await trx
      .selectFrom("master_crm")
      .select("id")
      .where("id", "=", before.crm_entry_id)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (made) return false;
    await trx
      .updateTable("crm_requests")
      .set({ ...by, crm_entry_id: crmCustomerId, handled_at: sql<Date>`now()` })
      .where("id", "=", before.id)
      .execute();
  }
  await trx
    .insertInto("crm_activities")
    .values({ crm_entry_id: crmCustomerId, activity_type: "note", ...by, ...requestNote(request) })
    .execute();
  return true;
}

/** False when it was handled before. */
export async function putRequestAside(scope: Scope, request: ListedRequest): Promise<boolean> {
  return scope.db((trx) => handle(trx, request, { user_id: scope.user.id, author: scope.user.author }));
}

type Handling = { user_id: string; author: string; crm_entry_id?: string };

async function handle(trx: AccountTransaction, { kind, id }: ListedRequest, by: Handling): Promise<boolean> {
  const handled = await trx
    .insertInto("crm_requests")
    .values({ request_kind: kind, request_id: id, ...by })
    .onConflict((conflict) => conflict.columns(["account_id", "request_kind", "request_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return handled !== undefined;
}
