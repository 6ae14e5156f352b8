import type { Scope } from "~/auth/scope";
import { keepName } from "~/features/accounts/names.server";
import type { AccountTransaction } from "~db/as-account";
import { type TypedSignature, signedName } from "./signature";

export type Signature = Awaited<ReturnType<typeof signatureOf>>;

/** Whose signature it is, and the login it was given under. The database adds the time. A person's own name is kept for the next time. */
export async function signatureOf(trx: AccountTransaction, scope: Scope, typed: TypedSignature) {
  if (typed.signing === "own") await keepName(trx, scope, typed.signatureName);
  return {
    user_id: scope.user.id,
    signature_name: signedName(scope.user, typed),
    signature_email: scope.user.email,
  };
}
