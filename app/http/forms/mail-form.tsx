import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormAnswer } from "./form-answer.server";
import { RecordForm } from "./record-form";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";

type MailFormProps = {
  answer: FormAnswer | undefined;
  action: string;
  /** Of the customer today. */
  email: string;
  hint: string;
  /** As it is sent. */
  mail: { from: string; replyTo: string; subject: string; body: string };
  /** Other ways to give it to the customer. */
  children?: ReactNode;
};

/** Sends a document with its PDF. */
export function MailForm({ answer, action, email, hint, mail, children }: MailFormProps) {
  const [form, fields] = useForm<{ email: string }>({
    id: "email",
    lastResult: answer?.result,
    defaultValue: { email },
  });
  return (
    <RecordForm form={form} answer={answer} action={action} save="Send Email" done="sent">
      {!email && <p>(No email on file)</p>}
      <Field
        field={fields.email}
        label="To"
        hint={`Several addresses are separated by commas. ${hint}`}
        type="email"
        required
        maxLength={255}
      />
      <ButtonRow>
        <Button>Send Email</Button>
        {children}
      </ButtonRow>
      <Card title="What it says">
        <p>From: {mail.from}</p>
        <p>Answers go to: {mail.replyTo}</p>
        <p>Subject: {mail.subject}</p>
        <pre className="mail-text">{mail.body}</pre>
      </Card>
    </RecordForm>
  );
}
