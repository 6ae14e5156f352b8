import { type LiveSession, startSession } from "~/auth/session.server";
import { type JoinProblem, joinAsNewUser, joinAsUser } from "~/features/users/join.server";
import { joinAgainSchema, joinSchema } from "~/features/users/user-schemas";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { type PostedForm, parseForm, refuseForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

const failure = "The invitation could not be accepted";

export async function joinAsVisitor(request: Request, form: PostedForm, link: string) {
  const parsed = parseForm(form, joinSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, failure, async () => {
    const joined = await joinAsNewUser(link, parsed.value, parsed.token);
    if ("problem" in joined)
      return refuse(parsed, "Not joined", { formErrors: [texts[joined.problem]] }, 409);
    const headers = await startSession(request, joined.userId, joined.passwordHash);
    return redirectWithFlash(request, "/dashboard", welcome, headers);
  });
}

export async function joinAsPerson(
  request: Request,
  form: PostedForm,
  link: string,
  { email, name }: LiveSession,
) {
  const parsed = parseForm(form, joinAgainSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, failure, async () => {
    const typed = parsed.value.name;
    if (name === null && typed === undefined)
      return refuse(parsed, "Not joined", { fieldErrors: { name: ["Type your name"] } });
    const joined = await joinAsUser(link, { email, name: typed }, parsed.token);
    if ("problem" in joined)
      return refuse(parsed, "Not joined", { formErrors: [texts[joined.problem]] }, 409);
    return redirectWithFlash(request, "/dashboard", welcome);
  });
}

const welcome = { kind: "success" as const, title: "Welcome!", text: "You are in." };

const texts: Record<JoinProblem["problem"], string> = {
  stale: "This invitation is for somebody else, or was answered, replaced or deleted meanwhile.",
  closing: "This company is closing, so nobody can join it any more.",
  "no-seat": "The company's plan has no free seat any more. Ask the person who invited you.",
  "known-address": "This address has a password here already. Open the link again and sign in with it.",
  "last-manager": "You are the last manager of your company. Hand it over or close it first.",
};
