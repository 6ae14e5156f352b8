import { type PostedForm, parseForm, refuseForm } from "~/http/forms/read-form.server";
import { listHeldPosts } from "~/auth/held-posts.server";
import { startSession } from "~/auth/session.server";
import { SignInRefused, type SignedIn, signIn } from "~/auth/sign-in.server";
import { signInSchema } from "~/features/accounts/sign-in-schema";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";

export async function signInAndGo(request: Request, form: PostedForm, to: string) {
  const parsed = parseForm(form, signInSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(
    parsed,
    "The sign-in could not be checked",
    async () => {
      try {
        return await welcome(request, await signIn(request, form.fields), to);
      } catch (error) {
        if (error instanceof SignInRefused)
          return refuse(parsed, "Sign in failed", { formErrors: [error.message] }, error.status);
        throw error;
      }
    },
    "Sign in failed",
  );
}

async function welcome(request: Request, { userId, role, passwordHash }: SignedIn, to: string) {
  const headers = await startSession(request, userId, passwordHash);
  if (!headers) throw new SignInRefused("Invalid email or password");
  const held = role === "waitlist" ? [] : await listHeldPosts(userId);
  const next = role === "waitlist" ? "/waitlist" : held.length > 0 ? "/auth/finish" : to;
  return redirectWithFlash(request, next, { kind: "success", title: "Welcome back!" }, headers);
}
