import { getFormProps, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { NewPassword } from "~/features/accounts/new-sign-in-fields";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Field } from "~/ui/field";

export function JoinForm({ page }: { page: string }) {
  const answer = useActionData<FormAnswer>();
  const [form, fields] = useForm<{ name: string; password: string }>({
    id: "join",
    lastResult: answer?.result,
  });
  return (
    <>
      <PostForm {...getFormProps(form)} action={page}>
        <Refusal form={form} answer={answer} />
        <Field field={fields.name} label="Full name" required autoComplete="name" maxLength={100} />
        <NewPassword field={fields.password} label="Password" />
        <ButtonRow>
          <Button>Join</Button>
        </ButtonRow>
      </PostForm>
      <DeclineForm page={page} />
    </>
  );
}

type JoinAgainProps = { page: string; asksName: boolean; join: string };

export function JoinAgainForm({ page, asksName, join }: JoinAgainProps) {
  const answer = useActionData<FormAnswer>();
  const [form, fields] = useForm<{ name: string }>({ id: "join", lastResult: answer?.result });
  return (
    <PostForm {...getFormProps(form)} action={page}>
      <Refusal form={form} answer={answer} />
      {asksName && (
        <Field field={fields.name} label="Full name" required autoComplete="name" maxLength={100} />
      )}
      <ButtonRow>
        <Button>{join}</Button>
      </ButtonRow>
    </PostForm>
  );
}

export function DeclineForm({ page }: { page: string }) {
  return (
    <PostForm action={`${page}/decline`}>
      <ButtonRow>
        <Button variant="secondary">Decline</Button>
      </ButtonRow>
    </PostForm>
  );
}

export function SignOutForm() {
  return (
    <PostForm action="/auth/sign-out">
      <ButtonRow>
        <Button>Sign Out</Button>
      </ButtonRow>
    </PostForm>
  );
}
