import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { FormAnswer } from "./form-answer.server";
import { PostForm } from "./post-form";
import { Refusal } from "./refusal";

type RecordFormProps = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields are the caller's business
  form: FormMetadata<any, string[]>;
  answer: FormAnswer | undefined;
  action: string;
  /** The label of the save button. */
  save: string;
  /** Enter checks the form instead of saving it: for new records, which may be half filled. */
  checks?: boolean;
  multipart?: boolean;
  children: ReactNode;
};

/**
 * Enter, also from a scanner, presses the first button of a form. With `checks`, that button shows how the form was read and saves
 * nothing; a second Enter saves.
 */
export function RecordForm({ form, answer, action, save, checks, multipart, children }: RecordFormProps) {
  return (
    <PostForm {...getFormProps(form)} action={action} encType={multipart ? "multipart/form-data" : undefined}>
      {checks && (
        <button className="visually-hidden" name="step" value="check" tabIndex={-1} aria-hidden="true">
          Check
        </button>
      )}
      <Refusal form={form} title={answer?.title} />
      {answer?.link && (
        <p>
          <Link to={answer.link.to}>{answer.link.label}</Link>
        </p>
      )}
      {answer?.question && <ConfirmQuestion {...answer.question} />}
      {answer?.checked && <Checked notes={answer.checked} save={save} />}
      {children}
    </PostForm>
  );
}

function ConfirmQuestion({ title, texts, choices, links = [] }: NonNullable<FormAnswer["question"]>) {
  const buttons = choices.map(({ name, value, label }) => (
    <Button key={value} variant="secondary" name={name} value={value}>
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

function Checked({ notes, save }: { notes: string[]; save: string }) {
  return (
    <Notice
      kind="info"
      title="Nothing is saved yet"
      role="status"
      actions={<Button autoFocus>{save}</Button>}
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
