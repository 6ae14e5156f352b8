import { getFormProps, useForm } from "@conform-to/react";
import { CompanyFormFields } from "~/features/accounts/company-form";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Field, Password } from "~/ui/field";

type Fields = {
  email: string;
  password: string;
  companyName: string;
  companyAddress: string;
  phoneNumber: string;
};

export function SignUpForm({ answer }: { answer: FormAnswer | undefined }) {
  const [form, fields] = useForm<Fields>({ id: "sign-up", lastResult: answer?.result });
  return (
    <PostForm {...getFormProps(form)} action="/auth?tab=signup">
      <Refusal form={form} answer={answer} />
      <Field field={fields.email} label="Email" type="email" required autoComplete="username" />
      <Password
        field={fields.password}
        label="Password"
        hint="6 to 100 characters"
        autoComplete="new-password"
      />
      <CompanyFormFields fields={fields} />
      <ButtonRow>
        <Button>Create Account</Button>
      </ButtonRow>
    </PostForm>
  );
}
