import type { Insertable } from "kysely";
import type { CrmDealsTable } from "~db/tables/crm_deals";
import type { MasterCrmTable } from "~db/tables/master_crm";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** A customer of the provider, without a company. */
export async function ownedCrmCustomer(
  { accountId, userId }: Member,
  facts: Partial<Insertable<MasterCrmTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("master_crm")
    .values({
      ...{ account_id: accountId, user_id: userId, account_number: "ACC00000000" },
      ...{ company_name: "Harbor Lines", contact_email: "desk@harbor.example" },
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** In the stage Lead unless said, with the move that it began with. */
export async function ownedDeal(
  { accountId, userId }: Member,
  customerId: string,
  facts: Partial<Insertable<CrmDealsTable>> = {},
): Promise<string> {
  const { owner } = testDatabase();
  const { id, stage, stage_since } = await owner
    .insertInto("crm_deals")
    .values({
      ...{ account_id: accountId, user_id: userId, crm_entry_id: customerId, deal_name: "Ten trucks" },
      ...facts,
    })
    .returning(["id", "stage", "stage_since"])
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("crm_deal_moves")
    .values({
      ...{ account_id: accountId, user_id: userId, deal_id: id, author: "Provider" },
      ...{ from_stage: null, to_stage: stage, moved_at: stage_since },
    })
    .execute();
  return id;
}

export function storedDeal(id: string) {
  return testDatabase()
    .owner.selectFrom("crm_deals")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export function storedMoves(dealId: string) {
  return testDatabase()
    .owner.selectFrom("crm_deal_moves")
    .select(["from_stage", "to_stage", "reason"])
    .where("deal_id", "=", dealId)
    .orderBy("moved_at")
    .execute();
}
