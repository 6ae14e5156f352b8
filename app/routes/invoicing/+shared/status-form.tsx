import {
  type InvoiceStatus,
  type ShownStatus,
  invoiceStatuses,
  statusNames,
} from "~/features/invoices/invoice-status";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field, FieldRow, Select } from "~/ui/field";

const options = invoiceStatuses.map((value) => ({ value, label: statusNames[value] }));

type StatusFormProps = { action: string; status: ShownStatus; version: number; mayChange: boolean };

/** Any status to any other; stock and payments follow. What was typed is shown even where nothing may be changed any more. */
export function StatusForm({ action, status, version, mayChange }: StatusFormProps) {
  const { form, fields, answer } = useRecordForm<{ status: InvoiceStatus; reason: string }>("status", {
    status: status === "credited" ? undefined : status,
  });
  if (!mayChange && !answer) return null;
  return (
    <Card title="Status">
      <RecordForm form={form} answer={answer} action={action} save="Change Status" done="changed">
        <input type="hidden" name="version" value={version} />
        <FieldRow>
          <Select field={fields.status} label="Status" required options={options} />
          <Field field={fields.reason} label="Reason, if a sale or payment is taken back" maxLength={500} />
        </FieldRow>
        <ButtonRow>
          <Button variant="secondary">Change Status</Button>
        </ButtonRow>
      </RecordForm>
    </Card>
  );
}
