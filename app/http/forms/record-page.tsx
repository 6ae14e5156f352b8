import { type DefaultValue, type FieldMetadata, type FormMetadata, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import type { FormAnswer } from "./form-answer.server";
import { RecordForm } from "./record-form";

/** The form of a page, with what its action answered. `values` is what it starts with. */
export function useRecordForm<Fields extends Record<string, unknown>>(
  id: string,
  values?: DefaultValue<Fields>,
) {
  const answer = useActionData<FormAnswer>();
  const [form, fields] = useForm<Fields>({ id, lastResult: answer?.result, defaultValue: values });
  return { form, fields, answer };
}

type RecordPageProps = {
  title: ReactNode;
  /** Where the cross and Cancel lead. */
  back: { to: string; label: string };
  /** What stands above the form. */
  intro?: ReactNode;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields are the caller's business
  form: FormMetadata<any, string[]>;
  answer: FormAnswer | undefined;
  action: string;
  /** What the button that saves says; without it the form only shows what was typed. */
  save: string | undefined;
  /** The button takes something away. */
  danger?: boolean;
  cancel?: string;
  /** Beside the buttons. */
  more?: ReactNode;
  checks?: boolean;
  multipart?: boolean;
  /** The version that the form was opened with, of a record that others may edit. */
  version?: FieldMetadata<string>;
  /** What is saved now, for when it is another version. */
  saved?: ReactNode;
  /** There is nothing to send: only after a refusal the form is there, with what was typed. */
  closed?: boolean;
  children?: ReactNode;
};

/** One record, or one thing that is done to it: a form on a page of its own. */
export function RecordPage({ title, back, intro, closed, ...form }: RecordPageProps) {
  return (
    <DialogPage title={title} close={back}>
      {intro}
      {(!closed || form.answer) && <Form back={back} {...form} />}
    </DialogPage>
  );
}

type FormProps = Omit<RecordPageProps, "title" | "intro" | "closed">;

function Form({ back, save, danger, cancel = "Cancel", more, version, saved, children, ...form }: FormProps) {
  return (
    <RecordForm {...form} save={save ?? ""}>
      {saved && form.answer?.conflict && <SavedNow>{saved}</SavedNow>}
      {children}
      {version && <input type="hidden" name="version" value={version.initialValue} />}
      <ButtonRow>
        {save && <Button variant={danger ? "danger" : "primary"}>{save}</Button>}
        <ButtonLink to={back.to}>{cancel}</ButtonLink>
        {more}
      </ButtonRow>
    </RecordForm>
  );
}

function SavedNow({ children }: { children: ReactNode }) {
  return typeof children === "string" ? (
    <p>Saved now: {children}</p>
  ) : (
    <Card title="Saved now">{children}</Card>
  );
}

type RemovalPageProps = Pick<RecordPageProps, "title" | "back" | "action" | "cancel" | "closed"> & {
  /** What the button says; undefined where nothing can be removed now. */
  remove: string | undefined;
  /** What it means. */
  children: ReactNode;
};

/** Asks before something is taken away. */
export function RemovalPage({ remove, children, ...page }: RemovalPageProps) {
  const { form, answer } = useRecordForm("remove");
  return <RecordPage {...page} form={form} answer={answer} intro={children} save={remove} danger />;
}
