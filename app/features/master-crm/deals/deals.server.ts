import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { type Fact, changeLines, factsOfFields } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { lockCrmCustomer } from "../customers/crm-customers.server";
import { editedDealFields } from "./deal-fields";
import type { DealProblem } from "./deal-problem";
import type { Deal, NewDeal } from "./deal-schema";

export const dealsOfCustomer = 50;

/** A deal of a deleted customer is no deal that is worked on. */
function deals(trx: AccountTransaction) {
  return trx
    .selectFrom("crm_deals as d")
    .innerJoin("master_crm as c", (join) =>
      join.onRef("c.account_id", "=", "d.account_id").onRef("c.id", "=", "d.crm_entry_id"),
    );
}

/** Also of a deleted customer, so that a form that was being filled in can be shown again; `isGone` says so. */
export async function getDeal(scope: Scope, id: string) {
  return scope.db((trx) =>
    deals(trx)
      .selectAll("d")
      .select(["c.company_name", sql<boolean>`c.removed_at is not null`.as("isGone")])
      .where("d.id", "=", id)
      .executeTakeFirst(),
  );
}

export type StoredDeal = NonNullable<Awaited<ReturnType<typeof getDeal>>>;

/** The customer of a new deal, also a deleted one. */
export async function getDealCustomer(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("master_crm")
      .select(["id", "company_name", sql<boolean>`removed_at is not null`.as("isGone")])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

/** Open ones first, then those that moved last. At most `dealsOfCustomer`; `count` is of all. */
export async function listDealsOf(scope: Scope, crmCustomerId: string) {
  const rows = await scope.db((trx) =>
    deals(trx)
      .where("d.crm_entry_id", "=", crmCustomerId)
      .where("c.removed_at", "is", null)
      .select(["d.id", "d.deal_name", "d.deal_value", "d.stage", "d.probability", "d.stage_since"])
      .select(["d.expected_close_date", "d.next_step", "d.next_step_on"])
      .select(sql<number>`(count(*) over ())::int`.as("count"))
      .orderBy(sql`d.stage in ('closed_won', 'closed_lost')`)
      .orderBy("d.stage_since", "desc")
      .orderBy("d.id")
      .limit(dealsOfCustomer)
      .execute(),
  );
  return { deals: rows, count: rows[0]?.count ?? 0 };
}

/** For the transaction of a change. */
export function lockDeal(trx: AccountTransaction, id: string) {
  return deals(trx)
    .selectAll("d")
    .where("d.id", "=", id)
    .where("c.removed_at", "is", null)
    .forUpdate("d")
    .executeTakeFirst();
}

export async function addDeal(scope: Scope, crmCustomerId: string, typed: NewDeal, token: string) {
  return scope.db((trx) =>
    once<{ dealId: string } | { problem: "gone" }>(trx, token, async () => {
      if (!(await lockCrmCustomer(trx, crmCustomerId))) return { problem: "gone" };
      return { dealId: await insertDeal(trx, scope, crmCustomerId, typed) };
    }),
  );
}

/** For a transaction that adds something else too. */
export async function insertDeal(
  trx: AccountTransaction,
  scope: Scope,
  crmCustomerId: string,
  { columns, reason }: Pick<NewDeal, "columns" | "reason">,
): Promise<string> {
  const { id } = await trx
    .insertInto("crm_deals")
    .values({ ...columns, crm_entry_id: crmCustomerId, user_id: scope.user.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("crm_deal_moves")
    .values({
      ...{ deal_id: id, user_id: scope.user.id, author: scope.user.author },
      ...{ from_stage: null, to_stage: columns.stage, reason },
    })
    .execute();
  return id;
}

/** Saves the form as it was opened at `version`. The reason is asked only for a deal that is lost. */
export async function updateDeal(scope: Scope, id: string, { version, columns }: Deal, token: string) {
  return scope.db((trx) =>
    once<{ saved: true } | DealProblem>(trx, token, async () => {
      const deal = await lockDeal(trx, id);
      if (!deal) return { problem: "gone" };
      if (deal.version !== version) return { problem: "changed-meanwhile", version: deal.version };
      const isLost = deal.stage === "closed_lost";
      if (isLost && columns.lost_reason === "") return { problem: "reason-missing" };
      const after = { ...columns, lost_reason: isLost ? columns.lost_reason : deal.lost_reason };
      await trx
        .updateTable("crm_deals")
        .set({ ...after, version: version + 1 })
        .where("id", "=", id)
        .execute();
      const lines = changeLines(factsOf(deal, { ...deal, ...after }));
      await noteChanges(trx, scope, { kind: "crm_deal", recordId: id, lines });
      return { saved: true };
    }),
  );
}

type Facts = Pick<StoredDeal, "probability" | "lost_reason">;

function factsOf(before: Facts, after: Facts): Fact[] {
  return [
    ...factsOfFields(editedDealFields, before, after),
    probabilityFact(before, after),
    { label: "Reason", from: before.lost_reason, to: after.lost_reason },
  ];
}

export function probabilityFact(
  before: Pick<StoredDeal, "probability">,
  after: Pick<StoredDeal, "probability">,
): Fact {
  return { label: "Probability", from: `${before.probability}%`, to: `${after.probability}%` };
}
