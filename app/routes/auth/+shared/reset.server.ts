import { beginAttempt, waitMessage } from "~/auth/attempts.server";
import { type PostedForm, parseForm, refuseForm } from "~/http/forms/read-form.server";
import { finishPasswordReset, isResetStarted, startPasswordReset } from "~/auth/password.server";
import { newPasswordSchema, resetRequestSchema } from "~/features/accounts/sign-in-schema";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { mailPasswordReset } from "~/features/mail/password-reset-mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { staleLinkText } from "./reset-forms";

const failed = "Password reset failed";

/** The same response whether or not anybody has the address. */
export async function requestReset(request: Request, form: PostedForm) {
  const parsed = parseForm(form, resetRequestSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, failed, async () => {
    const done = () => redirectWithFlash(request, "/auth?tab=signin", mailIsSetUp ? mailed : notMailed);
    // A second press is no second try.
    if (await isResetStarted(parsed.token)) return done();
    const tried = await beginAttempt("reset", parsed.value.email, request);
    if ("problem" in tried) return refuse(parsed, failed, { formErrors: [waitMessage(tried.minutes)] }, 429);
    await startPasswordReset(parsed.value.email, mailIsSetUp, mailPasswordReset, parsed.token);
    return done();
  });
}

const mailed = {
  kind: "success" as const,
  title: "Password reset email sent!",
  text: "If the address has an account, a link is on its way. It works once, for 30 minutes.",
};
const notMailed = {
  kind: "info" as const,
  title: "Mail is not set up here",
  text: "If the address has an account, the reset link is printed on the server's console. Ask the person who runs the server for it; it works once, for 30 minutes.",
};

export async function finishReset(request: Request, form: PostedForm) {
  const parsed = parseForm(form, newPasswordSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, failed, async () => {
    const done = await finishPasswordReset(parsed.value.token, parsed.value.password, parsed.token);
    if ("problem" in done) return refuse(parsed, failed, { formErrors: [staleLinkText] });
    const text = "Sign in with the new password. Every other browser was signed out.";
    return redirectWithFlash(request, "/auth?tab=signin", {
      kind: "success",
      title: "Password changed",
      text,
    });
  });
}
