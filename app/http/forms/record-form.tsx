import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { FirstButton } from "~/ui/first-button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { FormAnswer } from "./form-answer.server";
import { PageAnswer } from "./page-answer";
import { PostForm } from "./post-form";
import { Refusal } from "./refusal";

type RecordFormProps = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields are the caller's business
  form: FormMetadata<any, string[]>;
  answer: FormAnswer | undefined;
  action: string;
  /** The label of the save button. */
  save: string;
  /** What the button does, for "Nothing is saved yet". */
  done?: "saved" | "changed" | "sent";
  danger?: boolean;
  /** False for a form without a field to type in, or with a first button of its own. */
  checks?: boolean;
  multipart?: boolean;
  children: ReactNode;
};

/** Enter shows how the form was read and saves nothing; a second Enter saves. */
export function RecordForm({ form, answer, action, checks = true, multipart, ...rest }: RecordFormProps) {
  const { save, done = "saved", danger, children } = rest;
  return (
    <PostForm {...getFormProps(form)} action={action} encType={multipart ? "multipart/form-data" : undefined}>
      {checks && <FirstButton step="check">Check</FirstButton>}
      <Refusal form={form} answer={answer} />
      {answer?.question && (
        <AnswerWithButtons title={answer.question.title} form={form.id} checks={checks}>
          <ConfirmQuestion form={form.id} {...answer.question} />
        </AnswerWithButtons>
      )}
      {answer?.checked && (
        <AnswerWithButtons title={`Nothing is ${done} yet`} form={form.id} checks={checks}>
          <Checked form={form.id} notes={answer.checked} {...{ save, done, danger }} />
        </AnswerWithButtons>
      )}
      {children}
    </PostForm>
  );
}

type AnswerWithButtonsProps = { title: string; form: string; checks: boolean; children: ReactNode };

/** Enter presses the first button of a form on the page, also one that is outside of it. */
function AnswerWithButtons({ title, form, checks, children }: AnswerWithButtonsProps) {
  return (
    <PageAnswer title={title}>
      {checks && (
        <FirstButton step="check" form={form}>
          Check
        </FirstButton>
      )}
      {children}
    </PageAnswer>
  );
}

type ConfirmQuestionProps = NonNullable<FormAnswer["question"]> & { form: string };

export function ConfirmQuestion({ form, title, texts, choices, links = [] }: ConfirmQuestionProps) {
  const buttons = choices.map(({ name, value, label }) => (
    <Button key={value} variant="secondary" form={form} name={name} value={value}>
      {label}
    </Button>
  ));
  return (
    <Notice kind="warning" title={title} role="alert" focused actions={buttons}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {links.map(({ to, label }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
      <p>Nothing is saved yet. Correct it below, or choose:</p>
    </Notice>
  );
}

type CheckedProps = Pick<RecordFormProps, "save" | "done" | "danger"> & { form: string; notes: string[] };

function Checked({ form, notes, save, done, danger }: CheckedProps) {
  const button = (
    <Button form={form} variant={danger ? "danger" : "primary"} autoFocus>
      {save}
    </Button>
  );
  return (
    <Notice kind="info" title={`Nothing is ${done} yet`} role="status" actions={button}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
