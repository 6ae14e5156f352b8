import type { ComponentType, ReactNode } from "react";
import { Button, ButtonRow } from "~/ui/button";
import { type ShownStatus, invoiceStatuses, statusNames } from "../invoice-status";

type PostForm = ComponentType<{ action: string; children: ReactNode }>;
type StatusFormProps = { action: string; status: ShownStatus; form: PostForm };

/** Any status to any other; stock and payments follow. */
export function StatusForm({ action, status, form: Form }: StatusFormProps) {
  return (
    <Form action={action}>
      <div className="field-row">
        <div className="field">
          <label htmlFor="status">Status</label>
          <select id="status" name="status" defaultValue={status} key={status}>
            {invoiceStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="reason">Reason, if the sale is taken back</label>
          <input id="reason" name="reason" maxLength={500} />
        </div>
      </div>
      <ButtonRow>
        <Button variant="secondary">Change Status</Button>
      </ButtonRow>
    </Form>
  );
}
