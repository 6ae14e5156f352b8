import { getFormProps } from "@conform-to/react";
import {
  type InvoiceStatus,
  type ShownStatus,
  invoiceStatuses,
  statusNames,
} from "~/features/invoices/invoice-status";
import { PostForm } from "~/http/forms/post-form";
import { useRecordForm } from "~/http/forms/record-page";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field, FieldRow, Select } from "~/ui/field";
import { FirstButton } from "~/ui/first-button";
import { Notice } from "~/ui/notice";

const options = invoiceStatuses.map((value) => ({ value, label: statusNames[value] }));

function useStatusForm(status?: InvoiceStatus) {
  return useRecordForm<{ status: InvoiceStatus; reason: string }>("status", { status });
}

/** First on the page, far from its form. */
export function StatusRefusal() {
  const { form, answer } = useStatusForm();
  return <Refusal form={form} answer={answer} />;
}

type StatusFormProps = { action: string; status: ShownStatus; mayChange: boolean };

/** Any status to any other; stock and payments follow. What was typed is shown even where nothing may be changed any more. */
export function StatusForm({ action, status, mayChange }: StatusFormProps) {
  const { form, fields, answer } = useStatusForm(status === "credited" ? undefined : status);
  if (!mayChange && !answer) return null;
  return (
    <Card title="Status">
      <PostForm {...getFormProps(form)} action={action}>
        <FirstButton step="check">Check</FirstButton>
        {answer?.checked && <Notice kind="info" title="Nothing is changed yet" role="status" />}
        <FieldRow>
          <Select field={fields.status} label="Status" required options={options} />
          <Field field={fields.reason} label="Reason, if the sale is taken back" maxLength={500} />
        </FieldRow>
        <ButtonRow>
          <Button variant="secondary" autoFocus={answer?.checked !== undefined}>
            Change Status
          </Button>
        </ButtonRow>
      </PostForm>
    </Card>
  );
}
