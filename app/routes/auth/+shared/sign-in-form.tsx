import { getFormProps, useForm } from "@conform-to/react";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Field, Password } from "~/ui/field";

type Props = { answer: FormAnswer | undefined; to: string };

export function SignInForm({ answer, to }: Props) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: "sign-in",
    lastResult: answer?.result,
  });
  return (
    <PostForm {...getFormProps(form)} action={`/auth?tab=signin&to=${encodeURIComponent(to)}`}>
      <Refusal form={form} answer={answer} />
      <Field field={fields.email} label="Email" type="email" required autoComplete="username" />
      <Password field={fields.password} label="Password" autoComplete="current-password" />
      <ButtonRow>
        <Button>Sign In</Button>
      </ButtonRow>
    </PostForm>
  );
}
