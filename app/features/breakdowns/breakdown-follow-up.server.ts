import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { noteEdit } from "~/features/vehicles/note-edit.server";
import { type WhichRecord, lockRecord } from "~/features/vehicles/lock-record.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
import { breakdownFacts } from "./breakdown-changes";
import type { ChangedState } from "./breakdown-schema";
import { logBreakdown } from "./open-breakdown.server";

/** Adds to the log; earlier entries are never changed. */
export async function addBreakdownNote(scope: Scope, which: WhichRecord, note: string, token: string) {
  return scope.db((trx) =>
    once<{ noted: true } | RecordProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "breakdowns", which);
      if ("problem" in locked) return locked;
      await logBreakdown(trx, scope, which.id, { note });
      return { noted: true };
    }),
  );
}

/** Moves a breakdown on, or back, with its cost as far as it is known. The log says who did it and when. */
export async function changeBreakdownState(
  trx: AccountTransaction,
  scope: Scope,
  which: WhichRecord,
  { state, cost, note, version }: ChangedState,
): Promise<{ changed: true } | RecordProblem> {
  const locked = await lockRecord(trx, "breakdowns", { ...which, version });
  if ("problem" in locked) return locked;
  const { before } = locked;
  await trx
    .updateTable("breakdowns")
    .set({ state, cost, version: version + 1 })
    .where("id", "=", which.id)
    .execute();
  const facts = breakdownFacts(before, { ...before, cost });
  await noteEdit(trx, scope, { ...which, kind: "breakdown", before, after: before, facts, reason: null });
  const isMoved = before.state !== state;
  if (isMoved || note) await logBreakdown(trx, scope, which.id, { state: isMoved ? state : undefined, note });
  return { changed: true };
}

/** Its defect is certified, but it is to stay open: it no longer forbids driving. */
export async function keepBreakdownOpen(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  note: string,
): Promise<void> {
  await trx
    .updateTable("breakdowns")
    .set((breakdown) => ({ cannot_be_driven: false, version: breakdown("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await logBreakdown(trx, scope, id, { note });
}

/** In the transaction of whatever ended it, with its vehicle locked. Its cost stays as it is. One that is fixed or removed is left alone. */
export async function closeBreakdown(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  note: string,
): Promise<void> {
  const closed = await trx
    .updateTable("breakdowns")
    .set((breakdown) => ({ state: "fixed", version: breakdown("version", "+", 1) }))
    .where("id", "=", id)
    .where("state", "<>", "fixed")
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  await logBreakdown(trx, scope, id, { state: closed && "fixed", note });
}
