import { redirect } from "@remix-run/node";
import { type PostedForm, parseForm, refuseForm } from "~/http/forms/read-form.server";
import { SignInRefused, type SignedIn, signIn } from "~/auth/sign-in.server";
import { beginSignIn } from "~/auth/two-step/second-step.server";
import { signInSchema } from "~/features/accounts/sign-in-schema";
import { mailNewBrowser } from "~/features/mail/new-browser-mail.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { welcome } from "./welcome.server";

export async function signInAndGo(request: Request, form: PostedForm, to: string) {
  const parsed = parseForm(form, signInSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(
    parsed,
    "The sign-in could not be checked",
    async () => {
      try {
        return await goIn(request, await signIn(request, form.fields), to);
      } catch (error) {
        if (error instanceof SignInRefused)
          return refuse(parsed, "Sign in failed", { formErrors: [error.message] }, error.status);
        throw error;
      }
    },
    "Sign in failed",
  );
}

async function goIn(request: Request, signedIn: SignedIn, to: string) {
  const begun = await beginSignIn(request, signedIn, mailNewBrowser);
  if (!begun) throw new SignInRefused("Invalid email or password");
  const { headers, asksForCode } = begun;
  if (asksForCode)
    return redirect(`/auth/second-step?to=${encodeURIComponent(to)}`, { status: 303, headers });
  return welcome(request, signedIn, { to, headers });
}
