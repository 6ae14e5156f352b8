import type { Scope } from "~/auth/scope";
import { factsOfFields } from "~/features/changes/change-lines";
import { type WhichRecord, removeRecord } from "~/features/vehicles/lock-record.server";
import { partFields } from "./part-fields";
import type { RemovedAs } from "./part-schema";
import { type PutBack, putBackInStock } from "./take-from-stock.server";

/** `before` is how a part was removed that is not on the vehicle any more: nothing is changed then. */
type PartRemoval =
  | { removed: true; stock: PutBack | null }
  | { removed: false; before: RemovedAs | null }
  | { problem: "gone" };

/** A part that was taken off keeps its mileage and cost; one entered by mistake loses both. */
export async function removePart(scope: Scope, which: WhichRecord, as: RemovedAs) {
  return scope.db(async (trx): Promise<PartRemoval> => {
    const strikeReason = as === "mistake" ? "Its part was entered by mistake" : null;
    const removed = await removeRecord(trx, scope, {
      ...which,
      table: "parts",
      strikeReason,
      factsOf: (before) => factsOfFields(partFields, before, before),
    });
    if ("problem" in removed) return removed;
    if (!removed.removed) {
      const part = await trx
        .selectFrom("parts")
        .select("removed_as")
        .where("id", "=", which.id)
        .executeTakeFirst();
      return { removed: false, before: part?.removed_as ?? null };
    }
    await trx.updateTable("parts").set({ removed_as: as }).where("id", "=", which.id).execute();
    return { removed: true, stock: as === "mistake" ? await putBackInStock(trx, scope, which.id) : null };
  });
}
