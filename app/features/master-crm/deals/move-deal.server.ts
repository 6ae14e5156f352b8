import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { type DealStage, probabilityAfterMove, stageLabel } from "./deal-choices";
import type { LastMove, MovedMeanwhile } from "./deal-problem";
import { type StoredDeal, lockDeal, probabilityFact } from "./deals.server";

export type Move = {
  /** Where the person saw it. */
  from: DealStage;
  to: DealStage;
  /** In percent; kept when left out, but for a deal that is opened again. */
  probability?: number;
  reason?: string;
};

export type Moved = { name: string; probability: number; before: number };

/** Moves a deal that is still where the person saw it. */
export async function moveDeal(scope: Scope, id: string, move: Move, token: string) {
  return scope.db((trx) =>
    once<Moved | MovedMeanwhile | { problem: "gone" }>(trx, token, async () => {
      const deal = await lockDeal(trx, id);
      if (!deal) return { problem: "gone" };
      if (deal.stage !== move.from || move.to === move.from)
        return { problem: "moved-meanwhile", stage: deal.stage, last: await lastMoveOf(trx, id) };
      const probability = move.probability ?? probabilityAfterMove(move.to, deal.probability);
      await writeMove(trx, scope, deal, { ...move, probability });
      return { name: deal.deal_name, probability, before: deal.probability };
    }),
  );
}

type Locked = Omit<StoredDeal, "company_name" | "isGone">;

async function writeMove(
  trx: AccountTransaction,
  scope: Scope,
  deal: Locked,
  { from, to, probability, reason = "" }: Move & { probability: number },
): Promise<void> {
  await trx
    .updateTable("crm_deals")
    .set({
      ...{ stage: to, probability, version: deal.version + 1 },
      lost_reason: to === "closed_lost" ? reason : "",
      // Not the start of the transaction, which may have waited for the move before.
      stage_since: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", deal.id)
    .execute();
  await trx
    .insertInto("crm_deal_moves")
    .values({
      ...{ deal_id: deal.id, user_id: scope.user.id, author: scope.user.author },
      ...{ from_stage: from, to_stage: to, reason },
      moved_at: sql<Date>`(select stage_since from crm_deals where id = ${deal.id}::uuid)`,
    })
    .execute();
  const lines = changeLines([
    { label: "Stage", from: stageLabel(from), to: stageLabel(to) },
    probabilityFact(deal, { probability }),
  ]);
  await noteChanges(trx, scope, { kind: "crm_deal", recordId: deal.id, lines, reason: reason || null });
}

async function lastMoveOf(trx: AccountTransaction, id: string): Promise<LastMove | null> {
  const last = await trx
    .selectFrom("crm_deal_moves")
    .select(["author", "moved_at"])
    .where("deal_id", "=", id)
    .where("from_stage", "is not", null)
    .orderBy("moved_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? { author: last.author, at: last.moved_at.toISOString() } : null;
}
