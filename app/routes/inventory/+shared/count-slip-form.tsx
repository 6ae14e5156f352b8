import { useForm } from "@conform-to/react";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonRow } from "~/ui/button";
import { Field, FieldRow } from "~/ui/field";

type SlipFormProps = { action: string; code?: string; answer?: FormAnswer; focused?: boolean };

/** For items on the shelf that are not in the count. The quantity comes first, so that scanning can go on and nothing is lost. */
export function SlipForm({ action, code = "", answer, focused }: SlipFormProps) {
  const [form, fields] = useForm<{ code: string; quantity: string; note: string }>({
    id: "slip",
    lastResult: answer?.result,
    defaultValue: { code },
  });
  const fromScan = code !== "";
  return (
    <RecordForm form={form} answer={answer} action={action} save="Put on the Found Slip" checks={!fromScan}>
      {fromScan && <input type="hidden" name="code" value={code} />}
      {!fromScan && <Field field={fields.code} label="Number or bar code" maxLength={100} mono required />}
      <FieldRow>
        <Field
          field={fields.quantity}
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          autoFocus={focused}
        />
        <Field field={fields.note} label="Note" maxLength={200} />
      </FieldRow>
      <ButtonRow>
        <Button>Put on the Found Slip</Button>
      </ButtonRow>
    </RecordForm>
  );
}
