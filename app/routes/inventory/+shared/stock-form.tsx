import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatCounted } from "~/ui/format";

export type StockFacts = {
  id: string;
  partNumber: string;
  description: string;
  quantity: number;
  bin: string;
};

type StockFormProps = {
  item: StockFacts;
  form: FormMetadata<Record<string, string>, string[]>;
  answer: FormAnswer | undefined;
  /** The last part of its address, and what its button says. */
  act: { name: string; label: string };
  children: ReactNode;
};

/** What happens to the stock of one part: a dialog over the part that says what is there. */
export function StockForm({ item, form, answer, act, children }: StockFormProps) {
  const { id, partNumber, description, quantity, bin } = item;
  const page = `/inventory/${id}`;
  return (
    <DialogPage title={`${act.label} ${partNumber}`} close={{ to: page, label: "Back to the part" }}>
      {description && <p>{description}</p>}
      <p>
        {formatCounted(quantity, "piece")} on hand{bin && ` in bin ${bin}`}.
      </p>
      <RecordForm form={form} answer={answer} action={`${page}/${act.name}`} save={act.label} checks>
        {children}
        <ButtonRow>
          <Button>{act.label}</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}
