import { getFormProps, useForm } from "@conform-to/react";
import { NewPassword } from "~/features/accounts/new-sign-in-fields";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";

export const staleLinkText = "This link was used already, or is older than 30 minutes. Ask for a new one.";

type RequestProps = { answer: FormAnswer | undefined; mailIsSetUp: boolean; staleLink: boolean };

export function ResetRequestForm({ answer, mailIsSetUp, staleLink }: RequestProps) {
  const [form, fields] = useForm<{ email: string }>({ id: "reset", lastResult: answer?.result });
  return (
    <PostForm {...getFormProps(form)} action="/auth?tab=reset">
      {staleLink && (
        <Notice kind="warning" title="This link no longer works">
          {staleLinkText}
        </Notice>
      )}
      <Refusal form={form} answer={answer} />
      {!mailIsSetUp && (
        <Notice kind="info" title="Mail is not set up here">
          The reset link will be printed on the server&apos;s console.
        </Notice>
      )}
      <Field field={fields.email} label="Email" type="email" required autoComplete="username" />
      <ButtonRow>
        <Button>Send Reset Link</Button>
      </ButtonRow>
    </PostForm>
  );
}

export function NewPasswordForm({ answer, token }: { answer: FormAnswer | undefined; token: string }) {
  const [form, fields] = useForm<{ password: string }>({ id: "new-password", lastResult: answer?.result });
  return (
    <PostForm
      {...getFormProps(form)}
      action={`/auth?tab=reset&reset=true&token=${encodeURIComponent(token)}`}
    >
      <Refusal form={form} answer={answer} />
      <input type="hidden" name="token" value={token} />
      <NewPassword field={fields.password} label="New password" />
      <ButtonRow>
        <Button>Change Password</Button>
      </ButtonRow>
    </PostForm>
  );
}
