import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { ownerDb } from "~db/owner";
import { beginAttempt, forgetAttempt, waitMessage } from "./attempts.server";
import { checkPassword } from "./password.server";

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
    if (!passwordHash || !user) throw new SignInRefused("Invalid email or password");
    await forgetAttempt(attempt.id);
    return { userId: user.id, role: user.role, passwordHash };
  }),
  "form",
);

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
