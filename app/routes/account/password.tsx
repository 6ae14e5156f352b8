import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { beginAttempt, forgetAttempt, waitMessage } from "~/auth/attempts.server";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { changePassword } from "~/auth/password.server";
import { requireScope } from "~/auth/require-scope.server";
import { NewPassword } from "~/features/accounts/new-sign-in-fields";
import { changePasswordSchema } from "~/features/accounts/sign-in-schema";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Password } from "~/ui/field";

export const meta = pageTitle("Change Password");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "own-sign-in:change");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const parsed = parseForm(await readForm(request, scope), changePasswordSchema, [
    "currentPassword",
    "newPassword",
  ]);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to change the password", async () => {
    const tried = await beginAttempt("sign-in", scope.user.email, request);
    if ("problem" in tried)
      return refuse(parsed, "Password not changed", { formErrors: [waitMessage(tried.minutes)] }, 429);
    const { currentPassword: current, newPassword: next } = parsed.value;
    const done = await changePassword(scope, { current, next }, parsed.token);
    if ("problem" in done)
      return refuse(parsed, "Password not changed", {
        fieldErrors: { currentPassword: ["This is not your current password"] },
      });
    await forgetAttempt(tried.id);
    const text = "Every other browser where you were signed in is signed out.";
    return redirectWithFlash(request, "/account", { kind: "success", title: "Password changed", text });
  });
}

export default function ChangePasswordPage() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"currentPassword" | "newPassword", string>>({
    id: "password",
    lastResult: answer?.result,
  });
  return (
    <DialogPage title="Change Password" close={{ to: "/account", label: "Back to the account" }}>
      <PostForm {...getFormProps(form)} action="/account/password">
        <Refusal form={form} answer={answer} />
        <Password field={fields.currentPassword} label="Current password" autoComplete="current-password" />
        <NewPassword field={fields.newPassword} label="New password" />
        <ButtonRow>
          <Button>Change Password</Button>
          <ButtonLink to="/account">Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}
