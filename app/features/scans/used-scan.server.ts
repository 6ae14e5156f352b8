import type { PostedForm } from "~/http/forms/read-form.server";
import type { Question } from "~/http/forms/form-answer.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** Undoes the transaction: the record would be there twice, for instance from two windows. */
class ScanUsed extends Error {
  constructor(readonly scanId: string) {
    super("This scan is done with");
  }
}

const field = "withoutScan";

/** Until the commit nobody else uses or discards it. Undefined where it is somebody else's. */
function lockScan(trx: AccountTransaction, scope: Scope, scanId: string) {
  return trx
    .selectFrom("scans")
    .select(["state", "asked_at"])
    .where("id", "=", scanId)
    .where("user_id", "=", scope.user.id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when the scan was used or discarded, for instance in another window, is still being read, or was read again since `readAt`. */
export async function lockOpenScan(
  trx: AccountTransaction,
  scope: Scope,
  scanId: string,
  readAt: string | undefined,
): Promise<boolean> {
  const scan = await lockScan(trx, scope, scanId);
  if (scan?.state !== "read" && scan?.state !== "failed") return false;
  return !readAt || readAt === scan.asked_at.toISOString();
}

/** Locks the scan until the commit. One that is done with is refused, until the person says that the record is another one. */
export async function refuseUsedScan(
  trx: AccountTransaction,
  scope: Scope,
  scanId: string,
  { fields }: Pick<PostedForm, "fields">,
): Promise<void> {
  const scan = await lockScan(trx, scope, scanId);
  const isDone = scan?.state === "used" || scan?.state === "discarded";
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
