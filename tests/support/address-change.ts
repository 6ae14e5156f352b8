import { type AddressLinks, askForAddress } from "~/auth/address-change.server";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { Member } from "./people";

export type AddressTokens = Pick<AddressLinks, "newToken" | "oldToken" | "undoToken">;

/** The tokens of the links that the two mails would have. */
export async function askedForAddress({ scope, password }: Member, email: string): Promise<AddressTokens> {
  let links: AddressLinks | undefined;
  const token = await makeFormToken(formHolder(scope.user.id));
  await askForAddress(scope, { email, password }, token, (_trx, made) => {
    links = made;
    return Promise.resolve();
  });
  const { newToken, oldToken, undoToken } = links!;
  return { newToken, oldToken, undoToken };
}
