import { getFormProps, useForm } from "@conform-to/react";
import { CompanyFormFields } from "~/features/accounts/company-form";
import { NewSignInFields } from "~/features/accounts/new-sign-in-fields";
import { signUpPlans } from "~/features/accounts/sign-up-plans";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";

type Fields = {
  email: string;
  password: string;
  companyName: string;
  companyAddress: string;
  phoneNumber: string;
  trial: string;
};

type SignUpFormProps = {
  answer: FormAnswer | undefined;
  /** The plan that is chosen at first. Undefined for the waitlist, which has no trial. */
  trial: string | undefined;
};

export function SignUpForm({ answer, trial }: SignUpFormProps) {
  const [form, fields] = useForm<Fields>({
    id: "sign-up",
    lastResult: answer?.result,
    defaultValue: { trial },
  });
  return (
    <PostForm {...getFormProps(form)} action="/auth?tab=signup">
      <Refusal form={form} answer={answer} />
      {!trial && (
        <Notice kind="info" title="There is a waitlist">
          Choose your address and password now. You come in with them once your account is opened.
        </Notice>
      )}
      <NewSignInFields fields={fields} />
      <CompanyFormFields fields={fields} />
      {trial && (
        <RadioGroup
          field={fields.trial}
          legend="Plan"
          hint="A trial needs no credit card and ends by itself. After it the plan is Free, and everything stays readable."
          options={[...signUpPlans]}
        />
      )}
      <ButtonRow>
        <Button>Create Account</Button>
      </ButtonRow>
    </PostForm>
  );
}
