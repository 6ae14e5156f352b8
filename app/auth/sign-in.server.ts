import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { callerAddress } from "~/http/requests/caller.server";
import { ownerDb } from "~db/owner";
import { beginAttempt, forgetAttempt, waitMessage } from "./attempts.server";
import { checkPassword } from "./password.server";
import { noteRefusal } from "./sign-in-notes.server";

export type SignedIn = { userId: string; role: string; passwordHash: string };

/** Shown on the form; never reveals whether the address or the password was wrong. */
export class SignInRefused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 429 = 400,
  ) {
    super(message);
  }
}

const authenticator = new Authenticator<SignedIn>();
authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const email = String(form.get("email")).trim().toLowerCase();
    const attempt = await beginAttempt("sign-in", email, request);
    if ("problem" in attempt) throw new SignInRefused(waitMessage(attempt.minutes), 429);
    const user = await ownerDb()
      .selectFrom("users")
      .select(["id", "role", "password_hash"])
      .where("email", "=", email)
      .executeTakeFirst();
    const passwordHash = await checkPassword(String(form.get("password")), user);
    if (!passwordHash || !user) {
      await noteWrongPassword(attempt.id, user?.id, request);
      throw new SignInRefused("Invalid email or password");
    }
    await forgetAttempt(attempt.id);
    return { userId: user.id, role: user.role, passwordHash };
  }),
  "form",
);

/** Writes something for an unknown address too: how long it takes must not tell whether somebody has the address. */
async function noteWrongPassword(
  attemptId: string,
  userId: string | undefined,
  request: Request,
): Promise<void> {
  await ownerDb()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable("attempts")
        .set({ address: callerAddress(request) })
        .where("id", "=", attemptId)
        .execute();
      if (userId) await noteRefusal(trx, userId, "Sign-in refused: wrong password", callerAddress(request));
    });
}

/** Throws SignInRefused. The strategy reads the body itself and without a limit, so it gets the fields that readForm has read. */
export function signIn(request: Request, fields: FormData): Promise<SignedIn> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return authenticator.authenticate(
    "form",
    new Request(request.url, { method: "POST", headers, body: fields }),
  );
}
