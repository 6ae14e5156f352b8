import { type DefaultValue, type FieldMetadata, type FormMetadata, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import type { FormAnswer } from "./form-answer.server";
import { RecordForm } from "./record-form";

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
  /** For the cross and Cancel. */
  back: { to: string; label: string };
  /** Above the form. */
  intro?: ReactNode;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields are the caller's business
  form: FormMetadata<any, string[]>;
  answer: FormAnswer | undefined;
  action: string;
  /** The label of the save button; without it the form only shows what was typed. */
  save: string | undefined;
  /** The button deletes something. */
  danger?: boolean;
  cancel?: string;
  /** Beside the buttons. */
  more?: ReactNode;
  /** False for a form without a field to type in, or with a first button of its own. */
  checks?: boolean;
  multipart?: boolean;
  /** The version the form was opened with, if others may edit the record, too. */
  version?: FieldMetadata<string>;
  /** The saved record, shown if it is not the version the form was opened with. */
  saved?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  /** Nothing can be sent: the form appears only after a refusal, with what was typed. */
  closed?: boolean;
  children?: ReactNode;
};

export function RecordPage({ title, back, intro, after, closed, ...form }: RecordPageProps) {
  return (
    <DialogPage title={title} close={back}>
      {intro}
      {(!closed || form.answer) && <Form back={back} {...form} />}
      {after}
    </DialogPage>
  );
}

type FormProps = Omit<RecordPageProps, "title" | "intro" | "after" | "closed">;

function Form({ back, save, danger, cancel = "Cancel", more, version, saved, children, ...form }: FormProps) {
  return (
    <RecordForm {...form} save={save ?? ""} danger={danger} done={danger ? "changed" : "saved"}>
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
  /** The label of the button; undefined if nothing can be removed now. */
  remove: string | undefined;
  /** What removing it means. */
  children: ReactNode;
};

export function RemovalPage({ remove, children, ...page }: RemovalPageProps) {
  const { form, answer } = useRecordForm("remove");
  return (
    <RecordPage {...page} form={form} answer={answer} intro={children} save={remove} danger checks={false} />
  );
}
