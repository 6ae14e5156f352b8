import { plans } from "~/auth/permissions";
import { refuseAttempt, waitMessage } from "~/auth/attempts.server";
import { type PostedForm, parseForm, refuseForm } from "~/http/forms/read-form.server";
import { startSession } from "~/auth/session.server";
import { signUp } from "~/auth/sign-up.server";
import { signUpSchema } from "~/features/accounts/sign-in-schema";
import { timeZoneOfAddress } from "~/features/calendar/time-zone-of-address";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";

export async function signUpAndGo(request: Request, form: PostedForm) {
  const parsed = parseForm(form, signUpSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(
    parsed,
    "An error occurred during sign up",
    async () => {
      const { token } = parsed;
      const wait = await refuseAttempt("sign-up", { email: parsed.value.email, token }, request);
      if (wait) return refuse(parsed, "Sign up failed", { formErrors: [waitMessage(wait.minutes)] }, 429);
      const timeZone = timeZoneOfAddress(parsed.value.companyAddress);
      const signedUp = await signUp({ ...parsed.value, timeZone }, token);
      if ("problem" in signedUp)
        return refuse(parsed, "Sign up failed", { fieldErrors: { email: [addressTaken] } });
      const headers = await startSession(request, signedUp.userId, signedUp.passwordHash);
      const next = signedUp.role === "waitlist" ? "/waitlist" : "/dashboard";
      const { trial } = parsed.value;
      const isWaiting = signedUp.role === "waitlist";
      const text = isWaiting || trial === "free" ? undefined : trialBegan(trial);
      const link = isWaiting ? undefined : install;
      return redirectWithFlash(
        request,
        next,
        { kind: "success", title: "Account created!", text, link },
        headers,
      );
    },
    "Sign up failed",
  );
}

const trialBegan = (trial: "pro" | "enterprise") =>
  `Your trial of ${plans[trial].name} has begun. Account Info says how long it runs.`;

const install = { to: "/fleettrackpro/install", label: "Put it on your desktop" };

const addressTaken = "This address already has an account. Sign in or reset the password.";
