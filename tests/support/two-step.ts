import { TOTP, Secret } from "otpauth";
import { formHolder } from "~/auth/form-holder.server";
import { beginSignIn } from "~/auth/two-step/second-step.server";
import { confirmTwoStep, getSetup, startTwoStep } from "~/auth/two-step/two-step.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { testDatabase } from "./database";
import type { Member, Person } from "./people";

export type WithTwoStep = { secret: string; recoveryCodes: string[] };

/** What the person's app shows at that time. */
export function codeOf(secret: string, timestamp = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(" ", "")), timestamp });
}

/** Set up ten minutes ago, so that no code of now was used yet. */
export async function turnOnTwoStep({ scope, password }: Member): Promise<WithTwoStep> {
  const token = () => makeFormToken(formHolder(scope.user.id));
  await startTwoStep(scope, password, await token());
  const { secret } = (await getSetup(scope))!;
  const then = Date.now() - 600_000;
  const confirmed = await confirmTwoStep(scope, codeOf(secret, then), await token(), then);
  if ("problem" in confirmed) throw new Error(confirmed.problem);
  return { secret, recoveryCodes: confirmed.codes };
}

/** The cookies of a browser whose right password waits for its code. */
export async function waitingCookies({ userId }: Person, cookie = ""): Promise<string[]> {
  const { password_hash: passwordHash, role } = await testDatabase()
    .owner.selectFrom("users")
    .select(["password_hash", "role"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const request = new Request("http://fleet.test/auth", { headers: { cookie } });
  const begun = await beginSignIn(request, { userId, role, passwordHash }, () => Promise.resolve());
  return begun!.headers.getSetCookie().map((one) => one.split(";")[0]!);
}
