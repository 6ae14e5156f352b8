import type { PostedForm } from "~/http/forms/read-form.server";
import type { Question } from "~/http/forms/form-answer.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { ScanState } from "~db/tables/scans";

/** Undoes the transaction: the record would be there twice, for instance from two windows. */
class ScanUsed extends Error {
  constructor(readonly scanId: string) {
    super("This scan is done with");
  }
}

const field = "withoutScan";

/** Until the commit nobody else uses or discards it. Undefined where it is somebody else's. */
async function lockScan(
  trx: AccountTransaction,
  scope: Scope,
  scanId: string,
): Promise<ScanState | undefined> {
  const scan = await trx
    .selectFrom("scans")
    .select("state")
    .where("id", "=", scanId)
    .where("user_id", "=", scope.user.id)
    .forUpdate()
    .executeTakeFirst();
  return scan?.state;
}

/** False when the scan was used or discarded, for instance in another window, or is still being read. */
export async function lockOpenScan(trx: AccountTransaction, scope: Scope, scanId: string): Promise<boolean> {
  const state = await lockScan(trx, scope, scanId);
  return state === "read" || state === "failed";
}

/** Locks the scan until the commit. One that is done with is refused, until the person says that the record is another one. */
export async function refuseUsedScan(
  trx: AccountTransaction,
  scope: Scope,
  scanId: string,
  { fields }: Pick<PostedForm, "fields">,
): Promise<void> {
  const state = await lockScan(trx, scope, scanId);
  const isDone = state === "used" || state === "discarded";
  if (isDone && fields.get(field) !== scanId) throw new ScanUsed(scanId);
}

/** For the form that a scan filled: asks instead of saving once more what the scan was used for. */
export function askingIfUsed<Typed, Saved>(save: (typed: Typed, token: string) => Promise<Saved>) {
  return async (typed: Typed, token: string): Promise<Saved | { question: Question }> => {
    try {
      return await save(typed, token);
    } catch (error) {
      if (!(error instanceof ScanUsed)) throw error;
      return { question: questionOf(error) };
    }
  };
}

function questionOf({ scanId }: ScanUsed) {
  return {
    title: "This scan is done with",
    texts: [
      "It was used or discarded, perhaps in another window. Nothing was saved now; look first whether the record is there already.",
    ],
    choices: [{ name: field, value: scanId, label: "It is another one: save it" }],
  };
}
