import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { type WhichRecord, lockRecord } from "~/features/vehicles/lock-record.server";
import type { RecordProblem } from "~/features/vehicles/record-problem";
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
  scope: Scope,
  which: WhichRecord,
  { state, cost, note, version }: ChangedState,
  token: string,
) {
  return scope.db((trx) =>
    once<{ changed: true } | RecordProblem>(trx, token, async () => {
      const locked = await lockRecord(trx, "breakdowns", { ...which, version });
      if ("problem" in locked) return locked;
      const before = await trx
        .selectFrom("breakdowns")
        .select("state")
        .where("id", "=", which.id)
        .executeTakeFirstOrThrow();
      await trx
        .updateTable("breakdowns")
        .set({ state, cost, version: version + 1 })
        .where("id", "=", which.id)
        .execute();
      const isMoved = before.state !== state;
      if (isMoved || note)
        await logBreakdown(trx, scope, which.id, { state: isMoved ? state : undefined, note });
      return { changed: true };
    }),
  );
}
