import type { ComponentType, ReactNode } from "react";
import { Button, ButtonRow } from "~/ui/button";
import { FirstButton } from "~/ui/first-button";
import { Notice } from "~/ui/notice";
import { type ShownStatus, invoiceStatuses, statusNames } from "../invoice-status";

type PostForm = ComponentType<{ action: string; children: ReactNode }>;
type StatusFormProps = {
  action: string;
  status: ShownStatus;
  /** What was chosen and typed when Enter was pressed, which changes nothing. */
  looked: { status: string; reason: string } | null;
  form: PostForm;
};

/** Any status to any other; stock and payments follow. */
export function StatusForm({ action, status, looked, form: Form }: StatusFormProps) {
  const chosen = looked?.status ?? status;
  return (
    <Form action={action}>
      <FirstButton step="check">Check</FirstButton>
      {looked && <Notice kind="info" title="Nothing is changed yet" role="status" />}
      <div className="field-row">
        <div className="field">
          <label htmlFor="status">Status</label>
          <select id="status" name="status" defaultValue={chosen} key={chosen}>
            {invoiceStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="reason">Reason, if the sale is taken back</label>
          <input id="reason" name="reason" defaultValue={looked?.reason} maxLength={500} />
        </div>
      </div>
      <ButtonRow>
        <Button variant="secondary" autoFocus={looked !== null}>
          Change Status
        </Button>
      </ButtonRow>
    </Form>
  );
}
